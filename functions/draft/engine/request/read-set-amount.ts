import {
  isBreak,
  phraseAt,
  type Reading,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/amount-words.json" with { type: "json" };
import { type FoundSwaps, indexWords } from "./found-swaps.ts";
import { isLikelyFood, type SwapFood, swapFoodAt } from "./swap-phrases.ts";

const setting = indexWords(data.setting);
const only = indexWords(data.only);
const ways = new Set(data.ways);

/** "Bump the peas to 300 g", "reduce the sugar to 100 g", "only 100 g sugar": how much of a food there is to be. */
export function readSetAmount(reading: Reading, at: number): FoundSwaps | null {
  return readTo(reading, at) ?? readOnly(reading, at);
}

function readTo(reading: Reading, at: number): FoundSwaps | null {
  const verb = phraseAt(setting, reading, at);
  if (verb === null) return null;
  const food = swapFoodAt(reading, skipWays(reading, verb.end));
  if (food === null) return null;
  const to = skipWays(reading, food.end);
  const number = reading.tokens[to + 1];
  if (wordAt(reading, to) !== "to" || number?.kind !== "number") return null;
  const unit = reading.tokens[to + 2]?.kind === "word" && !isServing(reading, to + 2) ? to + 3 : to + 2;
  // "Change the tuna to 400 g salmon" exchanges it.
  if (isServing(reading, to + 2) || !isEnd(reading, unit)) return null;
  const span = spanOf(reading, to + 1, unit);
  return set(food, `${reading.text.slice(span.start, span.end)} ${food.text}`, unit);
}

function readOnly(reading: Reading, at: number): FoundSwaps | null {
  const cue = phraseAt(only, reading, at);
  if (cue === null || reading.tokens[cue.end]?.kind !== "number") return null;
  const food = swapFoodAt(reading, cue.end);
  const isFood = food !== null && isLikelyFood(reading, { ...food, isKnown: false });
  return isFood && food.measured !== food.text ? set(food, food.measured, food.end) : null;
}

function set({ text }: SwapFood, amount: string, end: number): FoundSwaps {
  return { swaps: [{ from: text, to: text, amount }], end };
}

function skipWays(reading: Reading, from: number): number {
  let at = from;
  while (ways.has(wordAt(reading, at))) at++;
  return at;
}

function isEnd(reading: Reading, at: number): boolean {
  return (
    isBreak(reading, at) ||
    ["and", "please", "but", "total", "instead", "in", "of"].includes(wordAt(reading, at))
  );
}

/** "Increase the recipe to 6 servings" does not state the amount of a food. */
function isServing(reading: Reading, at: number): boolean {
  return data.servings.includes(wordAt(reading, at));
}
