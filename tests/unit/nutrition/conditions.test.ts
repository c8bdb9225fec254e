import { describe, expect, it } from "vitest";
import { checkCondition, conditionRules } from "../../../shared/domain/constraints/check-condition.ts";
import type { ConditionName } from "../../../shared/domain/constraints/condition-name.ts";
import { conditionNames, findCondition } from "../../../shared/domain/constraints/find-condition.ts";
import { amountsOf, named } from "./foods.ts";

const portionGrams = 200;

function assess(condition: ConditionName, what: string, figures: Record<number, number>, grams = 100) {
  const food = named("Dish", { amounts: amountsOf(figures) });
  const { assessments } = checkCondition(condition, food, grams, { gender: "female" });
  return assessments.find(({ target }) => target.what === what);
}

describe("foods a condition rules out", () => {
  it.each<[ConditionName, string]>([
    ["coeliac_disease", "spaghetti with tomato sauce"],
    ["coeliac_disease", "pale ale"],
    ["lactose_intolerance", "glass of milk"],
    ["pregnancy", "red wine"],
    ["pregnancy", "salmon sashimi"],
    ["pregnancy", "steak tartare"],
    ["pregnancy", "camembert on crackers"],
    ["pregnancy", "swordfish steak"],
    ["pregnancy", "liver pate"],
    ["pregnancy", "tiramisu"],
    ["gout", "veal kidney"],
    ["gout", "anchovy toast"],
    ["gout", "mussels in broth"],
    ["gout", "venison stew"],
    ["gout", "pint of beer"],
    ["phenylketonuria", "drink with aspartame"],
    ["grapefruit_interaction", "grapefruit juice"],
  ])("%s excludes %s", (condition, name) => {
    expect(checkCondition(condition, named(name), portionGrams).verdict).toBe("excluded");
  });

  it.each<[ConditionName, string]>([
    ["coeliac_disease", "rice with vegetables"],
    ["lactose_intolerance", "lactose-free milk"],
    ["lactose_intolerance", "oat milk porridge"],
    ["pregnancy", "baked cod with rice"],
    ["gout", "cherry salad"],
    ["hypertension", "bacon"],
  ])("%s does not exclude %s", (condition, name) => {
    expect(checkCondition(condition, named(name), portionGrams).verdict).not.toBe("excluded");
  });

  it("lets more lactose decide than its bound for an occasion", () => {
    const yogurt = (lactose: number) => named("Yogurt", { amounts: amountsOf({ 1013: lactose }) });
    expect(checkCondition("lactose_intolerance", yogurt(2), portionGrams).verdict).toBe("allowed");
    expect(checkCondition("lactose_intolerance", yogurt(4), portionGrams).verdict).toBe("excluded");
  });
});

describe("bounds of a condition for one meal", () => {
  it("allows a meal 30 % of the day's sodium", () => {
    expect(assess("hypertension", "sodium", { 1093: 690 })).toMatchObject({ direction: "less", limit: 690 });
    expect(assess("hypertension", "sodium", { 1093: 690 })?.excess?.value).toBeCloseTo(0);
    expect(assess("hypertension", "sodium", { 1093: 1380 })?.excess?.value).toBeCloseTo(1);
  });

  it("measures saturated fat as a share of the energy", () => {
    expect(assess("dyslipidaemia", "saturated fat", { 1258: 7, 1008: 900 })?.ratio?.value).toBeCloseTo(1);
  });

  it("misses a lower bound by what is lacking", () => {
    expect(assess("iron_deficiency", "iron", { 1089: 2.7 })).toMatchObject({ direction: "more" });
    expect(assess("iron_deficiency", "iron", { 1089: 2.7 })?.excess?.value).toBeCloseTo(0.5);
  });

  it("says nothing where the amount is unknown", () => {
    expect(assess("chronic_kidney_disease", "potassium", {})).toMatchObject({ measured: null, excess: null });
  });

  it("takes the bound of the eater's sex alone, the stricter where it is not told", () => {
    const rules = conditionRules.iron_deficiency.targets.filter(({ gender }) => gender !== null);
    expect(rules.map(({ gender, min }) => [gender, min])).toEqual([
      ["female", 18],
      ["male", 8],
    ]);
    const { assessments } = checkCondition("iron_deficiency", named("Dish"), portionGrams);
    const bounds = assessments.flatMap(({ target }) => (target.gender === null ? [] : [target.min]));
    expect(bounds).toEqual([18]);
  });

  it("grows with every figure that counts against a food", () => {
    const excesses = [100, 500, 900, 1700].map((sodium) =>
      assess("hypertension", "sodium", { 1093: sodium }),
    );
    const values = excesses.map((found) => found?.excess?.value ?? Number.NaN);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it("names what is discouraged and what is encouraged", () => {
    const tea = checkCondition("iron_deficiency", named("beef with black tea"), portionGrams);
    expect(tea.discouraged.map(({ kind }) => kind)).toContain("tea");
    expect(tea.encouraged.map(({ kind }) => kind)).toContain("red_meat");
  });
});

describe("names of conditions", () => {
  it.each([
    ["Type-2 Diabetes", "type_2_diabetes"],
    ["celiac", "coeliac_disease"],
    ["Coeliac disease", "coeliac_disease"],
    ["High Blood Pressure", "hypertension"],
    ["anaemia", "iron_deficiency"],
    ["anemia", "iron_deficiency"],
    ["hyperlipidemia", "dyslipidaemia"],
    ["acid_reflux", "gerd"],
    ["hypertention", "hypertension"],
    ["CKD", "chronic_kidney_disease"],
  ])("%s is %s", (name, condition) => {
    expect(findCondition(name)).toBe(condition);
  });

  it.each(["", "tallness", "hyper"])("%j is none", (name) => {
    expect(findCondition(name)).toBeNull();
  });

  it("finds every condition by its own name", () => {
    expect(conditionNames.map((name) => findCondition(name))).toEqual(conditionNames);
  });

  it("gives every rule a source", () => {
    const rules = Object.values(conditionRules);
    expect(
      rules.filter(({ source, targets }) => !source || targets.some((target) => !target.source)),
    ).toEqual([]);
  });
});
