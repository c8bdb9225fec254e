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

const lackPhrase = new RegExp(
  `\\b(?:without|excluding|excl|no|not|non)[ -](?:added |any |the |addition of )?([\\p{L} ]+?(?: (?:and|or) (?:${facets.lackable.join("|")}))*)(?=$|[,;:()/]| (?:and|or|with|in|added)\\b)`,
  "gu",
);
const freeFrom = /\b(?!fat\b)(\p{L}+)[ -]free\b/gu;
const removed = /([\p{L} ]+) (?:not eaten|not included|removed)\b/gu;
const mayLack = /\b(?:no|not|non|without|excluding|excl|removed|free)\b/;
const percent = /(\d+(?:\.\d+)?)(?:\s*[-/]\s*(\d+(?:\.\d+)?))?\s*%/g;
/** The share of fat in dry matter is about this much of a cheese. */
const dryMatterShare = 0.55;
const inDryMatter = /\b(?:dry matter|fidm|fdm)\b/;
const marksBeside = / (?:with|in|from|for|made|on|w|containing|au|a la) /;
const country = `(?:${facets.countries.join("|")})`;
/** What a table says of the entry and not of the food: "(as part of a recipe)", "(Ghana)", the mark of a footnote. */
const remark = new RegExp(
  `\\((?:as part of a recipe|unspecified part|check|(?:average )?${country}(?:(?:,| and) ${country})*)\\)|(?<=[a-z])\\d$|\\*`,
  "g",
);
/** Oils differ little in composition: which one something is fried in or made with is not said. */
const oilKind =
  /\b(with|in|and) (?:canola|soy|soya|soybean|olive|sunflower|corn|vegetable|rapeseed|peanut|groundnut|cottonseed|sesame|red palm|palm) oil\b/g;
const cowMilk = /\b(?:from )?cow(?:'?s)? milk\b/g;
const isOfMilk = /\b(?:cheese|yogh?urt|curd|labane|labneh)\b/;
const impliedLacks = new Map(Object.entries(facets.lacks));
const sameWords = new Map(Object.entries(facets.sameWords));
const compounds = new Map(Object.entries(facets.compounds));
const milkAnimals = new Set(facets.milkAnimals);
const phrasesOf = indexFacetPhrases();
const valuesOf = indexFacetWords();

/** Reads the name of a food as a table or a caller gives it; segments behind the first describe. */
export function readName(name: string): NameReading {
  const folded = dropRemarks(foldName(brandLast(dropUnspecified(name))));
  const lacking = new Set<string>();
  const rest = takeLacks(folded, lacking);
  const share = inDryMatter.test(rest) ? dryMatterShare : 1;
  const percents = [...rest.matchAll(percent)].map(
    ([, from, to]) => (share * (Number(from) + Number(to ?? from))) / 2,
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
  const named = parts.map(({ terms: own, role }) => ({ terms: joinCompounds(own.map(sameWord)), role }));
  for (const { terms: own, role } of named)
    for (const term of own) {
      const lack = impliedLacks.get(term);
      if (lack !== undefined) lacking.add(lack);
      else if (!terms.has(term) && !/%$/.test(term)) terms.set(term, role);
    }
  return {
    terms,
    heads: headsOf(named),
    lacking,
    percents: said.percents,
    facets: readFacets(terms),
  };
}

/** Most cheese is made from cow's milk, so naming the cow adds nothing. */
function dropRemarks(folded: string): string {
  const rest = folded
    .replace(remark, " ")
    .replace(oilKind, (_, joiner) => (joiner === "and" ? "" : `${joiner} oil`));
  return isOfMilk.test(rest) ? rest.replace(cowMilk, " ") : rest;
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

/** "sweet potato" is one word: neither sweet nor a potato. */
function joinCompounds(terms: readonly string[]): string[] {
  const joined: string[] = [];
  for (const term of terms) {
    const compound = compounds.get(`${joined.at(-1)} ${term}`);
    if (compound === undefined) joined.push(term);
    else joined.splice(-1, 1, compound);
  }
  return joined;
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
    if (terms.length > 0) parts.push({ terms, role: roleOf(terms, parts.length) });
    for (const piece of beside) parts.push({ terms: normaliseFolded(piece), role: "beside" });
  }
  return parts;
}

/** "Cheese, cow milk, cottage": what the milk of a cheese is from does not name the cheese. */
function roleOf(terms: readonly string[], place: number): TermRole {
  if (place === 0) return "core";
  return terms.length === 2 && terms[1] === "milk" && milkAnimals.has(terms[0] ?? "") ? "beside" : "detail";
}

/** The last naming word of the first part, and of the second where the first is a kind: "Cheese, cheddar". */
function headsOf(parts: readonly NamePart[]): Set<string> {
  const [first, ...others] = parts;
  const second = others.find(({ role }) => role === "detail");
  const heads = new Set<string>();
  const head = first === undefined ? undefined : headOf(first.terms);
  if (head !== undefined) heads.add(head);
  const isKind = first?.terms.length === 1 && head !== undefined && genericHeads.has(head);
  const named = isKind && second !== undefined ? headOf(second.terms) : undefined;
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
  const states = found.get("state");
  if (states?.has("cooked") && states.delete("dry")) found.get("process")?.delete("cured");
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
