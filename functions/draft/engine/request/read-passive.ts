import { isBreak, type Reading, wordAt } from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/swap-words.json" with { type: "json" };
import { type FoundSwaps, pairSwaps } from "./found-swaps.ts";
import { isLikelyFood, type SwapFood, swapFoodAt, swapFoodBefore } from "./swap-phrases.ts";

const auxiliaries = new Set(data.auxiliaries);
const exchanged = new Set(data.exchanged);
const toWords = new Set(data.toWords);
const substituted = new Set(["substituted", "subbed"]);

/** "Can the rice be swapped for quinoa?", "the cream could be replaced by yoghurt". */
export function readPassive(reading: Reading, at: number): FoundSwaps | null {
  let verb = at;
  while (auxiliaries.has(wordAt(reading, verb))) verb++;
  const word = wordAt(reading, verb);
  if (verb === at || !exchanged.has(word)) return null;
  const one = swapFoodBefore(reading, at);
  const joint = ["out", "over"].includes(wordAt(reading, verb + 1)) ? verb + 2 : verb + 1;
  const other = toWords.has(wordAt(reading, joint)) ? swapFoodAt(reading, joint + 1) : null;
  if (one === null || other === null) return null;
  const isReversed =
    substituted.has(word) && wordAt(reading, joint) === "for" && !(one.isKnown && !other.isKnown);
  return isReversed
    ? pairSwaps(reading, [other], one, other.end)
    : pairSwaps(reading, [one], other, other.end);
}

/** "Beef out, lentils in", "out with the beef, in with the lentils". */
export function readOutAndIn(reading: Reading, at: number): FoundSwaps | null {
  if (wordAt(reading, at) !== "out") return null;
  const isLed = wordAt(reading, at + 1) === "with";
  const from = isLed ? swapFoodAt(reading, at + 2) : swapFoodBefore(reading, at);
  if (from === null) return null;
  let next = isLed ? from.end : at + 1;
  while ([",", ";", "and", "/", "-"].includes(wordAt(reading, next))) next++;
  const to = isLed ? readIn(reading, next) : swapFoodAt(reading, next);
  if (to === null) return null;
  const isIn = isLed || (wordAt(reading, to.end) === "in" && isEnd(reading, to.end + 1));
  const isFood = [from, to].some((food) => isLikelyFood(reading, food));
  return isIn && isFood ? pairSwaps(reading, [from], to, isLed ? to.end : to.end + 1) : null;
}

function readIn(reading: Reading, at: number): SwapFood | null {
  const isIn = wordAt(reading, at) === "in" && wordAt(reading, at + 1) === "with";
  return isIn ? swapFoodAt(reading, at + 2) : null;
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || ["please", "and"].includes(wordAt(reading, at));
}
