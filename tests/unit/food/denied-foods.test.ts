import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";

describe("a food that is denied right behind its name", () => {
  it.each([
    ["pear? nope, plum", ["plum"]],
    ["plum no, pear", ["pear"]],
    ["toast + plum no.. pear", ["toasted bread", "pear"]],
    ["pear, plum no today", ["pear"]],
    ["tea sugar no", ["tea"]],
    ["pear? nah plum", ["plum"]],
    ["pear? no. plum", ["plum"]],
    ["pear? no i had a plum", ["plum"]],
    ["pear? no a plum", ["plum"]],
    ["plum, pear? no thanks", ["plum"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["90 g plum? no half of it", ["90 g plum"]],
    ["90 g plum? nah more like 80", ["80 g plum"]],
    ["pear? no idea how big", ["pear"]],
    ["tea? no milk", ["tea"]],
    ["said no thanks to cake, pear", ["pear"]],
    ["toast no butter", ["toasted bread"]],
    ["90 g no-bake plum tart", ["90 g plum tart"]],
    ["low-fat no-sugar custard", ["low fat custard"]],
  ])("unlike what another word denies: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a refusal that stands behind the food or around it", () => {
  it.each([
    ["curry and rice. the rice i didn't eat", ["curry"]],
    ["salad, the egg i left", ["salad"]],
    ["salad, the egg i gave away", ["salad"]],
    ["rice and dal. gave the rice away", ["dal"]],
  ])("is of that food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["roast plums, cake, didn't eat the plums", ["cake"]],
    ["mashed potatoes, peas, skipped my cold potatoes", ["pea"]],
    ["almond milk, 1 pear, didn't have any milk", ["1 pear"]],
    ["plum, toast, didn't eat the toast", ["plum"]],
    ["plum, toast, tea, no toast", ["plum", "tea"]],
    ["sweet potatoes, mashed potatoes, didn't eat the sweet potatoes", ["mashed potato"]],
  ])("is of a food with more words too: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["mashed potatoes, corn. skipped the sweet potatoes", ["mashed potato", "corn"]],
    ["plum cake, tea, didn't eat the carrot cake", ["plum cake", "tea"]],
  ])("is not of another kind: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is of the food before its bracket", () => {
    expect(showPhrases("tea with cream, soup (no cream)")).toEqual(["tea", "cream", "soup"]);
  });

  it("unlike what was had", () => expect(showPhrases("the pear i had")).toEqual(["pear"]));
});

describe("what was not eaten completely", () => {
  it.each([
    ["stew, didn't eat all the rice", ["stew", "rice"]],
    ["stew and rice, didn't eat all the rice", ["stew", "rice"]],
    ["stew and rice, didn't eat all my rice", ["stew", "rice"]],
    ["stew, pie, didn't eat the whole pie", ["stew", "pie"]],
    ["stew, pie, didn't eat every pie", ["stew", "pie"]],
  ])("was eaten in part: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["rice, dal, didn't eat any of the dal", ["rice"]],
    ["plum, whole wheat toast, didn't eat whole wheat toast", ["plum"]],
    ["plum, didn't have whole wheat toast", ["plum"]],
    ["plum, didn't eat all bran", ["plum"]],
  ])("unlike what was not touched at all: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a course or a meal that was left out", () => {
  it.each([
    ["curry, rice, no pud", ["curry", "rice"]],
    ["no brekky, 2 plums", ["2 plum"]],
    ["ham roll, skipped dessert (cake), tea", ["ham roll", "tea"]],
  ])("is said of no food beside it: %j", (text, expected) => {
    const { chunks } = outlineMeal(text);
    expect(showPhrases(text)).toEqual(expected);
    expect(chunks.flatMap(({ negated }) => negated)).toEqual([]);
    expect(chunks.some(({ span }) => /\b(?:no|skipped)\b/.test(text.slice(span?.start, span?.end)))).toBe(
      false,
    );
  });

  it("unlike a food that a dish is without", () => {
    expect(outlineMeal("curry, no rice pudding").chunks[0]?.negated).toEqual(["rice", "pudding"]);
  });
});

describe("food that is gone or kept", () => {
  it.each([
    ["soup. other half of the pie in the fridge", ["soup", "", "0.5 pie"]],
    ["made cod for the kids, soup", ["cod", "soup"]],
  ])("is read where nothing says what was eaten instead: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["kiwis are finished so just a pear", ["pear"]],
    ["half a plum cake, other half for tomorrow", ["0.5 plum cake"]],
    ["made cod for the kids, soup for me", ["soup"]],
  ])("is none of the meal: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("the food that nothing was added to", () => {
  it.each([
    ["beans on toast, a yogurt, no butter on the toast", ["baked bean canned", "toasted bread", "yogurt"]],
    ["porridge, no sugar in the coffee", ["oatmeal", "coffee"]],
  ])("is no food again where it was named before: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});
