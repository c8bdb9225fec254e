import { describe, expect, it } from "vitest";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { describeReading } from "../../../shared/domain/intake/describe-reading.ts";
import { findSmall } from "../food/small-catalogue.ts";

/** What is reported of a text, and behind it of the words of a recording. */
function describeWords(text: string | null, heard: string | null = null) {
  const words = [text, heard].filter((part) => part !== null).join("\n");
  const meal = readMeal(outlineMeal(words), findSmall());
  return describeReading({ ...meal, words, reader: "embedded", warnings: [] }, text);
}

describe("what is reported of a reading", () => {
  it("has the words of each item, counted in code points", () => {
    const { items, unread, warnings } = describeWords("😀😀 60 g rye bread, 200 g glorbnax");
    expect(items).toEqual([
      { item_id: 1, text: "60 g rye bread", start: 3, end: 17, amount: "stated", match: "exact" },
      { item_id: 2, text: "200 g glorbnax", start: 19, end: 33, amount: "stated", match: "none" },
    ]);
    expect([unread, warnings]).toEqual([[], []]);
  });

  it("names the nearest foods where a match is not sure", () => {
    const [item] = describeWords("grilled chicken breast").items;
    expect(item).toMatchObject({ match: "close", amount: "assumed" });
    expect(item?.closest?.length).toBeGreaterThan(0);
  });

  it("has the words that were not read, and a warning", () => {
    const { unread, warnings } = describeWords("2 eggs. Walked to the shop for milk");
    expect(unread).toEqual([{ text: "milk", start: 31, end: 35 }]);
    expect(warnings).toEqual(["text_not_fully_read"]);
  });

  it("has no positions for words of a recording", () => {
    const { items } = describeWords("an apple", "a banana");
    expect(items.map(({ text, start }) => [text, start])).toEqual([
      ["apple", 3],
      ["banana", null],
    ]);
    expect(describeWords(null, "hello there").unread).toEqual([
      { text: "hello there", start: null, end: null },
    ]);
  });

  it("parts words of the text from those of a recording", () => {
    expect(describeWords("hello", "there").unread).toEqual([
      { text: "hello", start: 0, end: 5 },
      { text: "there", start: null, end: null },
    ]);
  });
});
