import { isBreak, type Reading, wordAt } from "../reading.ts";
import type { SensoryGoal } from "../wishes/dish-wishes.ts";
import { readSensoryAt } from "../wishes/read-sensory.ts";
import { swapFoodAt } from "./swap-phrases.ts";

/** A wish of taste or texture; `food` is the ingredient that it is said of ("crunchier than the banana"), null for the dish. */
export interface TasteGoal extends SensoryGoal {
  readonly food: string | null;
}

const things = new Set(["something", "anything", "ingredient", "topping", "one", "food", "alternative"]);
const reach = 6;

/** Reads "something crunchier than the banana", "a less sweet topping than honey". */
export function readComparisons(reading: Reading): TasteGoal[] {
  return reading.tokens.flatMap(({ text }, at) => {
    const food = text === "than" ? swapFoodAt(reading, at + 1) : null;
    if (food === null) return [];
    const goals = readSensoryBefore(reading, at);
    return goals.map((goal) => ({ ...goal, food: food.text }));
  });
}

function readSensoryBefore(reading: Reading, end: number) {
  let hasThing = false;
  let from = end;
  while (from > Math.max(0, end - reach) && !isBreak(reading, from - 1)) {
    from--;
    hasThing ||= things.has(wordAt(reading, from));
  }
  return hasThing ? readSensoryAt(reading, from, end) : [];
}
