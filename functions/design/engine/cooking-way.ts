import { phraseTerms } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import data from "./data/ways.json" with { type: "json" };

/** A way of cooking or serving; a condition that it does not name is none. */
export type CookingWay = {
  name: string;
  phrases: readonly string[];
  /** Words of which equipment or steps have at least one. */
  shows?: readonly string[];
  /** Words that neither equipment nor steps have. */
  lacks?: readonly string[];
  mostCookMinutes?: number;
  mostVessels?: number;
  isMain?: boolean;
  isDrink?: boolean;
  /** Meals of which the dish suits at least one. */
  meals?: readonly string[];
};

/** The ways of cooking and serving that can be asked for. */
export const cookingWays: readonly CookingWay[] = data.ways;

const vessels = new Set(data.vessels);
const several = new Set(data.severalVessels);
const readBefore = new Map<string, string>();

/** Whether a recipe is cooked or served in a way, as its equipment, steps and times tell. */
export function isCookedSo(recipe: Recipe, way: CookingWay): boolean {
  const text = readText(recipe);
  const has = (phrase: string) => text.includes(` ${phraseTerms(phrase).join(" ")} `);
  const { shows, lacks = [], meals, mostCookMinutes = Infinity, mostVessels = Infinity } = way;
  return (
    (shows === undefined || shows.some(has)) &&
    !lacks.some(has) &&
    recipe.cookMinutes <= mostCookMinutes &&
    countVessels(recipe) <= mostVessels &&
    (way.isMain === undefined || way.isMain === recipe.isMain) &&
    (meals === undefined || recipe.mealTypes.some((type) => meals.includes(type))) &&
    (way.isDrink === undefined || way.isDrink === recipe.mealTypes.includes("drink"))
  );
}

/** Names in braces are ingredients: roasted peanuts need no oven. */
function readText({ id, equipment, steps }: Recipe): string {
  const before = readBefore.get(id);
  if (before !== undefined) return before;
  const words = [...equipment, ...steps.map((step) => step.replace(/\{[^}]*\}/g, " "))].join(" . ");
  const text = ` ${phraseTerms(words).join(" ")} `;
  readBefore.set(id, text);
  return text;
}

function countVessels({ equipment }: Recipe): number {
  return equipment.reduce((count, item) => {
    const terms = phraseTerms(item);
    if (!terms.some((term) => vessels.has(term))) return count;
    return count + (terms.some((term) => several.has(term)) ? 2 : 1);
  }, 0);
}
