import { expect, it } from "vitest";
import { checkDiet } from "../../../shared/domain/constraints/check-diet.ts";
import type { DietName } from "../../../shared/domain/constraints/diet-name.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";
import { factsOfRecipe } from "../../../shared/domain/recipes/recipe-facts.ts";
import { readCatalogueFoods } from "./support/catalogue-foods.ts";

const meals = ["breakfast", "lunch", "dinner", "snack", "dessert", "drink"] as const;
const leastRecipes = 40;
/** The diets for which every meal can be planned. */
const diets: readonly DietName[] = [
  "vegan",
  "vegetarian",
  "pescatarian",
  "gluten_free",
  "dairy_free",
  "lactose_free",
  "nut_free",
  "egg_free",
  "halal",
  "kosher",
  "low_carb",
  "keto",
  "mediterranean",
  "dash",
  "low_fodmap",
  "paleo",
  "high_protein",
];

const foods = readCatalogueFoods(
  new Set(recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId))),
);
const judged = recipeBook.map((recipe) => {
  const facts = factsOfRecipe(recipe, (id) => {
    const food = foods.get(id);
    return food && { ...food, amounts: new Map([...food.amounts].map(([key, at]) => [key, exactly(at)])) };
  });
  const grams = recipe.ingredients.reduce((sum, ingredient) => sum + ingredient.grams, 0) / recipe.servings;
  return { recipe, judge: (diet: DietName) => checkDiet(diet, facts, grams) };
});

it.each(diets)("%s has enough recipes, and some for every meal", (diet) => {
  const fit = judged.filter(({ judge }) => judge(diet).verdict === "allowed");
  expect(fit.length).toBeGreaterThanOrEqual(leastRecipes);
  const without = meals.filter((meal) => !fit.some(({ recipe }) => recipe.mealTypes.includes(meal)));
  expect(without).toEqual([]);
});

/** The words by which a title or a name promises a diet. */
const promises: readonly (readonly [words: RegExp, diet: DietName])[] = [
  [/\bvegan\b/, "vegan"],
  [/\b(?:vegetarian|veggie)\b/, "vegetarian"],
  [/\bgluten[- ]free\b/, "gluten_free"],
  [/\bdairy-free\b/, "dairy_free"],
  [/\b(?:eggless|egg-free)\b/, "egg_free"],
  [/\bketo\b/, "keto"],
  [/\blow carb\b/, "low_carb"],
];

it("a recipe keeps the diet that its title or one of its names promises", () => {
  const broken = judged.flatMap(({ recipe, judge }) => {
    const called = [recipe.title.toLowerCase(), ...(recipe.names ?? [])].join("; ");
    return promises
      .filter(([words, diet]) => words.test(called) && judge(diet).verdict !== "allowed")
      .map(([, diet]) => `${recipe.title}: ${diet}`);
  });
  expect(broken).toEqual([]);
});
