import type { FoodCandidate } from "./candidate.ts";
import names from "./data/food-names.json" with { type: "json" };
import { dropUnspecified, foldText, normaliseTerms } from "./term-normaliser.ts";

/** One way to call a food: its words with how much leaving them unsaid costs (0 to 1), and its head words. */
export interface FoodNaming {
  readonly terms: ReadonlyMap<string, number>;
  readonly heads: ReadonlySet<string>;
  readonly isSynonym: boolean;
}

/** A candidate food taken apart for scoring. */
export interface FoodProfile {
  readonly food: FoodCandidate;
  readonly namings: readonly FoodNaming[];
  /** Every term of the name and the synonyms. */
  readonly allTerms: ReadonlySet<string>;
  /** Terms the food is said to be without: "no icing", "skin not eaten". */
  readonly lacking: ReadonlySet<string>;
  readonly isUnspecified: boolean;
  readonly penalty: number;
}

/** Heads that only name a kind: "cheese" in "Cheese, cheddar", "sandwich" around its filling. */
export const genericHeads: ReadonlySet<string> = new Set(names.genericHeads);
const freeTerms = new Set(names.freeTerms);
/** Words of a name that mark an unusual form: dry, baby food, diet. They count unless the text says them. */
export const strangeTerms: ReadonlySet<string> = new Set(names.strangeTerms);
const sourcePenalty = new Map(Object.entries(names.sourcePenalty));

const mildTerms = new Set(names.mildTerms);

const mildCost = 0.15;
const genericCost = 0.25;
const headCost = 0.6;
const secondCost = 0.4;
const detailCost = 0.3;
const kindCost = 0.1;
const brandCost = 0.25;
const bracketCost = 0.3;
const freeCost = 0.03;

/** Takes a candidate's name and synonyms apart: segments, heads, what it lacks, whether it is the unspecified one. */
export function profileFood(food: FoodCandidate): FoodProfile {
  const folded = foldText(dropUnspecified(food.name));
  const lacking = readLacking(folded);
  const brand = /\(([A-Z][^()]*)\)/.exec(food.name)?.[1];
  const names = [...food.synonyms.map((synonym) => readSynonym(synonym, headCost))];
  if (brand !== undefined) names.push(readSynonym(brand, brandCost));
  const namings = [readName(folded, lacking), ...names].filter(({ terms }) => terms.size > 0);
  const allTerms = new Set(namings.flatMap(({ terms }) => [...terms.keys()]));
  const isUnspecified = /\bN[FS]S?\b/.test(food.name);
  return { food, namings, allTerms, lacking, isUnspecified, penalty: sourcePenalty.get(food.source) ?? 0 };
}

function readLacking(name: string): Set<string> {
  const lacking = new Set<string>();
  for (const match of name.matchAll(
    /\b(?:no|without) ((?:added )?[\p{L} ]+?)(?=,|\(|$| and | or | with )/gu,
  )) {
    for (const term of normaliseTerms(match[1] ?? "")) lacking.add(term);
  }
  for (const match of name.matchAll(/([\p{L} /]+) (?:not eaten|removed)|(\p{L}+)-free\b/gu)) {
    for (const term of normaliseTerms(match[1] ?? match[2] ?? "")) lacking.add(term);
  }
  for (const [word, lack] of Object.entries(names.impliedLack)) if (name.includes(word)) lacking.add(lack);
  if (/\bunsweetened\b/.test(name)) lacking.add("sugar");
  lacking.delete("added");
  return lacking;
}

/** Parts a survey name says were eaten ("skin / coating eaten"): the usual case, so leaving it unsaid costs nothing. */
function readEaten(name: string): Set<string> {
  const clauses = name.split(",").filter((part) => / eaten\b/.test(part) && !/\bnot eaten/.test(part));
  return new Set(clauses.flatMap(normaliseTerms));
}

function readName(name: string, lacking: ReadonlySet<string>): FoodNaming {
  const terms = new Map<string, number>();
  const heads = new Set<string>();
  const eaten = readEaten(name);
  const [plain = "", ...brackets] = name.split(/[()]/);
  const segments = [plain, ...brackets.filter((_, index) => index % 2 === 1)].join(" ").split(",");
  for (const [index, segment] of segments.entries()) {
    const words = normaliseTerms(segment);
    const isKind = index === 0 && segments.length > 1 && genericHeads.has(words.at(-1) ?? "");
    const cost = isKind ? kindCost : index === 0 ? headCost : index === 1 ? secondCost : detailCost;
    for (const term of words) put(terms, term, lacking.has(term) ? freeCost : cost);
    for (const term of words) if (eaten.has(term)) terms.set(term, freeCost);
    if (index === 0 || (index === 1 && isGeneric(heads))) addHead(heads, segment);
    if (index === 0)
      for (const head of heads)
        if (genericHeads.has(head)) terms.set(head, Math.min(genericCost, terms.get(head) ?? genericCost));
  }
  for (const bracket of brackets.filter((_, index) => index % 2 === 0)) {
    for (const term of normaliseTerms(bracket)) put(terms, term, bracketCost);
  }
  return { terms, heads, isSynonym: false };
}

function isGeneric(heads: ReadonlySet<string>): boolean {
  return [...heads].some((head) => genericHeads.has(head));
}

function put(terms: Map<string, number>, term: string, cost: number): void {
  if (terms.has(term)) return;
  terms.set(term, costOf(term, cost));
}

function costOf(term: string, cost: number): number {
  if (freeTerms.has(term)) return freeCost;
  if (strangeTerms.has(term)) return Math.max(cost, 0.5);
  return mildTerms.has(term) ? mildCost : cost;
}

function addHead(heads: Set<string>, segment: string): void {
  const parts = segment.split(/ \/ | or /);
  // "turkey or chicken burger" is a burger, "macaroni or noodles" either.
  const named = wordCount(parts.at(-1)) > wordCount(parts[0]) ? parts.slice(-1) : parts;
  for (const part of named) {
    const core = part.split(/\b(?:with|in|from|for|made|on|w\/)\b/)[0] ?? part;
    const last = normaliseTerms(core).at(-1);
    if (last !== undefined) heads.add(last);
  }
}

function wordCount(part: string | undefined): number {
  return (
    part
      ?.split(/\b(?:with|in|from|for|made|on)\b/)[0]
      ?.trim()
      .split(/\s+/).length ?? 0
  );
}

function readSynonym(synonym: string, cost: number): FoodNaming {
  const folded = foldText(synonym);
  const heads = new Set<string>();
  const core = folded.split(/,|\b(?:ns as|nfs)\b/)[0] ?? folded;
  addHead(heads, core);
  const terms = new Map<string, number>();
  for (const term of normaliseTerms(folded)) put(terms, term, cost);
  return { terms, heads, isSynonym: true };
}
