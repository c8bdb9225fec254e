import { describe, expect, it } from "vitest";
import { readMeasure } from "../../../shared/domain/food/text/measures.ts";
import { tokenise } from "../../../shared/domain/food/text/tokenise.ts";

function read(text: string) {
  const tokens = tokenise(text);
  const found = readMeasure(tokens, 0);
  const rest = tokens.slice(found?.next ?? 0).map((token) => token.text);
  return { measure: found?.measure, rest: rest.join(" ") };
}

describe("readMeasure", () => {
  it.each([
    ["one and a half cups of rice", 1.5, "cup", "rice"],
    ["three-quarters of a cup of rice", 0.75, "cup", "rice"],
    ["between 2 and 4 slices of ham", 3, "slice", "ham"],
    ["twenty-five grams of nuts", 25, "gram", "nuts"],
    ["a heaping small bowl of soup", 1, "bowl", "soup"],
    ["2 slices bacon", 2, "slice", "bacon"],
    ["4 pcs falafel", 4, "piece", "falafel"],
    ["about 2 cups rice", 2, "cup", "rice"],
    ["1 lb. beef", 1, "lb", "beef"],
    ["a juice pouch of punch", 1, "pouch", "punch"],
    ["a large drink of cola", 1, "drink", "cola"],
    ["a container filled with juice", 1, "container", "juice"],
  ])("reads %j", (text, count, unit, rest) => {
    const found = read(text);
    expect(found.measure).toMatchObject({ count, unit });
    expect(found.rest).toBe(rest);
  });

  it("leaves a describing word to the food where no unit follows", () => {
    expect(read("a large sweet roll")).toMatchObject({
      measure: { sizes: ["large"], unit: "" },
      rest: "sweet roll",
    });
    expect(read("two soft drinks").rest).toBe("soft drinks");
  });

  it("keeps number and size of containers apart", () => {
    expect(read("2 (14.5 oz) cans tomatoes").measure).toMatchObject({
      count: 2,
      grams: expect.closeTo(411.07, 2),
    });
    expect(read("a 16.9 fl oz bottle of cola").measure?.millilitres).toBeCloseTo(499.8, 1);
  });

  it.each(["a candy bar", "a roll with butter", "an egg roll", "3 musketeers", "7 up"])(
    "takes no unit from %j",
    (text) => {
      expect(read(text).measure?.unit ?? "").toBe("");
    },
  );

  it("says nothing about lengths and times", () => {
    expect(read("30 minutes later").measure).toBeNull();
    expect(read("2.5 inches by 3 inches").measure).toBeNull();
  });

  it("knows a share from a count", () => {
    expect(read("half of the rice").measure).toMatchObject({ count: 0.5, isShare: true });
    expect(read("half a banana").measure).toMatchObject({ count: 0.5, isShare: false });
  });
});
