import {
  foodNameAt,
  phraseAt,
  phraseBefore,
  type Reading,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/swap-words.json" with { type: "json" };
import { type FoundSwaps, indexWords, pairSwaps } from "./found-swaps.ts";
import {
  behindAside,
  isLikelyFood,
  readUse,
  type SwapFood,
  swapFoodAt,
  swapFoodBefore,
  swapFoodsAt,
  useVerbs,
} from "./swap-phrases.ts";

const insteadOf = indexWords(data.insteadOf);
const eaters = new Set(["i", "i'd", "we", "we'd", "you", "please", "just", "let's"]);
const exchanging = new Set(["for", "not", "instead", "rather", "in"]);
const preferences = new Set(["prefer", "rather", "prefers"]);

/** "Use chicken instead of the ham", "yoghurt rather than mayonnaise", "instead of ham, use chicken". */
export function readInstead(reading: Reading, at: number): FoundSwaps | null {
  const cue = phraseAt(insteadOf, reading, at);
  const from = cue === null ? [] : withoutNext(reading, swapFoodsAt(reading, cue.end));
  const last = from.at(-1);
  if (last === undefined) return null;
  const before = swapFoodBefore(reading, at);
  const named = before === null ? null : withoutVerb(reading, before);
  const comma = wordAt(reading, last.end) === "," ? last.end + 1 : last.end;
  const behind =
    readUse(reading, eaters.has(wordAt(reading, comma)) ? comma + 1 : comma) ?? readVague(reading, comma);
  const found = pairSwaps(reading, from, named ?? behind, last.end);
  const first = before === null ? null : firstOfTwo(reading, before);
  if (found === null || first === null || from.length > 1 || found.swaps.some(({ to }) => to === null))
    return found;
  return { ...found, swaps: found.swaps.map((swap) => ({ ...swap, rest: first.text })) };
}

/** "Chickpeas and tofu instead of the chicken": the food before the one that stands next to it. */
function firstOfTwo(reading: Reading, { start, text, measured }: SwapFood): SwapFood | null {
  if (!["and", "&", "+"].includes(wordAt(reading, start - 1)) || measured !== text) return null;
  const before = swapFoodBefore(reading, start - 1);
  const first = before === null ? null : withoutVerb(reading, before);
  if (first === null || first.measured !== first.text || isGoing(reading, first)) return null;
  return isLikelyFood(reading, { ...first, isKnown: false }) ? first : null;
}

/** "Turnips in place of the potatoes and …": what an exchange before lets go. */
function isGoing(reading: Reading, { start, isKnown }: SwapFood): boolean {
  return phraseBefore(insteadOf, reading, isKnown ? start - 1 : start) !== null;
}

/** "Milk instead of cream, turkey for the ham": the last food of the list is what comes in the next exchange. */
function withoutNext(reading: Reading, foods: readonly SwapFood[]): readonly SwapFood[] {
  const last = foods.at(-1);
  const next = last === undefined ? 0 : behindAside(reading, last.end);
  const isNext = foods.length > 1 && exchanging.has(wordAt(reading, next));
  const isExchanged = phraseAt(insteadOf, reading, next) !== null;
  const isComing = isNext && (isExchanged || swapFoodAt(reading, next + 1) !== null);
  return isComing ? foods.slice(0, -1) : foods;
}

/** "Instead of ranch something with yogurt". */
function readVague(reading: Reading, at: number): SwapFood | null {
  const isVague = ["something", "anything"].includes(wordAt(reading, at));
  return isVague && wordAt(reading, at + 1) === "with" ? swapFoodAt(reading, at + 2) : null;
}

/** "Yogurt not mayo", "turkey, not beef": two foods with a "not" between. */
export function readNot(reading: Reading, at: number): FoundSwaps | null {
  if (wordAt(reading, at) !== "not") return null;
  const from = swapFoodAt(reading, at + 1);
  const named = swapFoodBefore(reading, wordAt(reading, at - 1) === "," ? at - 1 : at);
  const to = named === null ? null : withoutVerb(reading, named);
  if (from === null || !isFood(reading, from)) return null;
  if (to === null) return readNotBut(reading, from);
  return isFood(reading, to) ? pairSwaps(reading, [from], to, from.end) : null;
}

/** "Not chicken but pork loin". */
function readNotBut(reading: Reading, from: SwapFood): FoundSwaps | null {
  const at = wordAt(reading, from.end) === "," ? from.end + 1 : from.end;
  const to = wordAt(reading, at) === "but" ? swapFoodAt(reading, at + 1) : null;
  return to === null ? null : pairSwaps(reading, [from], to, to.end);
}

function isFood(reading: Reading, { start, end }: SwapFood): boolean {
  const food = foodNameAt(reading, start);
  return food?.isFood === true && food.end === end;
}

/** "I'd prefer oat milk to cow's milk", "use lentils for the beef". */
export function readPreferred(reading: Reading, at: number): FoundSwaps | null {
  const to = readUse(reading, at);
  if (to === null) return null;
  // "Maple syrup or honey": the first is taken.
  const last = wordAt(reading, to.end) === "or" ? (swapFoodAt(reading, to.end + 1) ?? to) : to;
  const word = wordAt(reading, last.end);
  const from = swapFoodAt(reading, last.end + 1);
  if (from === null) return null;
  const isPreferred = preferences.has(wordAt(reading, at)) && (word === "to" || word === "over");
  const isPut = (word === "for" && from.isKnown) || word === "not";
  return isPreferred || isPut ? pairSwaps(reading, [from], to, from.end) : null;
}

/** "I'd rather have salmon than cod". */
export function readRather(reading: Reading, at: number): FoundSwaps | null {
  if (wordAt(reading, at) !== "rather" && wordAt(reading, at) !== "sooner") return null;
  const to = readUse(reading, at + 1) ?? swapFoodAt(reading, at + 1);
  if (to === null || wordAt(reading, to.end) !== "than") return null;
  const from = swapFoodAt(reading, to.end + 1);
  return from === null ? null : pairSwaps(reading, [from], to, from.end);
}

/** "I use chicken": the verb is no part of the food. */
function withoutVerb(reading: Reading, food: SwapFood): SwapFood | null {
  for (let at = food.start; at < food.end; at++) {
    const verb = phraseAt(useVerbs, reading, at);
    if (verb !== null) return verb.end < food.end ? swapFoodAt(reading, verb.end) : null;
  }
  return food;
}
