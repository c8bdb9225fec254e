import {
  isBreak,
  type Needs,
  openReading,
  type Reading,
  readNeeds,
  readSensory,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { UnmetWish } from "../substitution/edited-recipe.ts";
import plain from "./data/plain-words.json" with { type: "json" };

const plainWords = new Set(plain.words);
const mostWishes = 30;
/** Between two unread words of one wish. */
const widestGap = 3;

/**
 * The words of a request that no edit uses, those of a clause together. `explained` are the texts of all edits;
 * words of needs and tastes count as read.
 */
export function listUnread(text: string, explained: readonly string[]): UnmetWish[] {
  const reading = openReading(text);
  const terms = new Set(explained.flatMap(splitTerms));
  const { spans } = readNeeds(text);
  const stretches = listStretches(reading, (at) => !isExplained(reading, at, { terms, spans }));
  return capped(
    stretches.map(({ from, end }) => {
      const span = spanOf(reading, from, end);
      return { wish: text.slice(span.start, span.end), reason: "not_understood" };
    }),
  );
}

type Explained = { readonly terms: ReadonlySet<string>; readonly spans: Needs["spans"] };

function isExplained(reading: Reading, at: number, { terms, spans }: Explained): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.kind !== "word") return true;
  const word = wordAt(reading, at);
  if (plainWords.has(word) || terms.has(splitTerms(word)[0] ?? word)) return true;
  if (spans.some(({ start, end }) => token.start >= start && token.end <= end)) return true;
  return isSensory(word);
}

function isSensory(word: string): boolean {
  return [word, `more ${word}`, `less ${word}`].some(
    (text) => readSensory(openReading(text), "asked").length > 0,
  );
}

function listStretches(reading: Reading, isUnread: (at: number) => boolean): { from: number; end: number }[] {
  const stretches: { from: number; end: number }[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!isUnread(at)) continue;
    const last = stretches.at(-1);
    if (last !== undefined && at - last.end <= widestGap && !hasBreak(reading, last.end, at))
      last.end = at + 1;
    else stretches.push({ from: at, end: at + 1 });
  }
  return stretches;
}

function hasBreak(reading: Reading, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (isBreak(reading, at)) return true;
  return false;
}

/** The last stands for all that a long text has more of. */
function capped(wishes: readonly { wish: string; reason: "not_understood" }[]): UnmetWish[] {
  if (wishes.length <= mostWishes) return [...wishes];
  const kept = wishes.slice(0, mostWishes - 1);
  const more = wishes.length - kept.length;
  const [next] = wishes.slice(kept.length);
  return [
    ...kept,
    { wish: next?.wish ?? "", reason: "not_understood", detail: `and ${more - 1} more phrases` },
  ];
}
