import { describe, expect, test } from "vitest";
import {
  isClearedBy,
  isListed,
  judgeOption,
  listRules,
  readSituation,
} from "../../../shared/domain/safety/mod.ts";

function optionOf(words: string) {
  const whole = { name: words, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return { words, foods: [], whole, portionGrams: 100 };
}

function isOut(situation: string, words: string): boolean {
  const rules = listRules(readSituation(situation));
  return judgeOption(rules, optionOf(words)).some(({ rule }) => rule.effect !== "remark");
}

describe("a dish, a brand or a recipe shows what it holds", () => {
  test.each([
    ["I'm pregnant", "tiramisu"],
    ["I'm pregnant", "caesar salad with homemade dressing"],
    ["I'm pregnant", "salmon avocado maki"],
    ["on phenelzine", "miso ramen"],
    ["on metronidazole", "sherry trifle"],
    ["high blood pressure", "mango achar and papad"],
    ["I have gallstones", "fish supper"],
    ["gout attack", "kaleji fry"],
    ["PKU", "sugar-free orangeade"],
    ["on semaglutide", "greasy burger"],
    ["I'm on dapagliflozin", "keto breakfast"],
    ["wisdom teeth out yesterday", "tortilla chips"],
    ["", "MMS drops"],
    ["", "rice from 3 days ago"],
    ["on warfarin", "big kale salad every day"],
  ])("%s: %s", (situation, words) => {
    expect(isOut(situation, words)).toBe(true);
  });
});

describe("what makes it safe clears it", () => {
  test.each([
    ["I'm pregnant", "avocado cucumber maki"],
    ["I'm pregnant", "hard-boiled egg"],
    ["I'm pregnant", "cornflakes"],
    ["my boy is 2 years old", "grapes cut in quarters"],
    ["Hereditary fructose intolerance", "glucose tablets"],
    ["PKU", "squash (no aspartame)"],
    ["on alendronate", "plain water"],
  ])("%s: %s", (situation, words) => {
    expect(isOut(situation, words)).toBe(false);
  });

  test("bought mushrooms are not those picked in the woods", () => {
    const [holding] = listRules(readSituation("")).filter(({ rule }) => rule.id === "poison-wild-mushroom");
    if (holding === undefined) throw new Error("No such rule");
    expect(isClearedBy(holding, "shop bought button mushrooms")).toBe(true);
    expect(isClearedBy(holding, "mushrooms uncle picked")).toBe(false);
  });
});

test("what a stage of the diet allows is listed, and all else is out", () => {
  const rules = listRules(readSituation("on full liquids after a gastric sleeve"));
  expect(isListed(rules, optionOf("protein shake"))).toBe(true);
  expect(isListed(rules, optionOf("ribeye"))).toBe(false);
  expect(isOut("on full liquids after a gastric sleeve", "ribeye")).toBe(true);
});

test("with diarrhoea a rehydration solution goes before any other drink", () => {
  expect(isOut("my toddler has the runs since yesterday", "cola")).toBe(true);
  expect(isOut("my toddler has the runs since yesterday", "ORS sachet")).toBe(false);
});

describe("kidney beans that were not boiled are out by whatever says so", () => {
  function isOut(words: string): boolean {
    const found = judgeOption(listRules(readSituation("")), optionOf(words));
    return found.some(({ rule }) => rule.id === "poison-kidney-beans");
  }

  test.each([
    "dried red kidney beans only soaked",
    "kidney beans, not cooked",
    "kidney beans done al dente",
    "rajma that was never boiled",
    "dry kidney beans in the crockpot on low",
    "kidney beans, still a bit hard",
  ])("%s", (words) => expect(isOut(words)).toBe(true));

  test.each([
    "tinned kidney beans",
    "kidney beans with raw onion",
    "canned kidney beans in the slow cooker",
    "rajma boiled hard after soaking",
  ])("not %s", (words) => expect(isOut(words)).toBe(false));
});
