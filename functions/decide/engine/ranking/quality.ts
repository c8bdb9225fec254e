import {
  amountOfPortion,
  compoundIds,
  type FoodFacts,
  findKind,
  scoreNutri,
  scoreNutrientDensity,
} from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/quality.json" with { type: "json" };
import type { Score } from "./score.ts";

/** Share of a dish below which an ingredient does not make it a dish of that kind. */
const leastShare = 0.15;

const { density, weights, kinds, grades } = data;
const middle = 0.5;

type WeighedFood = {
  readonly food: FoodFacts;
  readonly grams: number;
};

/**
 * How good a candidate is in general, about 0 to 1: the place of its nutrient density (NRF9.3 per 100 kcal) among
 * the foods of the catalogue, its Nutri-Score, and what kinds of food it is.
 */
export function rateQuality(candidate: Candidate): Score {
  if (candidate.kind === "nothing")
    return { value: data.nothing, compoundIds: [compoundIds.energyKcal], unknownIds: [] };
  const { isDrink, whole, foods, items } = candidate;
  const matched = items.filter(({ food }) => food !== null);
  const weighed = foods.map((food, index): WeighedFood => ({ food, grams: matched[index]?.grams ?? 0 }));
  const { density: ofDensity, nutriScore } = isDrink ? weights.drink : weights.food;
  const value =
    ofDensity * placeDensity(weighed) + nutriScore * gradeFoods(weighed, isDrink) + rateKinds(candidate);
  const unknownIds = data.required.filter((id) => !whole.amounts.has(id));
  return { value, compoundIds: isDrink ? data.shownOfDrinks : data.stated, unknownIds };
}

/** The density of a meal is that of its foods by their energy. */
function placeDensity(foods: readonly WeighedFood[]): number {
  const scored = foods.flatMap(({ food, grams }) => {
    const score = scoreNutrientDensity(food, grams);
    const energyKcal = amountOfPortion(food.amounts, compoundIds.energyKcal, grams)?.value ?? 0;
    return score === null ? [] : [{ value: score.value, weight: Math.max(1, energyKcal) }];
  });
  const score = meanOf(scored);
  return score === null ? middle : placeOf(score);
}

/** Where a score stands among the catalogue's foods, 0 to 1. */
function placeOf(score: number): number {
  const { scores, places } = density;
  const at = scores.findIndex((one) => score < one);
  if (at === 0) return 0;
  const [below = 0, above = 0] = [scores[at - 1], scores[at]];
  const [from = 0, to = 1] = [places[at - 1], places[at]];
  return at < 0 ? 1 : from + ((to - from) * (score - below)) / (above - below);
}

/** The Nutri-Score of a meal is that of its foods by their mass; A is 1, E is 0, as is an alcoholic drink. */
function gradeFoods(foods: readonly WeighedFood[], isDrink: boolean): number {
  const graded = foods.flatMap(({ food, grams }) => {
    // Nutri-Score grades no alcoholic drinks.
    if (isDrink && holdsMuch(food, "alcohol")) return [{ value: grades.E, weight: grams }];
    const score = scoreNutri(food);
    return score.points === null ? [] : [{ value: grades[score.grade], weight: grams }];
  });
  return meanOf(graded) ?? middle;
}

function meanOf(parts: readonly { value: number; weight: number }[]): number | null {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  return all <= 0 ? null : parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / all;
}

function rateKinds(candidate: Candidate): number {
  const found = Object.entries(kinds).filter(([kind]) => holdsKind(candidate, kind));
  const sum = found.reduce((total, [, weight]) => total + weight, 0);
  return Math.max(-data.mostKinds, Math.min(data.mostKinds, sum));
}

/** Whether a candidate is of a kind or holds a good part of it; a spoon of sugar in a dressing does not count. */
function holdsKind({ foods, whole }: Candidate, kind: string): boolean {
  return [...foods, whole].some((food) => holdsMuch(food, kind));
}

/** Whether one food is of a kind or holds a good part of it. */
function holdsMuch(food: FoodFacts, kind: string): boolean {
  const finding = findKind(food, kind);
  if (finding?.certainty !== "contains") return false;
  if (finding.ingredient === null) return true;
  const grams = food.ingredients
    .filter(({ name }) => name === finding.ingredient)
    .reduce((sum, part) => sum + part.grams, 0);
  const allGrams = food.ingredients.reduce((sum, part) => sum + part.grams, 0);
  return grams >= leastShare * allGrams;
}
