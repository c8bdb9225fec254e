import { expect, it } from "vitest";
import { judgeRules } from "../../../shared/domain/constraints/judge-rules.ts";
import type { RuleSet } from "../../../shared/domain/constraints/rule-set.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";
import type { NutrientTarget } from "../../../shared/domain/nutrition/measure-target.ts";

function boundOf(gender: "male" | "female", max: number): NutrientTarget {
  const what = { what: "sodium", compoundId: 1093, minusCompoundId: null, carrier: null, unit: "mg" };
  return { ...what, basis: "portion", min: null, max, gender, weight: 1, isHard: true, source: "test" };
}

const rules: RuleSet = {
  label: "test",
  excludes: [],
  neverTogether: [],
  discourages: [],
  encourages: [],
  targets: [boundOf("male", 500), boundOf("female", 300)],
  source: "test",
};
const soup = {
  name: "Soup",
  words: [],
  foodGroup: null,
  ingredients: [],
  amounts: new Map([[1093, exactly(400)]]),
};

it.each([
  ["male", "allowed"],
  ["female", "excluded"],
  [null, "excluded"],
] as const)("a bound that differs by sex is that of the eater: %s, %s", (gender, verdict) => {
  expect(judgeRules(rules, soup, 100, { gender }).verdict).toBe(verdict);
});
