import { foldName } from "../../../language/mod.ts";
import { genericHeads } from "../candidates/food-names.ts";
import { dropUnspecified, normaliseFolded, normaliseTerms } from "../text/terms.ts";
import { headlessTerms } from "../text/vocabulary.ts";
import facets from "./data/facets.json" with { type: "json" };

/** Where a word of a name stands: in what it calls the food, in what it says of it, or behind a "with" or "in". */
export type TermRole = "core" | "detail" | "beside";

/** A food's name taken apart: its words, the words that say what it is, what it lacks, its facets. */
export type NameReading = {
  readonly terms: ReadonlyMap<string, TermRole>;
  readonly heads: ReadonlySet<string>;
  /** Terms that the food is said to be without: "no icing", "unsalted", "gluten free". */
  readonly lacking: ReadonlySet<string>;
  /** Percentages, a range as its mean. */
  readonly percents: readonly number[];
  /** Values by kind (form, origin, cut, state, …), as `facets.json` lists them. */
  readonly facets: ReadonlyMap<string, ReadonlySet<string>>;
};

type FacetPhrase = { readonly words: readonly string[]; readonly means: readonly string[] };

type NamePart = { readonly terms: readonly string[]; readonly role: TermRole };

const lackPhrase =
  /\b(?:without|excluding|excl|no|not|non)[ -](?:added |any )?([\p{L} ]+?)(?=$|[,;:()/]| (?:and|or|with|in|added)\b)/gu;
const freeFrom = /\b(?!fat\b)(\p{L}+)[ -]free\b/gu;
const removed = /([\p{L} ]+) (?:not eaten|not included|removed)\b/gu;
const mayLack = /\b(?:no|not|non|without|excluding|excl|removed|free)\b/;
const percent = /(\d+(?:\.\d+)?)(?:\s*[-/]\s*(\d+(?:\.\d+)?))?\s*%/g;
const marksBeside = / (?:with|in|from|for|made|on|w|containing|au|a la) /;
const impliedLacks = new Map(Object.entries(facets.lacks));
const sameWords = new Map(Object.entries(facets.sameWords));
const phrasesOf = indexFacetPhrases();
const valuesOf = indexFacetWords();

/** Reads the name of a food as a table or a caller gives it; segments behind the first describe. */
export function readName(name: string): NameReading {
  const folded = foldName(brandLast(dropUnspecified(name)));
  const lacking = new Set<string>();
  const rest = takeLacks(folded, lacking);
  const percents = [...rest.matchAll(percent)].map(([, from, to]) =>
    to === undefined ? Number(from) : (Number(from) + Number(to)) / 2,
  );
  return readParts(cutParts(rest.replace(percent, " ")), { lacking, percents });
}

/** Joins the parts of a name into its reading; `lacking` and `percents` were read from the same words. */
export function readParts(
  parts: readonly NamePart[],
  said: { readonly lacking: Iterable<string>; readonly percents: readonly number[] },
): NameReading {
  const lacking = new Set(said.lacking);
  const terms = new Map<string, TermRole>();
  for (const { terms: own, role } of parts)
    for (const term of own.map(sameWord)) {
      const lack = impliedLacks.get(term);
      if (lack !== undefined) lacking.add(lack);
      else if (!terms.has(term) && !/%$/.test(term)) terms.set(term, role);
    }
  return {
    terms,
    heads: new Set([...headsOf(parts)].map(sameWord)),
    lacking,
    percents: said.percents,
    facets: readFacets(terms),
  };
}

/** "TACO BELL, Nachos": a brand in capitals before the food is not what the food is. */
function brandLast(name: string): string {
  const match = /^([A-Z][A-Z0-9'&.! -]{3,}), (.+)$/.exec(name);
  return match === null ? name : `${match[2]}, ${match[1]}`;
}

/** One word of those that tables use for the same: "roast" for "roasted". */
function sameWord(term: string): string {
  return sameWords.get(term) ?? term;
}

function takeLacks(folded: string, lacking: Set<string>): string {
  if (!mayLack.test(folded)) return folded;
  let rest = folded;
  for (const pattern of [removed, lackPhrase, freeFrom])
    rest = rest.replace(pattern, (_, said: string) => {
      for (const term of normaliseFolded(said)) if (term !== "added") lacking.add(term);
      return ",";
    });
  return rest;
}

function cutParts(name: string): NamePart[] {
  const segments = name.split(/[,;:()[\]/]/).map((segment) => segment.split(marksBeside));
  const parts: NamePart[] = [];
  for (const [first = "", ...beside] of segments) {
    const terms = normaliseFolded(first);
    if (terms.length > 0) parts.push({ terms, role: parts.length === 0 ? "core" : "detail" });
    for (const piece of beside) parts.push({ terms: normaliseFolded(piece), role: "beside" });
  }
  return parts;
}

/** The last naming word of the first part, and of the second where the first is a kind: "Cheese, cheddar". */
function headsOf(parts: readonly NamePart[]): Set<string> {
  const [first, second] = parts;
  const heads = new Set<string>();
  const head = first === undefined ? undefined : headOf(first.terms);
  if (head !== undefined) heads.add(head);
  const isKind = first?.terms.length === 1 && head !== undefined && genericHeads.has(head);
  const named = isKind && second?.role === "detail" ? headOf(second.terms) : undefined;
  if (named !== undefined && !headlessTerms.has(named)) heads.add(named);
  return heads;
}

function headOf(terms: readonly string[]): string | undefined {
  return terms.findLast((term) => !headlessTerms.has(term)) ?? terms.at(-1);
}

function readFacets(terms: ReadonlyMap<string, TermRole>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (word: string) => {
    for (const [kind, value] of valuesOf.get(word) ?? [])
      found.set(kind, (found.get(kind) ?? new Set()).add(value));
  };
  const isSaid = (term: string) => terms.has(term) && terms.get(term) !== "beside";
  for (const term of terms.keys()) {
    if (!isSaid(term)) continue;
    add(term);
    for (const { words, means } of phrasesOf.get(term) ?? []) if (words.every(isSaid)) means.forEach(add);
  }
  return found;
}

/** Phrases by their first word; their words may stand in any order: "cheese, cottage". */
function indexFacetPhrases(): Map<string, FacetPhrase[]> {
  const phrases = Object.entries(facets.phrases).map(([from, to]): FacetPhrase => {
    return { words: normaliseTerms(from).map(sameWord), means: to.split(" ") };
  });
  return Map.groupBy(phrases, ({ words }) => words[0] ?? "");
}

function indexFacetWords(): Map<string, [kind: string, value: string][]> {
  const index = new Map<string, [string, string][]>();
  for (const [kind, values] of Object.entries(facets.kinds))
    for (const [value, words] of Object.entries(values))
      for (const word of words) index.set(word, [...(index.get(word) ?? []), [kind, value]]);
  return index;
}
