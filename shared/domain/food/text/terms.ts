import { foldName, type Token as LanguageToken, matchingForm } from "../../../language/mod.ts";
import { createMemory } from "../../../platform/kernel/mod.ts";
import spelling from "../data/spelling.json" with { type: "json" };
import names from "../data/word-aliases.json" with { type: "json" };

/** A word, number or mark of a meal text, with offsets into the original text. */
export type Token = LanguageToken & {
  /** The normalised terms of a word, or the number as written; empty for a mark. */
  readonly terms: readonly string[];
  /** Whether it replaces a misspelt word. */
  readonly isRepaired?: boolean;
  /** Whether it is a possessive: a maker ("Campbell's") or a person ("Tanya's"). */
  readonly isPossessive?: boolean;
};

/** Function words, which are terms of no food. */
export const ignoredTerms: ReadonlySet<string> = new Set(spelling.ignored);

const words = new Map(Object.entries(spelling.words).map(([from, to]) => [from, to.split(" ")]));
const longestWordLength = 40;
/** Names of foods have the same words again and again. */
const remember = createMemory<readonly string[]>({ name: "terms of words", mostBytes: 1024 * 1024 });
const phrases = readPhrases();
const phraseStarts = new Set([...phrases.keys()].map((key) => key.split(" ")[0] ?? ""));

/** One word as the terms it stands for: singular, in the catalogue's spelling; "wholemeal" gives two, and so do "M&M" and "d'Avola". */
export function normaliseWord(word: string): readonly string[] {
  const short = word.slice(0, longestWordLength);
  return remember(short, () => normaliseShort(short));
}

function normaliseShort(short: string): readonly string[] {
  const direct = words.get(short);
  if (direct !== undefined) return direct.map(matchingForm);
  const parts = matchingForm(short)
    .split(/[&']/)
    .filter((part) => part !== "");
  if (parts.length > 1) return parts.flatMap(normaliseWord);
  const singular = matchingForm(short);
  return words.get(singular)?.map(matchingForm) ?? [singular];
}

function readPhrases(): Map<string, string[]> {
  const aliases = Object.entries(names.aliases).flatMap(([means, others]) =>
    others.map((alias): [string, string] => [alias, means]),
  );
  const entries = [...aliases, ...Object.entries(spelling.phrases)].map(([from, to]): [string, string[]] => [
    from.split(" ").flatMap(normaliseWord).join(" "),
    to.split(/[ ,]+/).flatMap(normaliseWord),
  ]);
  return new Map(entries);
}

/** Replaces phrases with another name ("spring onion") by the catalogue's own terms. */
export function joinPhrases(terms: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < terms.length; at++) {
    const length = phraseStarts.has(terms[at] ?? "") ? phraseLength(terms, at) : 0;
    if (length === 0) joined.push(terms[at] ?? "");
    else {
      joined.push(...(phrases.get(terms.slice(at, at + length).join(" ")) ?? []));
      at += length - 1;
    }
  }
  return joined;
}

function phraseLength(terms: readonly string[], at: number): number {
  for (let length = 4; length > 0; length--) {
    if (at + length <= terms.length && phrases.has(terms.slice(at, at + length).join(" "))) return length;
  }
  return 0;
}

/** The terms of a phrase in order: folded, singular, one spelling, without function words. */
export function normaliseTerms(text: string): string[] {
  return normaliseFolded(foldName(text));
}

/** The terms of a text that `foldName` has folded. */
export function normaliseFolded(text: string): string[] {
  const found = text.match(/[\p{L}\p{N}]+(?:\.\p{N}+)?%?/gu) ?? [];
  return joinPhrases(found.flatMap(normaliseWord)).filter((term) => !ignoredTerms.has(term));
}

/** A catalogue name without "NS as to …", which states what is unknown, and "from raw", its former state. */
export function dropUnspecified(name: string): string {
  return name.replace(/,?\s*\bNS as to [^,;()]*/g, "").replace(/,\s*from (?:raw|fresh|pre-cooked)\b/g, "");
}
