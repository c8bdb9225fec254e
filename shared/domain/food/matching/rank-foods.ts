import type { FoodCandidate } from "../candidates/food-names.ts";
import { compareNames, rateLikeness } from "./compare-names.ts";
import type { Feature, Rarity } from "./feature.ts";
import { countImplications } from "./implied-words.ts";
import type { OfferedFood } from "./offered-food.ts";
import type { NameReading } from "./read-name.ts";

/** A candidate as it compares with a name that was asked for. */
export type ComparedFood = {
  readonly food: FoodCandidate;
  readonly features: readonly Feature[];
  /** What its composition is, in the terms of what words of a name suggest. */
  readonly composition: readonly number[];
};

/** Weights of the ranker in thousandths, as `ranker.json` has them. */
export type RankerWeights = {
  readonly features: ReadonlyMap<string, number>;
  /** What a facet of a name suggests of the composition: a weight for each of `compositionTraits`. */
  readonly suggestions: ReadonlyMap<string, readonly number[]>;
};

/** A candidate with its score in thousandths of a logarithm of odds. */
export type RankedFood = ComparedFood & { readonly score: number };

/** What of a composition the facets of a name suggest, each in hundredths. */
export const compositionTraits = ["energy", "fat", "protein", "dense"] as const;

const comparedFoods = 100;
const denseKcal = 300;

/** Compares the candidates with a name, each by its name that is most like it; the most alike hundred. */
export function compareFoods(
  asked: NameReading,
  offered: readonly OfferedFood[],
  rarity: Rarity,
): ComparedFood[] {
  const likely = offered.flatMap((one) => {
    if (!sharesTerm(asked, one)) return [];
    const [best, likeness] = findLikest(asked, one, rarity);
    return best === null ? [] : [{ one, best, likeness }];
  });
  likely.sort((a, b) => b.likeness - a.likeness || a.one.food.id - b.one.food.id);
  const nearest = likely.slice(0, comparedFoods);
  const implies = countImplications(
    asked,
    nearest.map(({ one }) => one),
  );
  return nearest.map(({ one: { food, terms }, best }) => {
    const compared = compareNames(asked, best.reading, { rarity, elsewhere: terms, implies });
    const features = [...compared, ...best.marks.map((mark): Feature => [mark, 100])];
    return { food, features, composition: traitsOf(food) };
  });
}

function sharesTerm({ terms }: NameReading, offered: OfferedFood): boolean {
  for (const term of terms.keys()) if (offered.terms.has(term)) return true;
  return false;
}

function findLikest(
  asked: NameReading,
  { names }: OfferedFood,
  rarity: Rarity,
): [OfferedFood["names"][number] | null, number] {
  let best: OfferedFood["names"][number] | null = null;
  let most = 0;
  for (const name of names) {
    const likeness = rateLikeness(asked, name.reading, rarity);
    if (likeness > most) [best, most] = [name, likeness];
  }
  return [best, most];
}

/** The facets of a name as suggestions are kept for them; every name has the first. */
export function listFacets({ facets }: NameReading): string[] {
  return ["any", ...[...facets].flatMap(([kind, values]) => [...values].map((value) => `${kind}:${value}`))];
}

/** Scores compared candidates, best first, ties by id. */
export function rankFoods(
  asked: NameReading,
  compared: readonly ComparedFood[],
  { features: weights, suggestions }: RankerWeights,
): RankedFood[] {
  const suggested = compositionTraits.map((_, trait) =>
    listFacets(asked).reduce((sum, facet) => sum + (suggestions.get(facet)?.[trait] ?? 0), 0),
  );
  const ranked = compared.map((one) => {
    let sum = 0;
    for (const [name, amount] of one.features) sum += (weights.get(name) ?? 0) * amount;
    for (const [trait, amount] of one.composition.entries()) sum += (suggested[trait] ?? 0) * amount;
    return { ...one, score: Math.round(sum / 100) };
  });
  return ranked.sort((a, b) => b.score - a.score || a.food.id - b.food.id);
}

function traitsOf({ macros }: FoodCandidate): number[] {
  if (macros == null) return compositionTraits.map(() => 0);
  const { energyKcal, proteinGrams, fatGrams } = macros;
  const trait = (amount: number, least: number, most: number) =>
    Math.round(100 * Math.min(most, Math.max(least, Math.log(amount))));
  return [
    trait((energyKcal + 15) / 150, -2, 2),
    trait((fatGrams + 1) / 5, -1.6, 2),
    trait((proteinGrams + 1) / 6, -1.6, 2),
    energyKcal > denseKcal ? 100 : 0,
  ];
}
