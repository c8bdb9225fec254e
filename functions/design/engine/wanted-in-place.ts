import { type FoodTable, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { type RecipeIngredient, recipeBook } from "../../../shared/domain/recipes/mod.ts";
import type { WantedFood } from "./brief.ts";
import { holdsFood } from "./holds-food.ts";

/** A food that is wanted, as recipes have it, and the words that want it. */
export type WantedInPlace = { readonly food: RecipeIngredient; readonly words: string };

/** What may take the place of another food of a dish; seasoning is no such food. */
const exchangedRoles: ReadonlySet<string> = new Set(["protein", "base", "vegetable", "creamy", "umami"]);
const minced = /\b(?:mince|minced|ground)\b/gi;

/** "Turkey instead of beef": the wanted food that stands in for an ingredient which has to go; null for none. */
export function wantedInPlace(
  leaving: RecipeIngredient,
  wanted: readonly WantedFood[],
  { table, keeps }: { table: FoodTable; keeps: (part: RecipeIngredient) => boolean },
): WantedInPlace | null {
  if (!exchangedRoles.has(leaving.role)) return null;
  for (const sought of wanted) {
    const [food] = recipeBook
      .flatMap(({ ingredients }) => ingredients)
      .filter((one) => exchangedRoles.has(one.role) && isFood(one, sought, table) && keeps(one))
      .sort((one, other) => likeness(other, leaving) - likeness(one, leaving) || other.grams - one.grams);
    if (food !== undefined) return { food, words: sought.words };
  }
  return null;
}

function isFood({ foodId, foodName: name }: RecipeIngredient, sought: WantedFood, table: FoodTable): boolean {
  const part = { name, foodGroup: table.foods.get(foodId)?.foodGroup ?? "", grams: 1 };
  const facts = { name: "", words: [], foodGroup: null, ingredients: [part], amounts: new Map() };
  return holdsFood({ facts }, sought);
}

const sameRole = 10;

/** Minced turkey rather than a breast for minced beef. */
function likeness(one: RecipeIngredient, other: RecipeIngredient): number {
  const terms = new Set(termsOf(other));
  const shared = termsOf(one).filter((term) => terms.has(term)).length;
  return shared + (one.role === other.role ? sameRole : 0);
}

function termsOf({ name, foodName }: RecipeIngredient): readonly string[] {
  return splitTerms(`${name} ${foodName}`.replace(minced, "ground"));
}
