import { expect, it } from "vitest";
import { checkDiet } from "../../../shared/nutrition/check-diet.ts";
import type { DietName } from "../../../shared/nutrition/diet-name.ts";
import { exactly } from "../../../shared/nutrition/interval.ts";
import { recipeBook } from "../../../shared/recipes/recipe-book.ts";
import { factsOfRecipe } from "../../../shared/recipes/recipe-facts.ts";
import { readCatalogueFoods } from "./support/catalogue-foods.ts";

const MEALS = ["breakfast", "lunch", "dinner", "snack", "dessert", "drink"] as const;
const LEAST_RECIPES = 40;
/** The diets that every meal can be planned for. */
const DIETS: readonly DietName[] = [
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

it.each(DIETS)("%s has recipes enough, and for every meal", (diet) => {
  const fit = judged.filter(({ judge }) => judge(diet).verdict === "allowed");
  expect(fit.length).toBeGreaterThanOrEqual(LEAST_RECIPES);
  const without = MEALS.filter((meal) => !fit.some(({ recipe }) => recipe.mealTypes.includes(meal)));
  expect(without).toEqual([]);
});
