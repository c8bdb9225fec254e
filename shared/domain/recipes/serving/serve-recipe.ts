import {
  numberWordSource,
  pluralise,
  readNumberText,
  singularise,
  spellNumber,
} from "../../../language/mod.ts";
import {
  type IngredientRole,
  type MealType,
  type Recipe,
  type RecipeIngredient,
  totalMinutes,
} from "../recipe.ts";
import portionWords from "./data/portion-words.json" with { type: "json" };
import { describeMeasure } from "./describe-measure.ts";
import { fillSteps } from "./fill-steps.ts";
import { roundGrams } from "./kitchen-number.ts";

/** An ingredient for all servings, as shown to a cook. */
type ServedIngredient = {
  readonly key: string;
  /** Singular or plural to fit its measure: "red onion" for one, "red onions" for two. */
  readonly name: string;
  readonly foodId: number;
  readonly foodName: string;
  /** Rounded for kitchen scales; nutrition is computed from this figure. */
  readonly grams: number;
  /** "3 tablespoons", "2" for two of what the name says; null if no household measure fits. */
  readonly measure: string | null;
  readonly preparation: string | null;
  readonly role: IngredientRole;
};

/** A recipe written for a number of servings, without placeholders in its steps. */
export type ServedRecipe = {
  readonly id: string;
  readonly title: string;
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly totalMinutes: number;
  readonly equipment: readonly string[];
  readonly cuisine: string;
  readonly mealTypes: readonly MealType[];
  readonly ingredients: readonly ServedIngredient[];
  readonly steps: readonly string[];
};

/** How a recipe is scaled: the number of bowls follows the servings, the number of patties the mass. */
type PortionScale = {
  readonly servedBefore: number;
  readonly servings: number;
  /** Mass of the whole dish relative to the recipe. */
  readonly multiplier: number;
};

const vessels = new Set(portionWords.vessels);
const pieces = new Set(portionWords.pieces);
const counted = new RegExp(`\\b(${numberWordSource}|\\d+)((?: [a-z-]+){0,2}?) ([a-z]+)\\b`, "gi");

/**
 * The recipe for `servings` portions, each `factor` times a portion of the recipe: grams (rounded; compute nutrition
 * with these), measures, steps and numbers of bowls are scaled. Times stay the same.
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
    totalMinutes: totalMinutes(recipe),
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

/** "Share between two jars" for four servings is "Share between four jars"; other numbers stay. */
function scalePortionWords(text: string, scale: PortionScale): string {
  if (portionWords.notPieces.some((phrase) => text.includes(phrase))) return text;
  const scaled = text.replace(counted, (whole, number: string, adjectives: string, noun: string) => {
    const count = readNumberText(number) ?? 0;
    const wanted = wantedCount(count, singularise(noun), scale);
    if (wanted === null || wanted === count) return whole;
    const written = /\d/.test(number) ? wanted : (spellNumber(wanted) ?? wanted);
    return `${written}${adjectives} ${wanted === 1 ? singularise(noun) : pluralise(singularise(noun))}`;
  });
  return scaled.replace(/\b(?:between|among) (?=(?:one|1) )/g, "into ");
}

function wantedCount(count: number, noun: string, scale: PortionScale): number | null {
  if (vessels.has(noun) && count === scale.servedBefore) return scale.servings;
  if (!vessels.has(noun) && !pieces.has(noun)) return null;
  return Math.max(1, Math.round(count * scale.multiplier));
}
