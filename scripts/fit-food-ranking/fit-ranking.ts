import { compositionTraits, listFacets, type RankerWeights } from "../../shared/domain/food/mod.ts";
import { minimise } from "./minimise.ts";
import type { TrainingName } from "./training-names.ts";

/** A candidate as the places and amounts of its features. */
type SparseFood = {
  readonly places: Uint16Array;
  readonly amounts: Float64Array;
  readonly traits: Float64Array;
  readonly isRight: boolean;
};

type SparseName = {
  readonly foods: readonly SparseFood[];
  /** The first place of each of its facets' suggestions. */
  readonly facets: readonly number[];
};

const penalty = 0.004;
const mostRounds = 100;
const whole = 100;
const smallestKept = 15;

/**
 * Fits the weights by which the foods of the right composition come first: least -log of their share of the likelihood
 * over all names (listwise softmax). Marks and suggestions have an L2 penalty, measures none.
 */
export function fitRanking(all: readonly TrainingName[]): RankerWeights {
  const names = all.filter(({ isRight }) => isRight.includes(true));
  const { features, facets, measures } = indexFeatures(names);
  const size = features.size + facets.size * compositionTraits.length;
  const sparse = names.map((name) => toSparse(name, features, facets));
  const isPenalised = Float64Array.from({ length: size }, (_, place) => (measures.has(place) ? 0 : 1));
  const weights = minimise(
    (at, gradient) => {
      let loss = 0;
      for (const name of sparse) loss += addLoss(name, at, gradient) / sparse.length;
      for (let place = 0; place < size; place++) {
        const weight = (at[place] ?? 0) * (isPenalised[place] ?? 0);
        gradient[place] = (gradient[place] ?? 0) / sparse.length + penalty * weight;
        loss += (penalty * weight * weight) / 2;
      }
      return loss;
    },
    size,
    mostRounds,
  );
  return roundWeights(weights, features, facets);
}

function indexFeatures(names: readonly TrainingName[]) {
  const features = new Map<string, number>();
  const facets = new Map<string, number>();
  const measures = new Set<number>();
  for (const { reading, compared } of names) {
    for (const facet of listFacets(reading)) if (!facets.has(facet)) facets.set(facet, facets.size);
    for (const { features: found } of compared)
      for (const [name, amount] of found) {
        const place = features.get(name) ?? features.size;
        features.set(name, place);
        if (amount !== whole) measures.add(place);
      }
  }
  return { features, facets, measures };
}

function toSparse(
  { reading, compared, isRight }: TrainingName,
  features: ReadonlyMap<string, number>,
  facets: ReadonlyMap<string, number>,
): SparseName {
  const foods = compared.map(({ features: found, composition }, index) => ({
    places: Uint16Array.from(found, ([name]) => features.get(name) ?? 0),
    amounts: Float64Array.from(found, ([, amount]) => amount / whole),
    traits: Float64Array.from(composition, (amount) => amount / whole),
    isRight: isRight[index] ?? false,
  }));
  const placeOf = (facet: string) => features.size + (facets.get(facet) ?? 0) * compositionTraits.length;
  return { foods, facets: listFacets(reading).map(placeOf) };
}

function addLoss({ foods, facets }: SparseName, at: Float64Array, gradient: Float64Array): number {
  const suggested = compositionTraits.map((_, trait) =>
    facets.reduce((sum, place) => sum + (at[place + trait] ?? 0), 0),
  );
  const scores = foods.map((food) => scoreSparse(food, at, suggested));
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const right = foods.reduce((sum, { isRight }, index) => sum + (isRight ? (odds[index] ?? 0) : 0), 0);
  const turned = compositionTraits.map(() => 0);
  for (const [index, { places, amounts, traits, isRight }] of foods.entries()) {
    const one = odds[index] ?? 0;
    const slope = one / all - (isRight ? one / Math.max(right, Number.MIN_VALUE) : 0);
    for (let nth = 0; nth < places.length; nth++) {
      const place = places[nth] ?? 0;
      gradient[place] = (gradient[place] ?? 0) + slope * (amounts[nth] ?? 0);
    }
    for (let trait = 0; trait < traits.length; trait++)
      turned[trait] = (turned[trait] ?? 0) + slope * (traits[trait] ?? 0);
  }
  for (const place of facets)
    for (const [trait, slope] of turned.entries())
      gradient[place + trait] = (gradient[place + trait] ?? 0) + slope;
  return -Math.log(Math.max(right / all, Number.MIN_VALUE));
}

function scoreSparse(
  { places, amounts, traits }: SparseFood,
  at: Float64Array,
  suggested: readonly number[],
): number {
  let score = 0;
  for (let nth = 0; nth < places.length; nth++) score += (at[places[nth] ?? 0] ?? 0) * (amounts[nth] ?? 0);
  for (let trait = 0; trait < traits.length; trait++) score += (suggested[trait] ?? 0) * (traits[trait] ?? 0);
  return score;
}

/** Weights in thousandths; those too small to change a choice are left out. */
function roundWeights(
  weights: Float64Array,
  features: ReadonlyMap<string, number>,
  facets: ReadonlyMap<string, number>,
): RankerWeights {
  const round = (place: number) => Math.round(1000 * (weights[place] ?? 0));
  const kept = [...features]
    .map(([name, place]): [string, number] => [name, round(place)])
    .filter(([, weight]) => Math.abs(weight) >= smallestKept);
  const suggestions = [...facets].map(([facet, nth]): [string, number[]] => {
    const first = features.size + nth * compositionTraits.length;
    return [facet, compositionTraits.map((_, trait) => round(first + trait))];
  });
  const byName = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  return { features: new Map(kept.sort(byName)), suggestions: new Map(suggestions.sort(byName)) };
}
