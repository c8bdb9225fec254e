import { poolCandidates } from "./candidates/candidate-pool.ts";
import {
  type FoodCandidate,
  type FoundFoods,
  genericEquivalent,
  isGenericEquivalent,
} from "./candidates/food-names.ts";
import groups from "./data/food-groups.json" with { type: "json" };
import { dropLanguage } from "./local/local-term.ts";
import { type PortionWords, type ResolvedGrams, resolveGrams } from "./portions/resolve-grams.ts";
import { mergeMentions, type Segment } from "./segments/segment.ts";
import { segmentMeal } from "./segments/segment-meal.ts";
import { isDetailLink, type MealOutline } from "./text/chunks.ts";
import { dropUnspecified, normaliseTerms } from "./text/terms.ts";
import { stateWords } from "./text/vocabulary.ts";

/** One food of a meal, read from text: what to show, how much, and the catalogue food it was matched with. */
export type MealItem = {
  readonly name: string;
  readonly brand: string | null;
  readonly attributes: readonly string[];
  readonly grams: number;
  readonly status: "matched" | "unresolved";
  /** Null when unresolved. */
  readonly food: FoodCandidate | null;
  /** The normalised words that name and describe it in the text. */
  readonly terms: readonly string[];
  /** Whether the text tells how much; else the grams are the food's usual portion. */
  readonly isAmountTold: boolean;
};

type Picked = {
  readonly food: FoodCandidate;
  readonly resolved: ResolvedGrams;
  readonly isAssumed: boolean;
};

/** How a catalogue food is shown: its name without survey abbreviations, and the brand when the text named it. */
type FoodDescription = {
  readonly name: string;
  readonly brand: string | null;
};

const additions = new Map(Object.entries(groups.additionGrams));
const inDrink = new Map(Object.entries(groups.inDrinkGrams));
const drinkHeads = new Set(groups.drinkHeads);
const nearTie = 1.5;
const confidenceWeight = 2;
const unresolvedGrams = 100;
const assumed = "amount assumed";

/** What no one eats of one food: such an amount was misread or is a joke, and the usual portion stands in. */
const largestGrams = 100_000;

/** The foods of an outlined meal with grams, from the candidates the catalogue found for its queries. */
export function readMeal(outline: MealOutline, found: FoundFoods): MealItem[] {
  const pool = poolCandidates(found);
  const segments = mergeMentions(segmentMeal(outline.chunks, pool), pool);
  if (isAboutSomethingElse(outline, segments)) return [];
  return segments.map((segment, index, all) => chooseFood(segment, all[index - 1]));
}

/** "Turn left at gate 12": a sentence with a place or a time in it, and nothing that is eaten, is no list of foods. */
function isAboutSomethingElse({ chunks }: MealOutline, segments: readonly Segment[]): boolean {
  const isSentence = chunks.some(({ link }) => link === "prep");
  return isSentence && !segments.some(tellsOfFood);
}

function tellsOfFood({ chunks, measure, ranked }: Segment): boolean {
  if (ranked.length > 0 || chunks[0]?.eaten === "said") return true;
  return measure !== null && measure.kind !== "article" && measure.kind !== "count";
}

/** The item of a mention: the best fitting food, portion rows deciding between near ties, or an unresolved one. */
function chooseFood(segment: Segment, before?: Segment): MealItem {
  const chosen = pickFood(segment);
  return chosen === null ? unresolvedItem(segment) : matchedItem(segment, chosen, before);
}

function pickFood({ ranked, mention, measure }: Segment): Picked | null {
  const best = ranked[0];
  if (best === undefined) return null;
  const terms = new Set(mention.terms.keys());
  const rated = (best.isPlainName ? [best] : ranked)
    .filter(({ score }) => score >= best.score - nearTie)
    .map(({ profile, score }) => {
      const heads = new Set([mention.head, ...(profile.namings[0]?.heads ?? [])]);
      const resolved = resolvePlausibly(profile.food, measure, { terms, heads });
      const value = score + confidenceWeight * resolved.confidence;
      return { food: profile.food, resolved, value, isAssumed: resolved.isAssumed };
    });
  rated.sort((a, b) => b.value - a.value || a.food.id - b.food.id);
  return rated[0] ?? null;
}

