import {
  findNeeds,
  indexNeeds,
  isBreak,
  type Reading,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { type SwapFood, swapFoodAt } from "../request/swap-phrases.ts";
import data from "./data/cooking-methods.json" with { type: "json" };

/** A way of cooking that is wanted. */
export type MethodWish = {
  readonly method: MethodName;
  /** As the request words it. */
  readonly words: string;
  /** The ingredient that it is said of; null for the dish. */
  readonly food: string | null;
  /** "8 hours on low": how long and how hot, where the request says it. */
  readonly setting?: string;
};

export type MethodName = keyof typeof data.methods;

const methods = indexNeeds(
  Object.entries(data.methods).flatMap(([name, { words }]) =>
    words.map((phrase) => [phrase, asMethod(name)] as const),
  ),
);
const openings = new Map(Object.entries(data.openings));
const cooks = new Set(["cook", "do", "make", "prepare", "fry", "grill", "bake", "roast", "steam", "boil"]);
const verbs = new Set(["the", "my"]);
const fromWords = new Set(["instead", "rather", "not", "no", "without", "than", "of"]);
const things = new Set(data.things);
const reach = 4;
const slowSetting =
  /(?:on )?(?:low|high) for (?:about |around )?\d{1,2}(?: ?(?:-|–|to|or) ?\d{1,2})? ?(?:hours?|hrs?|h)\b|\b\d{1,2}(?: ?(?:-|–|to|or) ?\d{1,2})? ?(?:hours?|hrs?|h)(?:,)? (?:on )?(?:low|high)\b|\bon (?:low|high)\b/i;

/** "Bake, don't fry", "scramble them instead": the verb that opens a clause. */
function readOpeningVerb(reading: Reading): MethodWish[] {
  const word = wordAt(reading, wordAt(reading, 0) === "please" ? 1 : 0);
  const method = openings.get(word);
  return method === undefined ? [] : [{ method: asMethod(method), words: word, food: null }];
}

/** Reads "in the air fryer", "slow cooker version", "grill the salmon", "bake instead of frying"; each method once. */
export function readMethods(reading: Reading): MethodWish[] {
  const wishes = new Map<MethodName, MethodWish>();
  for (const { start, end, meaning } of findNeeds(methods, reading)) {
    if (wishes.has(meaning) || isReplaced(reading, start, meaning) || isThing(reading, end)) continue;
    const span = spanOf(reading, start, end);
    const food = foodOf(reading, start, end);
    const stated = meaning === "slow_cooker" ? slowSetting.exec(reading.text)?.[0] : undefined;
    const setting = stated === undefined ? {} : { setting: stated };
    wishes.set(meaning, {
      method: meaning,
      words: reading.text.slice(span.start, span.end),
      food,
      ...setting,
    });
  }
  return wishes.size > 0 ? [...wishes.values()] : readOpeningVerb(reading);
}

/** "No baking powder" is about the powder. */
function isThing(reading: Reading, end: number): boolean {
  return things.has(wordAt(reading, end));
}

/** "Instead of the oven" names what goes. */
function isReplaced(reading: Reading, start: number, method: MethodName): boolean {
  if (method === "no_bake" || method === "pan") return false;
  for (let at = start - 1; at >= start - 2 && !isBreak(reading, at); at--)
    if (fromWords.has(wordAt(reading, at))) return true;
  return false;
}

/** "Grill the salmon", "cook the potatoes in the microwave". */
function foodOf(reading: Reading, start: number, end: number): string | null {
  if (verbs.has(wordAt(reading, end - 1))) return plainFood(swapFoodAt(reading, end));
  for (let at = start - 1; at >= Math.max(0, start - reach - 2) && !isBreak(reading, at); at--)
    if (cooks.has(wordAt(reading, at))) return plainFood(swapFoodAt(reading, at + 1));
  return null;
}

function plainFood(food: SwapFood | null): string | null {
  return food === null || /^(?:it|them|this|that|dish|recipe)$/i.test(food.text) ? null : food.text;
}

/** The keys of JSON are strings: these are those of the table itself. */
function asMethod(name: string): MethodName {
  return name as MethodName;
}
