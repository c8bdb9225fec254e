import { describe, expect, it } from "vitest";
import { listDishLimits } from "../../../../shared/domain/constraints/rules/list-dish-limits.ts";
import { listExclusions } from "../../../../shared/domain/constraints/rules/list-exclusions.ts";
import type { StatedRules } from "../../../../shared/domain/constraints/rules/stated-rules.ts";
import type { FoodFacts } from "../../../../shared/domain/nutrition/food-facts.ts";

const nobody: StatedRules = { diets: [], conditions: [], allergens: [], avoided: [], health: [] };

function dishOf(...names: string[]): FoodFacts {
  const ingredients = names.map((name) => ({ name, foodGroup: "", grams: 50 }));
  return { name: "Dish", words: [], foodGroup: null, ingredients, hasWholeRecipe: true, amounts: new Map() };
}

/** The names of the exclusions that a dish breaks. */
function brokenBy(rules: Partial<StatedRules>, facts: FoodFacts): string[] {
  return listExclusions({ ...nobody, ...rules })
    .filter(({ findBreach }) => findBreach(facts, 100) !== null)
    .map(({ name }) => name);
}

describe("what a rule leaves out", () => {
  it.each([
    ["a diet", { diets: [{ field: "diet", rule: "vegan" }] }, "Egg, whole, raw", "diet: vegan"],
    [
      "a condition",
      { conditions: [{ field: "condition", rule: "coeliac_disease" }] },
      "Wheat flour, white",
      "condition: coeliac disease",
    ],
    [
      "an allergy",
      { allergens: [{ field: "restrictions", rule: "peanuts" }] },
      "Peanuts, raw",
      "restrictions: no peanuts",
    ],
    [
      "a food that is not liked",
      { avoided: [{ field: "avoided_foods", rule: "mushrooms" }] },
      "Mushrooms, white, raw",
      "avoided_foods: no mushrooms",
    ],
  ] as const)("by %s is named after the field that tells it", (_, rules, food, name) => {
    const stated: Partial<StatedRules> = rules;
    expect(brokenBy(stated, dishOf("Potatoes, raw", food))).toEqual([name]);
    expect(brokenBy(stated, dishOf("Potatoes, raw", "Oil, olive"))).toEqual([]);
  });

  it("is every rule that a dish breaks, each by its own field", () => {
    const rules = {
      diets: [{ field: "diet", rule: "vegan" as const }],
      allergens: [{ field: "request_text", rule: "eggs" as const }],
    };
    expect(brokenBy(rules, dishOf("Egg, whole, raw"))).toEqual(["diet: vegan", "request_text: no eggs"]);
  });

  it("is judged anew for each dish, also where they are asked about in turn", () => {
    const [exclusion] = listExclusions({ ...nobody, diets: [{ field: "diet", rule: "vegan" }] });
    const [meat, plant] = [dishOf("Beef, ground, raw"), dishOf("Lentils, raw")];
    const breaches = [meat, plant, meat, plant].map((dish) => exclusion?.findBreach(dish, 100) === null);
    expect(breaches).toEqual([false, true, false, true]);
  });
});

describe("the bounds of a rule", () => {
  const rules: StatedRules = { ...nobody, conditions: [{ field: "condition", rule: "hypertension" }] };

  it("hold for a portion of a recipe and a day of a plan, which has more of it", () => {
    const ofRecipe = listDishLimits(rules, { gender: null, isPlan: false }).limits;
    const ofPlan = listDishLimits(rules, { gender: null, isPlan: true }).limits;
    expect(new Set(ofRecipe.map(({ scope }) => scope))).toEqual(new Set(["portion"]));
    expect(ofPlan.map(({ scope }) => scope)).toContain("day");
    const sodiumOf = (limits: typeof ofPlan, scope: string) =>
      limits.find((limit) => limit.scope === scope && limit.measure.compoundId === 1093 && limit.hard)
        ?.limit ?? 0;
    expect(sodiumOf(ofRecipe, "portion")).toBeGreaterThan(0);
    expect(sodiumOf(ofPlan, "day")).toBeGreaterThan(sodiumOf(ofRecipe, "portion"));
  });

  it("are named after the field that tells it, and bring the notice", () => {
    const { limits, notices } = listDishLimits(rules, { gender: null, isPlan: false });
    for (const { name } of limits) expect(name).toMatch(/^condition: /);
    expect(notices.join(" ")).toMatch(/no medical advice/i);
  });

  it("are none, and there is no notice, where nothing is told", () => {
    expect(listDishLimits(nobody, { gender: null, isPlan: true })).toEqual({ limits: [], notices: [] });
  });

  it("differ by sex where the needs do", () => {
    const iron: StatedRules = { ...nobody, conditions: [{ field: "condition", rule: "iron_deficiency" }] };
    const leastIron = (gender: "male" | "female") =>
      listDishLimits(iron, { gender, isPlan: true }).limits.find(({ measure }) => measure.compoundId === 1089)
        ?.limit;
    expect(leastIron("female")).toBeGreaterThan(leastIron("male") ?? Number.NaN);
  });
});
