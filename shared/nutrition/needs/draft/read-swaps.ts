import type { Reading } from "../reading.ts";
import type { FoundSwaps, NamedSwap, SwapReader } from "./found-swaps.ts";
import { readArrow, readExchange, readSubstitute } from "./read-exchange.ts";
import { readGoing, readGone, readSplit } from "./read-gone.ts";
import { readInstead, readPreferred, readRather } from "./read-instead.ts";
import { readOutAndIn, readPassive } from "./read-passive.ts";

const readers: readonly SwapReader[] = [
  readArrow,
  readExchange,
  readSubstitute,
  readInstead,
  readRather,
  readPreferred,
  readPassive,
  readGone,
  readSplit,
  readOutAndIn,
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
