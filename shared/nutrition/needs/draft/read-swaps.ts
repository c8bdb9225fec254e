import data from "../../data/swap-words.json" with { type: "json" };
import { phraseAt } from "../find-needs.ts";
import { type Reading, wordAt } from "../reading.ts";
import {
  type FoundSwaps,
  indexWords,
  listGone,
  type NamedSwap,
  pairSwaps,
  type SwapReader,
} from "./found-swaps.ts";
import { readArrow, readExchange, readSubstitute } from "./read-exchange.ts";
import { readInstead, readPreferred } from "./read-instead.ts";
import { swapFoodBefore, swapFoodsAt } from "./swap-phrases.ts";

/** "What could replace the eggs", "I have no buttermilk", "leave out the nuts". */
const gone = indexWords([...data.findFor, ...data.lacking, ...data.drop]);
const goes = indexWords(data.goes);
const splitVerbs = new Set(data.split);
const readers: readonly SwapReader[] = [
  readArrow,
  readExchange,
  readSubstitute,
  readInstead,
  readPreferred,
  readGone,
  readSplit,
  readGoing,
];

/** Reads which ingredients are to go and what is to come: "swap the beef for turkey", "the cream has to go". */
export function readSwaps(reading: Reading): NamedSwap[] {
  const swaps = new Map<string, NamedSwap>();
  for (let at = 0; at < reading.tokens.length; ) {
    const found = readAt(reading, at);
    for (const swap of found?.swaps ?? []) {
      const name = swap.from.toLowerCase();
      if ((swaps.get(name)?.to ?? null) === null) swaps.set(name, swap);
    }
    at = Math.max(at + 1, found?.end ?? 0);
  }
  return [...swaps.values()];
}

function readAt(reading: Reading, at: number): FoundSwaps | null {
  for (const read of readers) {
    const found = read(reading, at);
    if (found !== null) return found;
  }
  return null;
}

function readGone(reading: Reading, at: number): FoundSwaps | null {
  const cue = phraseAt(gone, reading, at);
  return cue === null ? null : listGone(reading, cue.end);
}

/** "Take the anchovies out". */
function readSplit(reading: Reading, at: number): FoundSwaps | null {
  if (!splitVerbs.has(wordAt(reading, at))) return null;
  const foods = swapFoodsAt(reading, at + 1);
  const end = foods.at(-1)?.end ?? at;
  return ["out", "off"].includes(wordAt(reading, end)) ? pairSwaps(reading, foods, null, end + 1) : null;
}

/** "The cream has to go". */
function readGoing(reading: Reading, at: number): FoundSwaps | null {
  const cue = phraseAt(goes, reading, at);
  return cue === null ? null : pairSwaps(reading, [swapFoodBefore(reading, at)], null, cue.end);
}
