import { foldName } from "../../../language/mod.ts";
import names from "../data/food-names.json" with { type: "json" };
import type { Macros } from "../matching/compare-composition.ts";
import { dropUnspecified, normaliseFolded, normaliseTerms } from "../text/terms.ts";
import type { TextWeights } from "../text-weights.ts";
import { plainKey } from "./name-keys.ts";

/** A catalogue food as the database offers it for a meal. Portion grams are of the whole label at the same index. */
export type FoodCandidate = {
  readonly id: number;
  /** The food that this record is, where the catalogue names it by another record. */
  readonly conceptId?: number | null;
  readonly source: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** What other composition tables call it. */
  readonly memberNames?: readonly string[];
  /** Everyday words that mean this food when they say no more: "milk". */
  readonly plainNames?: readonly string[];
  /** Products of a brand or a chain that it stands for: "Guinness". */
  readonly genericFor?: readonly string[];
  readonly foodGroup: string;
  readonly portionLabels: readonly string[];
  readonly portionGrams: readonly number[];
  readonly defaultPortionGrams: number | null;
  /** Names of the foods in its recipe, where a table publishes one. */
  readonly ingredientNames?: readonly string[];
  /** Null where one of the three is not known. */
  readonly macros?: Macros | null;
};

/** The answer of the catalogue to the queries of an outline. */
export type FoundFoods = {
  readonly foods: readonly FoodCandidate[];
  /** In how many catalogue foods each queried term stands. */
  readonly termFrequency: Readonly<Record<string, number>>;
  readonly foodCount: number;
  /** The release that was searched; absent where nothing was. */
  readonly catalogueRelease?: string | null;
  /** Names of foods in the language that was searched in, by food id, each behind its code: "de:Vollmilch". */
  readonly localNames?: Readonly<Record<number, readonly string[]>> | null;
};

/** Where a word stands in a name, or what it says there: what leaving it unsaid costs depends on that. */
export type WordPlace = Exclude<keyof TextWeights["unsaid"], "any">;

/** One way to call a food: its words, and its head words. */
export type FoodNaming = {
  readonly terms: ReadonlyMap<string, WordPlace>;
  readonly heads: ReadonlySet<string>;
  readonly isSynonym: boolean;
};

/** Heads that only name a kind: "cheese" in "Cheese, cheddar", "sandwich" around its filling. */
export const genericHeads: ReadonlySet<string> = new Set(names.genericHeads);

/** Words of a name that mark an unusual form: dry, baby food, diet. They count unless the text says them. */
export const strangeTerms: ReadonlySet<string> = new Set(names.strangeTerms);

const unusualForms = new Map(Object.entries(names.unusualForms));
const freeTerms = new Set(names.freeTerms);
const mildTerms = new Set(names.mildTerms);

const segmentPlaces = ["first", "second", "later"] as const;
/** Places in which a strange word is as strange as any other. */
const leadingPlaces: ReadonlySet<WordPlace> = new Set(["first", "synonym", "localFirst"]);
/** Places of which a head that names a kind is no better one. */
const smallPlaces: ReadonlySet<WordPlace> = new Set(["kind", "mild", "free"]);

/** The names of a food taken apart. */
export type FoodWording = {
  /** The name first, then synonyms and the brand in brackets. */
  readonly namings: readonly FoodNaming[];
  /** Every term of the name and the synonyms. */
  readonly allTerms: ReadonlySet<string>;
  /** Terms the food is said to be without: "no icing", "skin not eaten". */
  readonly lacking: ReadonlySet<string>;
  /** "NFS": the food to take where nothing is specified. */
  readonly isUnspecified: boolean;
  /** Terms of the maker or chain whose product it is alone: "TACO BELL, Nachos". */
  readonly makerTerms: readonly string[];
  /** Keys of the names that mean this food when they say no more, as `plainKey` forms them. */
  readonly plainKeys: readonly string[];
  /** Those of them that join two foods: "rice and beans". */
  readonly jointKeys: readonly string[];
  /** The terms of each product that it stands for. */
  readonly genericTerms: readonly (readonly string[])[];
};

