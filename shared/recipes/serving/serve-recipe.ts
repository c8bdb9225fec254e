import type { Recipe, RecipeIngredient } from "../recipe.ts";
import { describeMeasure } from "./describe-measure.ts";
import { fillSteps } from "./fill-steps.ts";
import { roundGrams } from "./round-grams.ts";
import { type PortionScale, scalePortionWords } from "./scale-portion-words.ts";
import type { ServedIngredient, ServedRecipe } from "./served-recipe.ts";

/**
 * The recipe written for `servings` portions, each `factor` times a portion of the recipe: grams (rounded, the ones to
 * compute with), measures, steps and numbers of bowls. Times stay as they are.
 */
export function serveRecipe(recipe: Recipe, servings: number, factor: number): ServedRecipe {
  const multiplier = (servings * factor) / recipe.servings;
  const scale: PortionScale = { servedBefore: recipe.servings, servings, multiplier };
  const ingredients = recipe.ingredients.map((ingredient) => scaleIngredient(ingredient, multiplier));
  const steps = recipe.steps.map((step) => scalePortionWords(step, scale));
  return {
    id: recipe.id,
    title: recipe.title,
    servings,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    totalMinutes: recipe.prepMinutes + recipe.cookMinutes,
    equipment: recipe.equipment.map((thing) => scalePortionWords(thing, scale)),
    cuisine: recipe.cuisine,
    mealTypes: recipe.mealTypes,
    ingredients: ingredients.map(serveIngredient),
    steps: fillSteps(steps, ingredients),
  };
}

function scaleIngredient(ingredient: RecipeIngredient, multiplier: number): RecipeIngredient {
  const { measure, grams } = ingredient;
  const scaled = roundGrams(grams * multiplier);
  return {
    ...ingredient,
    grams: scaled,
    measure: measure === null ? null : { ...measure, count: (measure.count * scaled) / grams },
  };
}

function serveIngredient(ingredient: RecipeIngredient): ServedIngredient {
  const { key, foodId, foodName, grams, preparation, role, name, measure } = ingredient;
  const described = measure === null ? null : describeMeasure({ ...measure, name, grams });
  const text = described === null ? { measure: null, name } : described;
  return { key, name: text.name, foodId, foodName, grams, measure: text.measure, preparation, role };
}
