import {
  findNegation,
  foodNameAt,
  isBreak,
  type Reading,
  spanOf,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import words from "./data/week-words.json" with { type: "json" };

/** A food that a meal is to have on every day. */
export type MealFood = { readonly meal: string; readonly food: string };

const meals = new Map(Object.entries(words.countedMeals));
const plural = /(?<=lunch)es$|s$/;
const own = new Set(["my", "our", "every"]);
const joints = new Set(["and", "&", "+"]);
/** Words between "dinners" and "with". */
const reach = 8;

/** "Oats for breakfast", "chicken and rice lunches", "five dinners with salmon". `isFree` of what others read. */
export function findMealFoods(reading: Reading, isFree: (at: number) => boolean): MealFood[] {
  const found = reading.tokens.flatMap((_, at): MealFood[] => {
    const food = foodNameAt(reading, at);
    if (!food?.isFood || !isFree(at) || findNegation(reading, at) !== null) return [];
    const meal =
      mealBehind(reading, food.end) ?? mealNamed(reading, food.end) ?? mealBefore(reading, at, food.end);
    const span = spanOf(reading, at, food.end);
    return meal === null ? [] : [{ meal, food: reading.text.slice(span.start, span.end) }];
  });
  return [...new Map(found.map((one) => [`${one.meal} ${one.food}`, one])).values()];
}

/** "… for breakfast", "… at lunch". */
function mealBehind(reading: Reading, end: number): string | null {
  if (!["for", "at"].includes(wordAt(reading, end))) return null;
  const noun = own.has(wordAt(reading, end + 1)) ? end + 2 : end + 1;
  return meals.get(wordAt(reading, noun).replace(plural, "")) ?? null;
}

/** "… lunches", "… and rice lunches". */
function mealNamed(reading: Reading, end: number): string | null {
  const meal = pluralAt(reading, end);
  if (meal !== null || !joints.has(wordAt(reading, end))) return meal;
  const next = foodNameAt(reading, end + 1);
  return next?.isFood ? pluralAt(reading, next.end) : null;
}

/** "Dinners with …": one food alone; of a list each meal has some. */
function mealBefore(reading: Reading, start: number, end: number): string | null {
  if (wordAt(reading, start - 1) !== "with" || isListed(reading, end)) return null;
  for (let at = start - 2; at >= Math.max(0, start - 2 - reach); at--) {
    const meal = pluralAt(reading, at);
    if (meal !== null) return meal;
    if (isBreak(reading, at) && wordAt(reading, at + 1) !== "all") return null;
  }
  return null;
}

function isListed(reading: Reading, end: number): boolean {
  const isJoined = joints.has(wordAt(reading, end)) || [",", "or", "/"].includes(wordAt(reading, end));
  return isJoined && foodNameAt(reading, end + 1)?.isFood === true;
}

/** "Dinners", and no "dinner". */
function pluralAt(reading: Reading, at: number): string | null {
  const word = wordAt(reading, at);
  return plural.test(word) ? (meals.get(word.replace(plural, "")) ?? null) : null;
}
