import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a unit between two foods that nothing counts", () => {
  it.each([
    ["trout glass white wine", ["trout", "1 glass white wine"]],
    ["noodles pint of cider", ["noodle", "1 pint hard cider"]],
    ["2 pears toast mug of tea", ["2 pear toasted bread", "1 mug tea"]],
    ["skyr handful raspberries", ["skyr", "1 handful raspberry"]],
    ["chowder slice rye", ["chowder", "1 slice rye bread"]],
  ])("measures what stands behind it: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expect.arrayContaining(expected.slice(-1))),
  );

  it.each([
    ["coffee mug toast", ["1 mug coffee", "toasted bread"]],
    ["bread slice butter", ["1 slice bread", "butter"]],
  ])("measures what usually comes in it, before it: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["trout glass noodles", ["trout glass noodle"]],
    ["a travel mug of coffee", ["1 mug coffee"]],
    ["left half of it", []],
  ])("is none: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