const impliedLack = Object.entries(names.impliedLack);
const without = /\b(?:no|without) ((?:added )?[\p{L} ]+?)(?=,|\(|$| and | or | with )/gu;
const notEaten = /([\p{L} /]+) (?:not eaten|removed)|(\p{L}+)-free\b|\bnot (\p{L}+) (?:covered|coated)\b/gu;
const brandPattern = /^([A-Z][A-Z0-9'&.! -]{3,}), (.+)$/;
const joint = /\b(?:and|n)\b|&|'n'/i;
const mayLack = /\b(?:no|without|not|removed)\b|-free\b/;

export type FoodProfile = FoodWording & { readonly food: FoodCandidate };

/** Reads a food's folded name: segments, bracketed words, heads. `lacking` are the terms it is without. */
function readName(name: string, lacking: ReadonlySet<string>): FoodNaming {
  const terms = new Map<string, WordPlace>();
  const heads = new Set<string>();
  const [plain = "", ...rest] = name.split(/[()]/);
  const outside = rest.filter((_, index) => index % 2 === 1);
  const segments = [plain, ...outside].join(" ").split(",");
  const unsaid = new Set([...lacking, ...readEaten(segments)]);
  for (const [index, segment] of segments.entries()) {
    if (index === 0 || (index === 1 && isGeneric(heads))) addHead(heads, segment);
    const place = placeOfSegment(segment, index, segments.length);
    for (const term of normaliseFolded(segment)) put(terms, term, unsaid.has(term) ? "free" : place);
  }
  for (const head of heads) if (genericHeads.has(head) && !strangeTerms.has(head)) cheapen(terms, head);
  for (const head of heads) raiseUnusual(terms, head);
  for (const bracket of rest.filter((_, index) => index % 2 === 0)) {
    for (const term of normaliseFolded(bracket)) put(terms, term, "bracket");
  }
  return { terms, heads: shareHeads(heads), isSynonym: false };
}

/** Reads another name of a food; its head is the last word before any comma. */
function readSynonym(synonym: string, place: WordPlace): FoodNaming {
  const folded = foldName(synonym);
  const heads = new Set<string>();
  addHead(heads, folded.split(/,|\b(?:ns as|nfs)\b/)[0] ?? folded);
  const terms = new Map<string, WordPlace>();
  for (const term of normaliseFolded(folded)) put(terms, term, place);
  return { terms, heads: shareHeads(heads), isSynonym: true };
}

/** Sets of one head: most names have one, of some thousands of words. */
const lone = new Map<string, ReadonlySet<string>>();
const mostLone = 5_000;
const none: ReadonlySet<string> = new Set();

function shareHeads(heads: ReadonlySet<string>): ReadonlySet<string> {
  const [head] = heads;
  if (head === undefined) return none;
  if (heads.size > 1) return heads;
  const shared = lone.get(head);
  if (shared === undefined && lone.size < mostLone) lone.set(head, heads);
  return shared ?? heads;
}

// "from frozen" is not what a pizza usually is: unsaid it counts.
function raiseUnusual(terms: Map<string, WordPlace>, head: string): void {
  for (const form of unusualForms.get(head) ?? []) if (terms.has(form)) terms.set(form, "unusual");
}

// "sandwich" or "cheese" at the head only says the kind, wherever it stands in the first segment.
function cheapen(terms: Map<string, WordPlace>, head: string): void {
  const place = terms.get(head);
  if (place === undefined || !smallPlaces.has(place)) terms.set(head, "generic");
}

/** "Soft drink" in "Soft drink, cola" is a kind: leaving it unsaid costs next to nothing. */
function placeOfSegment(segment: string, index: number, count: number): WordPlace {
  const isKind = index === 0 && count > 1 && genericHeads.has(normaliseFolded(segment).at(-1) ?? "");
  return isKind ? "kind" : (segmentPlaces[index] ?? "later");
}

/** Parts a survey name says were eaten ("skin / coating eaten"): the usual case, so leaving it unsaid costs nothing. */
function readEaten(segments: readonly string[]): string[] {
  return segments
    .filter((part) => / eaten\b/.test(part) && !/\bnot eaten/.test(part))
    .flatMap(normaliseFolded);
}

function isGeneric(heads: ReadonlySet<string>): boolean {
  return [...heads].some((head) => genericHeads.has(head));
}

function put(terms: Map<string, WordPlace>, term: string, place: WordPlace): void {
  if (!terms.has(term)) terms.set(term, placeOf(term, place));
}

/** The place of a word in a name, of one that would be at `place` if it were any word. */
export function placeOf(term: string, place: WordPlace): WordPlace {
  if (freeTerms.has(term)) return "free";
  if (strangeTerms.has(term)) return leadingPlaces.has(place) ? place : "strange";
  return mildTerms.has(term) ? "mild" : place;
}

function addHead(heads: Set<string>, segment: string): void {
  const parts = segment.split(/ \/ | or /);
  // "turkey or chicken burger" is a burger, "macaroni or noodles" either.
  const named = wordCount(parts.at(-1)) > wordCount(parts[0]) ? parts.slice(-1) : parts;
  for (const part of named) {
    const last = normaliseFolded(coreOf(part)).at(-1);
    if (last !== undefined) heads.add(last);
  }
}

function coreOf(part: string): string {
  return part.split(/\b(?:with|in|from|for|made|on|w\/)\b/)[0] ?? part;
}

function wordCount(part = ""): number {
  return coreOf(part).trim().split(/\s+/).length;
}

/** The names of a food, without its source. */
export type FoodNames = Pick<
  FoodCandidate,
  "name" | "synonyms" | "memberNames" | "plainNames" | "genericFor"
>;

/** Everything that a food is called. */
export function listNames({
  name,
  synonyms,
  memberNames = [],
  plainNames = [],
  genericFor = [],
}: FoodNames): string[] {
  return [name, ...synonyms, ...memberNames, ...plainNames, ...genericFor];
}

/**
 * Takes the names of a food apart: what they call it, what it lacks, whether it is the unspecified one. With
 * `areNames` each synonym counts as much as the name, and each of them is a plain name.
 */
export function readWording(
  { name, synonyms, memberNames = [], plainNames = [], genericFor = [] }: FoodNames,
  { areNames = false }: { readonly areNames?: boolean } = {},
): FoodWording {
  const folded = foldName(brandLast(dropUnspecified(name)));
  const lacking = readLacking(folded);
  const brand = /\(([A-Z][^()]*)\)/.exec(name)?.[1];
  const others = [...synonyms, ...genericFor].map((synonym) =>
    areNames ? readName(foldName(synonym), lacking) : readSynonym(synonym, "synonym"),
  );
  if (brand !== undefined) others.push(readSynonym(brand, "brand"));
  const either = readAlternatives(folded).map((alternative) => readName(alternative, lacking));
  const published = memberNames.map((each) => readName(foldName(dropUnspecified(each)), lacking));
  const namings = [readName(folded, lacking), ...either, ...published, ...others].filter(
    ({ terms }) => terms.size > 0,
  );
  const allTerms = new Set(namings.flatMap(({ terms }) => [...terms.keys()]));
  const plain = [...(areNames ? [name, ...synonyms] : []), ...plainNames, ...genericFor];
  const keysOf = (names: readonly string[]) => names.map((each) => plainKey(normaliseTerms(each)));
  const jointKeys = keysOf(plain.filter((each) => joint.test(each)));
  return {
    namings,
    allTerms,
    lacking: lacking.size === 0 ? none : lacking,
    isUnspecified: /\bN[FS]S?\b/.test(name),
    makerTerms: normaliseTerms(brandPattern.exec(name)?.[1] ?? ""),
    plainKeys: keysOf(plain),
    jointKeys,
    genericTerms: genericFor.map(normaliseTerms),
  };
}

/** "TACO BELL, Nachos": a brand in capitals before the food is not what the food is. */
function brandLast(name: string): string {
  const match = brandPattern.exec(name);
  return match === null ? name : `${match[2]}, ${match[1]}`;
}

/** "Nutrition bar or meal replacement bar, NFS" is either in full; of "turkey or chicken burger" one half is no name. */
function readAlternatives(name: string): string[] {
  const [first = "", ...rest] = name.split(",");
  const parts = first.split(" or ").map((part) => part.trim().split(" "));
  if (parts.length !== 2 || first.includes("(")) return [];
  const [one = [], other = []] = parts;
  if (one.length !== other.length && one.at(-1) !== other.at(-1)) return [];
  return parts.map((words) => [words.join(" "), ...rest].join(","));
}

function readLacking(name: string): Set<string> {
  const matches = mayLack.test(name) ? [...name.matchAll(without), ...name.matchAll(notEaten)] : [];
  const lacking = new Set(
    matches.flatMap((match) => normaliseFolded(match[1] ?? match[2] ?? match[3] ?? "")),
  );
  for (const [word, lack] of impliedLack) if (name.includes(word)) lacking.add(lack);
  if (/\bunsweetened\b/.test(name)) lacking.add("sugar");
  lacking.delete("added");
  return lacking;
}

/** The attribute of an item whose words name a brand's or a chain's product, which a food like it stands for. */
export const genericEquivalent = "generic equivalent";

/** Whether the terms name a product that the food only stands for. */
export function isGenericEquivalent({ genericTerms }: FoodWording, said: ReadonlySet<string>): boolean {
  return genericTerms.some((terms) => terms.every((term) => said.has(term)));
}
