import type { Token } from "../text/terms.ts";
import type { Lexicon } from "./lexicon.ts";

/** The written parts of a word; `english` is what an ending means that was cut off, before the last part. */
export type WordSplit = { readonly english: readonly Token[]; readonly parts: readonly string[] };

const compounding: ReadonlySet<string> = new Set(["de", "sv", "fi", "da", "no", "nl"]);
const shortestPart = 3;
const shortestCompound = 7;

/**
 * The ways to take a word apart, the likeliest first: without an ending that stands for a word ("munavoilla", with egg
 * butter), then in two, where the language writes compounds as one word, the longest last part first.
 */
export function splitWord(written: string, language: string, { endings }: Lexicon): WordSplit[] {
  const bare = endings
    .filter(({ ending }) => written.length > ending.length + 2 && written.endsWith(ending))
    .map(({ ending, english }) => ({ english, word: written.slice(0, -ending.length) }));
  return [...bare, { english: [], word: written }].flatMap(({ english, word }) => {
    const wholes = word === written ? [] : [{ english, parts: [word] }];
    return [...wholes, ...cutInTwo(word, language).map((parts) => ({ english, parts }))];
  });
}

function cutInTwo(word: string, language: string): string[][] {
  if (!compounding.has(language) || word.length < shortestCompound) return [];
  const places = Array.from(
    { length: word.length - 2 * shortestPart + 1 },
    (_, index) => index + shortestPart,
  );
  return places.map((at) => [word.slice(0, at), word.slice(at)]);
}
