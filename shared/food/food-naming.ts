import names from "./data/food-names.json" with { type: "json" };
import { foldText, normaliseFolded } from "./term-normaliser.ts";

/** One way to call a food: its words with how much leaving them unsaid costs (0 to 1), and its head words. */
export interface FoodNaming {
  readonly terms: ReadonlyMap<string, number>;
  readonly heads: ReadonlySet<string>;
  readonly isSynonym: boolean;
}

/** Heads that only name a kind: "cheese" in "Cheese, cheddar", "sandwich" around its filling. */
export const genericHeads: ReadonlySet<string> = new Set(names.genericHeads);
/** Words of a name that mark an unusual form: dry, baby food, diet. They count unless the text says them. */
export const strangeTerms: ReadonlySet<string> = new Set(names.strangeTerms);
const unusualForms = new Map(Object.entries(names.unusualForms));
const freeTerms = new Set(names.freeTerms);
const mildTerms = new Set(names.mildTerms);

// What leaving a word of the name unsaid costs, by where it stands.
const segmentCosts = [0.6, 0.4, 0.3];
const kindCost = 0.1;
const genericCost = 0.25;
const bracketCost = 0.3;
const strangeCost = 0.5;
const unusualCost = 0.3;
const mildCost = 0.15;
const freeCost = 0.03;

/** Reads a food's folded name: segments, bracketed words, heads. `lacking` are the terms it is without. */
export function readName(name: string, lacking: ReadonlySet<string>): FoodNaming {
  const terms = new Map<string, number>();
  const heads = new Set<string>();
  const [plain = "", ...rest] = name.split(/[()]/);
  const outside = rest.filter((_, index) => index % 2 === 1);
  const segments = [plain, ...outside].join(" ").split(",");
  const unsaid = new Set([...lacking, ...readEaten(segments)]);
  for (const [index, segment] of segments.entries()) {
    if (index === 0 || (index === 1 && isGeneric(heads))) addHead(heads, segment);
    const costs = costOfSegment(segment, index, segments.length);
    for (const term of normaliseFolded(segment)) put(terms, term, unsaid.has(term) ? freeCost : costs);
  }
  for (const head of heads) if (genericHeads.has(head) && !strangeTerms.has(head)) cheapen(terms, head);
  for (const head of heads) raiseUnusual(terms, head);
  for (const bracket of rest.filter((_, index) => index % 2 === 0)) {
    for (const term of normaliseFolded(bracket)) put(terms, term, bracketCost);
  }
  return { terms, heads, isSynonym: false };
}

/** Reads another name of a food; its head is the last word before any comma. */
export function readSynonym(synonym: string, cost: number): FoodNaming {
  const folded = foldText(synonym);
  const heads = new Set<string>();
  addHead(heads, folded.split(/,|\b(?:ns as|nfs)\b/)[0] ?? folded);
  const terms = new Map<string, number>();
  for (const term of normaliseFolded(folded)) put(terms, term, cost);
  return { terms, heads, isSynonym: true };
}

// "from frozen" is not what a pizza usually is: unsaid it counts.
function raiseUnusual(terms: Map<string, number>, head: string): void {
  for (const form of unusualForms.get(head) ?? []) if (terms.has(form)) terms.set(form, unusualCost);
}

// "sandwich" or "cheese" at the head only tells the kind, wherever it stands in the first segment.
function cheapen(terms: Map<string, number>, head: string): void {
  terms.set(head, Math.min(genericCost, terms.get(head) ?? genericCost));
}

/** "Soft drink" in "Soft drink, cola" is a kind: leaving it unsaid costs next to nothing. */
function costOfSegment(segment: string, index: number, count: number): number {
  const isKind = index === 0 && count > 1 && genericHeads.has(normaliseFolded(segment).at(-1) ?? "");
  return isKind ? kindCost : (segmentCosts[Math.min(index, segmentCosts.length - 1)] ?? 0);
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

function put(terms: Map<string, number>, term: string, cost: number): void {
  if (!terms.has(term)) terms.set(term, costOf(term, cost));
}

function costOf(term: string, cost: number): number {
  if (freeTerms.has(term)) return freeCost;
  if (strangeTerms.has(term)) return Math.max(cost, strangeCost);
  return mildTerms.has(term) ? mildCost : cost;
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
