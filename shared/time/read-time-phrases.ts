import { readDurationPhrase } from "./read-duration-phrase.ts";
import { readNotTime } from "./read-not-time.ts";
import { readPointPhrase } from "./read-point-phrase.ts";
import { readRelative } from "./read-relative.ts";
import { readInterval, readSince, readUntil } from "./read-span-phrases.ts";
import type { TimeMeaning, TimePhrase } from "./time-phrase.ts";
import { type Read, type TimeToken, tokeniseTimes } from "./time-token.ts";

const readers = [
  readNotTime,
  readRelative,
  readSince,
  readUntil,
  readInterval,
  readDurationPhrase,
  readPointPhrase,
];

/**
 * Every time expression of an English text, in order and without overlap. Where several readings begin at one
 * place the longest stands.
 */
export function readTimePhrases(text: string): TimePhrase[] {
  const tokens = tokeniseTimes(text);
  const phrases: TimePhrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = isOpening(tokens[at], tokens[at - 1]) ? readLongest(tokens, at) : null;
    const [first, last] = [tokens[at], tokens[(read?.next ?? 0) - 1]];
    if (read === null || first === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const { start } = first;
    phrases.push({ start, end: last.end, text: text.slice(start, last.end), meaning: read.value });
    at = read.next;
  }
  return phrases;
}

/** No time begins with a mark, but for the signs of "at" and "about", nor with the figure of a sign ("G2P1"). */
function isOpening(token: TimeToken | undefined, before: TimeToken | undefined): boolean {
  if (token?.kind === "number" && token.isGlued && before?.kind === "word" && before.text === "g")
    return false;
  return token?.kind !== "mark" || ["~", "@", "<", ">"].includes(token.text);
}

function readLongest(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  let longest: Read<TimeMeaning> | null = null;
  for (const read of readers) {
    const found = read(tokens, at);
    if (found !== null && found.next > Math.max(at, longest?.next ?? 0)) longest = found;
  }
  return longest;
}
