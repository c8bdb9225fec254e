import { describe, expect, it } from "vitest";
import { checkDiet, dietRules } from "../../../shared/domain/constraints/check-diet.ts";
import type { DietName } from "../../../shared/domain/constraints/diet-name.ts";
import { dietNames, findDiet } from "../../../shared/domain/constraints/find-diet.ts";
import { amountsOf, named, recipeOf } from "./foods.ts";

const portionGrams = 200;

function judge(diet: DietName, name: string) {
  return checkDiet(diet, named(name), portionGrams).verdict;
}

describe("foods a diet leaves out", () => {
  it.each<[DietName, string]>([
    ["vegan", "honey cake"],
    ["vegan", "scrambled eggs"],
    ["vegan", "jelly with gelatin"],
    ["vegetarian", "tuna sandwich"],
    ["vegetarian", "gummy bears"],
    ["pescatarian", "chicken wrap"],
    ["gluten_free", "barley soup"],
    ["dairy_free", "buttered peas, butter"],
    ["egg_free", "pavlova"],
    ["nut_free", "praline"],
    ["halal", "ham omelet"],
    ["halal", "rum cake"],
    ["kosher", "lobster roll"],
    ["kosher", "beef lasagna with mozzarella"],
    ["lactose_free", "fruit yogurt"],
    ["low_fodmap", "garlic bread"],
    ["paleo", "brown rice"],
  ])("%s excludes %s", (diet, name) => {
    expect(judge(diet, name)).toBe("excluded");
  });

  it.each<[DietName, string]>([
    ["vegan", "vegan burger with dairy-free cheese"],
    ["vegan", "coconut milk porridge with peanut butter"],
    ["vegetarian", "cheese omelet"],
    ["vegetarian", "veggie burger"],
    ["pescatarian", "grilled salmon"],
    ["gluten_free", "buckwheat with vegetables"],
    ["dairy_free", "coconut yogurt"],
    ["lactose_free", "lactose-free milk"],
    ["lactose_free", "parmesan"],
    ["halal", "turkey sausage"],
    ["kosher", "grilled chicken with rice"],
  ])("%s allows %s", (diet, name) => {
    expect(judge(diet, name)).toBe("allowed");
  });

  it("tells the ingredient that breaks it", () => {
    const stew = named("Vegetable stew", { ingredients: recipeOf("Carrots", "Lard") });
    expect(checkDiet("vegetarian", stew, portionGrams)).toMatchObject({
      verdict: "excluded",
      ingredient: "Lard",
      reason: "contains lard (Lard)",
    });
  });

  it("is not sure of a food of which some makes break it", () => {
    expect(judge("vegan", "vegetable curry")).toBe("unknown");
  });
});

describe("diets of amounts", () => {
  const bread = { 1005: 50, 1079: 4, 1008: 260, 1004: 3 };

  it("keto counts carbohydrate less fibre in the portion", () => {
    const food = named("Flatbread", { amounts: amountsOf(bread) });
    expect(checkDiet("keto", food, 100).reason).toBe("has 46 g of net carbohydrate, over 10 g");
    expect(checkDiet("keto", food, 20).verdict).toBe("allowed");
  });

  it("low carb counts the share of the energy", () => {
    const food = (carbohydrate: number) =>
      named("Omelet", { amounts: amountsOf({ 1005: carbohydrate, 1008: 150 }) });
    expect(checkDiet("low_carb", food(9), portionGrams).verdict).toBe("allowed");
    expect(checkDiet("low_carb", food(11), portionGrams).verdict).toBe("excluded");
  });

  it("does not judge without figures", () => {
    expect(checkDiet("keto", named("Flatbread"), portionGrams).verdict).toBe("unknown");
  });

  it("high protein wants a fifth of the energy", () => {
    const food = (protein: number) => named("Bowl", { amounts: amountsOf({ 1003: protein, 1008: 100 }) });
    expect(checkDiet("high_protein", food(5.1), portionGrams).verdict).toBe("allowed");
    expect(checkDiet("high_protein", food(4.9), portionGrams).verdict).toBe("excluded");
  });

  it("Mediterranean discourages without ruling out", () => {
    const judged = checkDiet("mediterranean", named("beef steak"), portionGrams);
    expect([judged.verdict, judged.discouraged.map(({ kind }) => kind)]).toEqual(["allowed", ["red_meat"]]);
  });

  it("DASH compares salt with its share of the day", () => {
    const soup = named("Broth", { amounts: amountsOf({ 1093: 690 }) });
    const sodium = checkDiet("dash", soup, 100).assessments.find(({ target }) => target.what === "sodium");
    expect(sodium?.ratio?.value).toBeCloseTo(1);
  });
});

describe("names of diets", () => {
  it.each([
    ["Gluten Free", "gluten_free"],
    ["GLUTEN-FREE", "gluten_free"],
    ["gluten_free", "gluten_free"],
    ["glutenfree", "gluten_free"],
    ["Plant-based", "vegan"],
    ["high fiber", "high_fibre"],
    ["Ketogenic diet", "keto"],
    ["vegeterian", "vegetarian"],
    ["pescetarian", "pescatarian"],
    ["low FODMAP", "low_fodmap"],
  ])("%s is %s", (name, diet) => {
    expect(findDiet(name)).toBe(diet);
  });

  it.each(["", "breatharian", "vega", "free"])("%j is none", (name) => {
    expect(findDiet(name)).toBeNull();
  });

  it("finds every diet by its own name", () => {
    expect(dietNames.map((name) => findDiet(name))).toEqual(dietNames);
  });

  it("gives every rule a source", () => {
    const rules = Object.values(dietRules);
    expect(
      rules.filter(({ source, targets }) => !source || targets.some((target) => !target.source)),
    ).toEqual([]);
  });
});
