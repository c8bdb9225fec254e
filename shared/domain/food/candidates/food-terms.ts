import names from "../data/food-names.json" with { type: "json" };
import { dropUnspecified, normaliseTerms } from "../text/terms.ts";

/** The fields of a catalogue food that its search terms come from. */
type TermSource = {
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly memberNames?: readonly string[];
  readonly plainNames?: readonly string[];
  readonly genericFor?: readonly string[];
  readonly foodGroup: string;
  readonly source: string;
};

/** A normalised word of a food and how much finding it counts, 0 to about 1.5. */
type FoodTerm = {
  readonly term: string;
  readonly weight: number;
};

const freeTerms = new Set(names.freeTerms);
const headWeight = 1;
const detailWeight = 0.8;

/** Foods as eaten come before ingredients of the same name. */
const sourceShare: Readonly<Record<string, number>> = names.sourceShare;
const synonymWeight = 0.7;
const namingSources = new Set(names.namingSources);

/** A plain name finds its food before every other name with the word. */
const plainWeight = 2;
const typicalTermCount = 6;
const lengthInfluence = 0.35;

/**
 * The search terms of a food with weights: words of its plain names count most, then those of the name's first
 * segment, synonyms least.
 * Weights shrink with the number of words in the name (as in BM25), so that "milk" finds plain milk first.
 */
export function foodTerms(food: TermSource): FoodTerm[] {
  const weights = new Map<string, number>();
  const [head = "", ...details] = dropUnspecified(food.name).split(/[,(]/);
  raise(weights, normaliseTerms(head), headWeight);
  raise(weights, normaliseTerms(details.join(" ")), detailWeight);
  const nameTermCount = [...weights.keys()].filter((term) => !freeTerms.has(term)).length;
  const weightOfSynonym = namingSources.has(food.source) ? headWeight : synonymWeight;
  for (const name of food.memberNames ?? []) raise(weights, normaliseTerms(name), detailWeight);
  for (const synonym of [...food.synonyms, ...(food.genericFor ?? [])])
    raise(weights, normaliseTerms(synonym), weightOfSynonym);
  const damping =
    (sourceShare[food.source] ?? 1) /
    (1 - lengthInfluence + (lengthInfluence * nameTermCount) / typicalTermCount);
  for (const [term, weight] of weights) weights.set(term, weight * damping);
  for (const name of food.plainNames ?? []) {
    const terms = normaliseTerms(name);
    raise(weights, terms, plainWeight / Math.sqrt(terms.length));
  }
  return [...weights].map(([term, weight]) => ({ term, weight: round(weight) }));
}

function raise(weights: Map<string, number>, terms: readonly string[], weight: number): void {
  for (const term of terms) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
}

function round(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
