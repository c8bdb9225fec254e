import { expect, it } from "vitest";
import type { Candidate } from "../../../functions/decide/engine/candidate.ts";
import { decide } from "../../../functions/decide/engine/decide.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";

function candidateOf(id: number, label: string, proteinGrams: number): Candidate {
  const amounts = new Map([
    [1008, exactly(100)],
    [1003, exactly(proteinGrams)],
  ]);
  const food = { name: label, words: [label], foodGroup: label, ingredients: [], amounts };
  const stated = { id, label, words: label, kind: "food" as const, items: [], foods: [food], whole: food };
  return {
    ...stated,
    missing: [],
    portionGrams: 100,
    isAmountStated: true,
    isDrink: false,
    isWeightKnown: true,
    stated: null,
    isPiece: false,
  };
}

function reason(text: string, ...foods: [label: string, proteinGrams: number][]): string {
  const candidates = foods.map(([label, grams], index) => candidateOf(index + 1, label, grams));
  return decide({
    text,
    asked: text,
    needs: readNeeds(text),
    candidates,
    rules: [],
    said: new Map(),
    context: null,
    isAboutFood: true,
  }).reasoning;
}

it.each([
  ["an allergy", "I'm allergic to peanuts", "peanut butter", "contains peanut: not with a peanut allergy"],
  ["a diet", "I'm vegan", "cheddar", "contains cheddar: not on the vegan diet"],
  [
    "a condition",
    "I have coeliac disease",
    "seitan",
    "contains seitan: not with coeliac disease (no gluten)",
  ],
  [
    "a food to avoid",
    "no mushrooms please",
    "mushroom soup",
    "contains mushroom soup: asked for without mushrooms",
  ],
])("what %s rules out is stated with the word that shows it", (_need, text, label, stated) => {
  expect(reason(`${text}: which one?`, [label, 5], ["apple", 1])).toContain(
    `Ruled out: “${label}” ${stated}`,
  );
});

it("practically equal options are stated as the first and the other", () => {
  const stated = reason("which has more protein?", ["rice", 5], ["pasta", 5]);
  expect(stated).toContain(
    " are practically equal for more protein: per portion (100 g) the first has 5 g of protein",
  );
});

it("a bound that a diet sets is stated with the amount and the bound", () => {
  const stated = reason("at least 30 g of protein: which one?", ["rice", 5], ["tofu", 40]);
  expect(stated).toContain("“rice” has 5 g of protein a portion, under 30 g");
});

it("what a diet depends on and nobody knows is a doubt, not a breach", () => {
  const stated = reason("I'm on keto: which one?", ["rice", 5], ["tofu", 40]);
  expect(stated).toContain("has an unknown amount of net carbohydrate, which matters on the keto diet");
});

it("a vitamin is stated by its capital letter", () => {
  expect(reason("which has more vitamin C?", ["rice", 5], ["tofu", 40])).toContain("vitamin C");
});
