import { describe, expect, it } from "vitest";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineLocalMeal, outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

function readWords(text: string) {
  const { items, unread } = readMeal(outlineMeal(text), findSmall());
  return {
    items: items.map(({ span }) => (span === null ? null : text.slice(span.start, span.end))),
    unread: unread.map(({ start, end }) => text.slice(start, end)),
  };
}

describe("the words of an item", () => {
  it.each([
    ["I had 2 slices of rye bread and an apple.", ["2 slices of rye bread", "apple"]],
    ["banana 1, rice 150 g", ["banana 1", "rice 150 g"]],
    ["cheddar (30 g) and tomatoes", ["cheddar (30 g)", "tomatoes"]],
    ["coffee without sugar, eggs x2", ["coffee without sugar", "eggs x2"]],
    ["chicken breast with the skin removed, milk", ["chicken breast with the skin removed", "milk"]],
    ["😀 a glass of milk", ["a glass of milk"]],
    ["200 g of glorbnax", ["200 g of glorbnax"]],
  ])("are those of the text, with their amount: %j", (text, expected) => {
    expect(readWords(text)).toEqual({ items: expected, unread: [] });
  });

  it("are none of a proper name that ends the entry, which is unread", () => {
    expect(readWords("rice 150 g, an apple. Zorblax junction")).toEqual({
      items: ["rice 150 g", "apple"],
      unread: ["Zorblax junction"],
    });
    expect(readWords("an apple. Dinner: Zorblax").items).toEqual(["apple", "Zorblax"]);
  });

  it("are those of the language that the text is written in", () => {
    const text = "ein Glas Milch";
    const outline = outlineLocalMeal(text, { language: "de", known: new Set() });
    const [item] = readMeal(outline, findSmall()).items;
    expect(text.slice(item?.span?.start, item?.span?.end)).toBe("ein Glas Milch");
  });

  it("stand where they were written in a script without spaces and with wide letters", () => {
    const text = "ﾊﾞﾅﾅ200ｍｌ";
    const [chunk] = outlineLocalMeal(text, { language: "ja", known: new Set() }).chunks;
    expect(chunk?.span).toEqual({ start: 0, end: text.length });
  });
});

describe("words that are of no item", () => {
  it("are reported if no list of their language has them", () => {
    const text = "Zorblax Milch";
    const { unread } = readMeal(outlineLocalMeal(text, { language: "de", known: new Set() }), findSmall());
    expect(unread.map(({ start, end }) => text.slice(start, end))).toEqual(["Zorblax"]);
  });

  it.each([
    ["I had 2 eggs with zorblax", ["zorblax"]],
    ["zorblax milk", ["zorblax"]],
    ["I had 150 g of salmon with honey", ["honey"]],
    ["I had 250 g of oatmeal, honey, almonds", ["honey", "almonds"]],
  ])("are reported if they may name food: %j", (text, expected) => {
    expect(readWords(text).unread).toEqual(expected);
  });

  it.each([
    "For lunch I really enjoyed a delicious banana at home with my wife",
    "I walked home after work and then ate an apple",
    "an apple; my friend had a banana",
    "200 g rice, left half of it",
    "a burger, hold the mayo",
    "had a big bowl of oatmeal on friday morning lol",
  ])("are not reported if they name no food: %j", (text) => {
    expect(readWords(text).unread).toEqual([]);
  });

  it("are reported in a sentence about something else if they name a food", () => {
    const { items, unread } = readWords("a banana. walked to the shop for milk");
    expect([items, unread]).toEqual([["banana"], ["milk"]]);
  });

  it.each(["I went for a walk in the park", "hello there", "😀 🎉", "walked home"])(
    "are all of a text without food: %j",
    (text) => expect(readWords(text)).toEqual({ items: [], unread: [text] }),
  );

  it.each(["", "  \n", "no breakfast today", "skipped lunch"])("are none of %j", (text) => {
    expect(readWords(text)).toEqual({ items: [], unread: [] });
  });
});
