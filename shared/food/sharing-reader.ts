import language from "./data/language.json" with { type: "json" };
import { readNumber } from "./number-reader.ts";
import type { Token } from "./token.ts";

const { sharers, sharedAmong, evenly } = language.sharing;
const sharingVerbs = new Set(sharers);
const openers = new Set(sharedAmong);
const reach = 4;

/** What of the food before was eaten by the one who tells, and where the words end. */
export interface ReadSharing {
  readonly factor: number;
  readonly next: number;
}

/** Reads "split between three", "shared among 4 of us", "shared it half and half with a friend". */
export function readSharing(tokens: readonly Token[], at: number): ReadSharing | null {
  if (!sharingVerbs.has(tokens[at]?.text ?? "")) return null;
  for (let next = at + 1; next <= at + reach; next++) {
    const told = tokens.slice(next, next + evenly.length).map(({ text }) => text);
    if (told.join(" ") === evenly.join(" ")) return { factor: 0.5, next: next + evenly.length };
    if (!openers.has(tokens[next]?.text ?? "")) continue;
    const people = readNumber(tokens, next + 1);
    if (people === null || people.form === "article" || people.value < 2) return null;
    return { factor: 1 / people.value, next: people.next };
  }
  return null;
}
