import { textWeights } from "../text-weights.ts";
import type { FoodProfile } from "./food-names.ts";
import type { Mention } from "./mention.ts";

/** Foods by the terms of their names. */
export type TermIndex = {
  readonly has: (term: string) => boolean;
  /** The foods that have a term. */
  readonly findFoods: (term: string) => readonly FoodProfile[];
  /** The foods that share most words with a mention, those of short names first. */
  readonly shortlist: (mention: Mention) => FoodProfile[];
};

/** The foods that have a term, and for each whether it stands in the name, where finding it counts more than in a synonym. */
type Posting = { readonly foods: readonly number[]; readonly areInName: readonly boolean[] };

const longestShortlist = 40;
const { shortlist: weights } = textWeights;

/** Indexes foods by the terms that are asked for: a meal has tens of words, its foods have thousands. */
export function indexTerms(profiles: readonly FoodProfile[]): TermIndex {
  const postings = new Map<string, Posting>();
  const lengths = profiles.map(({ namings }) => namings[0]?.terms.size ?? 0);
  const overlap = new Float64Array(profiles.length);

  function findPosting(term: string): Posting {
    const known = postings.get(term);
    if (known !== undefined) return known;
    const foods: number[] = [];
    const areInName: boolean[] = [];
    for (let food = 0; food < profiles.length; food++) {
      const profile = profiles[food];
      if (profile === undefined || !profile.allTerms.has(term)) continue;
      foods.push(food);
      areInName.push(profile.namings[0]?.terms.has(term) === true);
    }
    const posting = { foods, areInName };
    postings.set(term, posting);
    return posting;
  }

  /** Adds what each food shares with a mention, and gives the foods that share anything. */
  function addUp({ terms }: Mention): number[] {
    const touched: number[] = [];
    for (const [term, { weight, isWeak }] of terms) {
      const { foods, areInName } = findPosting(term);
      const full = isWeak ? weight * weights.weak : weight;
      const ofSynonym = full * weights.synonym;
      for (let at = 0; at < foods.length; at++) {
        const food = foods[at] ?? 0;
        const before = overlap[food] ?? 0;
        if (before === 0) touched.push(food);
        overlap[food] = before + (areInName[at] ? full : ofSynonym);
      }
    }
    return touched;
  }

  function shortlist(mention: Mention): FoodProfile[] {
    const touched = addUp(mention);
    const values = new Float64Array(touched.length);
    for (let at = 0; at < touched.length; at++) {
      const food = touched[at] ?? 0;
      values[at] = (overlap[food] ?? 0) - weights.unsaid * (lengths[food] ?? 0);
      overlap[food] = 0;
    }
    const least = values.toSorted().at(-longestShortlist) ?? Number.NEGATIVE_INFINITY;
    return touched
      .map((food, at) => ({ food, value: values[at] ?? 0 }))
      .filter(({ value }) => value >= least)
      .sort((a, b) => b.value - a.value || a.food - b.food)
      .slice(0, longestShortlist)
      .flatMap(({ food }) => profiles[food] ?? []);
  }

  return {
    has: (term) => findPosting(term).foods.length > 0,
    findFoods: (term) => findPosting(term).foods.flatMap((food) => profiles[food] ?? []),
    shortlist,
  };
}
