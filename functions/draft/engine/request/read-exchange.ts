import { isBreak, phraseAt, type Reading, wordAt } from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/swap-words.json" with { type: "json" };
import { type FoundSwaps, indexWords, pairSwaps } from "./found-swaps.ts";
import { isLikelyFood, type SwapFood, swapFoodAt, swapFoodBefore, swapFoodsAt } from "./swap-phrases.ts";

const exchanges = indexWords(data.exchange);
const either = indexWords(data.exchangeEither);
const arrows = new Set(data.arrows);
const toWords = new Set(data.toWords);
const openVerbs = ["replac", "swap", "exchang"];

/** "Butter -> olive oil". */
export function readArrow(reading: Reading, at: number): FoundSwaps | null {
  const word = wordAt(reading, at);
  const isLong = word === "-" || word === "=";
  if (!arrows.has(isLong ? word + wordAt(reading, at + 1) : word)) return null;
  const to = swapFoodAt(reading, isLong ? at + 2 : at + 1);
  return pairSwaps(reading, [swapFoodBefore(reading, at)], to, to?.end ?? at + 1);
}

/** "Swap the beef for turkey and the cream for yoghurt", "replace the sour cream". */
export function readExchange(reading: Reading, at: number): FoundSwaps | null {
  const verb = phraseAt(exchanges, reading, at);
  if (verb === null || phraseAt(either, reading, at) !== null) return null;
  const from = swapFoodsAt(reading, wordAt(reading, verb.end) === ":" ? verb.end + 1 : verb.end);
  const last = from.at(-1);
  if (last === undefined) return null;
  const isStated = toWords.has(wordAt(reading, last.end));
  if (!isStated && !openVerbs.some((stem) => verb.text.startsWith(stem))) return null;
  const pairs = isStated ? pairLists(reading, from, last.end + 1) : null;
  if (pairs !== null) return pairs;
  const to = isStated ? swapFoodAt(reading, last.end + 1) : null;
  const both = to === null ? null : readBoth(reading, from, to);
  if (both !== null) return both;
  const first = pairSwaps(reading, from, to, to?.end ?? last.end);
  return first === null || to === null ? first : withFurther(reading, first);
}

/** "The chicken for chickpeas and tofu": half of each where no pair of its own follows. */
function readBoth(reading: Reading, from: readonly SwapFood[], to: SwapFood): FoundSwaps | null {
  const other = ["and", "+", "&"].includes(wordAt(reading, to.end)) ? swapFoodAt(reading, to.end + 1) : null;
  const isAlone = other !== null && !other.isKnown && isClauseEnd(reading, other.end);
  if (!isAlone || !isLikelyFood(reading, other) || to.measured !== to.text) return null;
  const found = from.length === 1 ? pairSwaps(reading, from, to, other.end) : null;
  if (found === null || found.swaps.some((swap) => swap.to === null)) return null;
  return { ...found, swaps: found.swaps.map((swap) => ({ ...swap, rest: other.text })) };
}

/** "The spinach and the peas for kale and beans": one for each. */
function pairLists(reading: Reading, from: readonly SwapFood[], at: number): FoundSwaps | null {
  const to = swapFoodsAt(reading, at);
  const last = to.at(-1);
  const isPaired = from.length > 1 && from.length === to.length && last !== undefined;
  if (!isPaired || toWords.has(wordAt(reading, last.end))) return null;
  const swaps = from.flatMap(
    (food, index) => pairSwaps(reading, [food], to[index] ?? null, last.end)?.swaps ?? [],
  );
  return { swaps, end: last.end };
}

/** "… and the cream for yoghurt": pairs behind the first need no verb. */
function withFurther(reading: Reading, first: FoundSwaps): FoundSwaps {
  let found = first;
  while (["and", ",", ";"].includes(wordAt(reading, found.end))) {
    const next = readPair(reading, found.end + 1);
    if (next === null) break;
    found = { swaps: [...found.swaps, ...next.swaps], end: next.end };
  }
  return found;
}

/** "Cauliflower rice for the jasmine rice": two foods make up all of a clause. */
export function readBareFor(reading: Reading, at: number): FoundSwaps | null {
  if (!isBreak(reading, at - 1) && !["and", "&", "+"].includes(wordAt(reading, at - 1))) return null;
  const to = swapFoodAt(reading, at);
  const joint = to !== null && wordAt(reading, to.end) === "in" ? to.end + 1 : (to?.end ?? at);
  if (to === null || !["for", "not"].includes(wordAt(reading, joint))) return null;
  const from = swapFoodAt(reading, joint + 1);
  if (from === null || !isLikelyFood(reading, { ...from, isKnown: false })) return null;
  return isClauseEnd(reading, from.end) ? pairSwaps(reading, [from], to, from.end) : null;
}

function isClauseEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || ["please", "and", "&", "+", "pls"].includes(wordAt(reading, at));
}

/** "Substitute turkey for the beef": what the recipe has stands behind, unless its article or "with" says otherwise. */
export function readSubstitute(reading: Reading, at: number): FoundSwaps | null {
  const verb = phraseAt(either, reading, at);
  const one = verb === null ? null : swapFoodAt(reading, verb.end);
  if (one === null) return null;
  const word = wordAt(reading, one.end);
  const other = toWords.has(word) ? swapFoodAt(reading, one.end + 1) : null;
  if (other === null) return pairSwaps(reading, [one], null, one.end);
  const isInOrder = word !== "for" || (one.isKnown && !other.isKnown);
  return isInOrder
    ? pairSwaps(reading, [one], other, other.end)
    : pairSwaps(reading, [other], one, other.end);
}

function readPair(reading: Reading, at: number): FoundSwaps | null {
  const from = swapFoodAt(reading, at);
  if (from === null || !toWords.has(wordAt(reading, from.end))) return null;
  const to = swapFoodAt(reading, from.end + 1);
  if (to === null) return null;
  // "… , dates for the apricots": what the recipe has stands behind.
  const isTurned = wordAt(reading, from.end) === "for" && to.isKnown && !from.isKnown;
  return isTurned ? pairSwaps(reading, [to], from, to.end) : pairSwaps(reading, [from], to, to.end);
}