function resolvePlausibly(
  food: FoodCandidate,
  measure: Segment["measure"],
  words: PortionWords,
): ResolvedGrams & { isAssumed: boolean } {
  const told = resolveGrams(food, measure, words);
  if (told.grams <= largestGrams) return { ...told, isAssumed: false };
  return { ...resolveGrams(food, null, words), isAssumed: true };
}

function matchedItem(segment: Segment, picked: Picked, before: Segment | undefined): MealItem {
  const { food, resolved, isAssumed } = picked;
  const terms = [...segment.mention.terms.keys()];
  const { name, brand } = describeFood(food, new Set(terms));
  const attributes = [
    ...attributesOf(segment, name),
    ...(isGenericEquivalent(food, new Set(terms)) ? [genericEquivalent] : []),
    ...(isAssumed ? [assumed] : []),
  ];
  const grams = roundGrams((additionGrams(segment, before) ?? resolved.grams) * shareOf(segment));
  const isAmountTold = segment.measure !== null && !isAssumed;
  return { name, brand, attributes, grams, status: "matched", food, terms, isAmountTold };
}

/** "coffee with milk" holds a dash of it, not a glass: the customary grams, or null for a food of its own. */
function additionGrams({ chunks, measure, mention }: Segment, before: Segment | undefined): number | null {
  if (measure !== null || !isDetailLink(chunks[0]?.link)) return null;
  const naming = [...mention.terms].filter(([, { isWeak }]) => !isWeak);
  if (naming.length > 1 && mention.head !== "milk") return null;
  const isInDrink = before !== undefined && drinkHeads.has(before.mention.head);
  return (isInDrink ? inDrink.get(mention.head) : undefined) ?? additions.get(mention.head) ?? null;
}

function unresolvedItem(segment: Segment): MealItem {
  const { measure, chunks } = segment;
  const name = chunks.flatMap(({ words }) => words.map(dropLanguage)).join(" ");
  const known = measure === null ? null : weighUnknown(measure.count, measure.grams ?? measure.millilitres);
  const attributes = attributesOf(segment, name);
  const grams = roundGrams((known ?? unresolvedGrams) * shareOf(segment));
  const noted = known === null ? [...attributes, assumed] : attributes;
  const terms = [...segment.mention.terms.keys()];
  const isAmountTold = known !== null;
  const status = "unresolved";
  return { name, brand: null, attributes: noted, grams, status, food: null, terms, isAmountTold };
}

function weighUnknown(count: number, each: number | null): number | null {
  return each === null || count * each > largestGrams ? null : count * each;
}

function shareOf({ chunks }: Segment): number {
  return chunks.reduce((share, { eatenShare }) => share * eatenShare, 1);
}

/** What the text says of the food beyond its name: states, what it is without, that some was left. */
function attributesOf(segment: Segment, name: string): string[] {
  const known = name.toLowerCase();
  const words = segment.chunks.flatMap((chunk) => chunk.words);
  const states = words.filter((word) => stateWords.has(word) && !known.includes(word));
  const lacking = [...segment.mention.negated].map((term) => `no ${dropLanguage(term)}`);
  const left = shareOf(segment) < 1 ? ["partly eaten"] : [];
  return [...new Set([...states, ...lacking, ...left])];
}

function roundGrams(grams: number): number {
  return Math.round(grams * 100) / 100;
}

/** The readable name of a food and its brand; `said` are the terms of the text. */
export function describeFood(food: FoodCandidate, said: ReadonlySet<string>): FoodDescription {
  const plain = dropUnspecified(food.name).replace(/,?\s*\bNF?S\b/g, "");
  const name = plain
    .replace(/\s+/g, " ")
    .replace(/[\s,;]+$/, "")
    .trim();
  return { name: name === "" ? food.name : name, brand: findBrand(food.name, said) };
}

/** FNDDS puts brands in brackets, SR writes them in capitals; one the text does not name is none of its. */
function findBrand(name: string, said: ReadonlySet<string>): string | null {
  const bracket = /\(([A-Z][^()]*)\)/.exec(name)?.[1];
  const capitals = name
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /^[A-Z][A-Z'&. c-]{3,}$/.test(part));
  for (const brand of bracket === undefined ? capitals : [bracket, ...capitals]) {
    if (normaliseTerms(brand).some((term) => said.has(term))) return brand;
  }
  return null;
}
