import type { UnmetWish } from "../contract.ts";
import type { Brief, StockedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { shareOfFood } from "./holds-food.ts";
import { mostOf } from "./list-reduced.ts";

/** A packet that is nearly used up is used up. */
const tolerance = 0.15;
/** A dish with a pinch of the food is not cooked for a crowd. */
const mostGrowth = 3;

/** For how many a dish is cooked: as stated, else so many that it uses the amount of the food, else as it is written. */
export function settleServings(
  { servings, stocked }: Pick<Brief, "servings" | "stocked">,
  candidate: Candidate,
): number {
  const written = candidate.recipe.servings;
  const [food] = stocked;
  if (servings !== null || food === undefined) return servings ?? written;
  const used = gramsUsed(food, candidate, written);
  if (used === 0 || isMet(food, used) || food.grams > mostGrowth * used) return written;
  return Math.min(mostOf.servings, Math.max(1, Math.round((written * food.grams) / used)));
}

/** The amounts that a dish for so many does not use, each with what it uses. */
export function listUnusedFoods(
  stocked: Brief["stocked"],
  candidate: Candidate,
  servings: number,
): UnmetWish[] {
  return stocked.flatMap((food) => {
    const used = gramsUsed(food, candidate, servings);
    if (isMet(food, used)) return [];
    const wish = `${food.grams} g ${food.words}`;
    const amount = used === 0 ? "none of it" : `${Math.round(used)} g of it`;
    return [{ wish, reason: "not_possible", detail: `the dish for ${servings} uses ${amount}` }];
  });
}

/** For a plan the shopping list has what it uses. */
export function listUnplannedFoods(stocked: Brief["stocked"]): UnmetWish[] {
  return stocked.map(({ words, grams }) => ({
    wish: `${grams} g ${words}`,
    reason: "not_possible",
    detail: "a plan does not aim at the amount of one food: its shopping list shows what it needs",
  }));
}

function gramsUsed({ words }: StockedFood, candidate: Candidate, servings: number): number {
  const { recipe, factor } = candidate;
  const whole = recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const held = shareOfFood(candidate, { words, alternatives: [] }) * whole;
  return (held * factor * servings) / recipe.servings;
}

function isMet({ grams, operator }: StockedFood, used: number): boolean {
  if (operator === "<=") return used <= grams * (1 + tolerance);
  if (operator === ">=") return used >= grams * (1 - tolerance);
  return Math.abs(used - grams) <= grams * tolerance;
}
