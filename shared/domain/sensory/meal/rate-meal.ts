import { rateComposition } from "../food/rate-composition.ts";
import type { FoodProfile, TastePeak } from "../profiles.ts";
import type { SensoryFood } from "../sensory-food.ts";
import {
  mapDimensions,
  roundTaste,
  suppressionShare,
  type Taste,
  type TasteBasis,
  type TasteDimension,
  type TasteProfile,
} from "../taste.ts";

/** A food of a meal with its profile and its share of the meal's mass, 0 to 1. */
export type MealPart = {
  readonly food: SensoryFood;
  readonly profile: FoodProfile;
  readonly share: number;
};

const bases: readonly TasteBasis[] = ["curated", "composition", "rule"];
const enoughMass = 0.6;
/** Intensity falls more slowly than the amount (Stevens exponents near 0.6). */
const dilutionExponent = 0.6;
const suppressed = ["sweet", "salty", "sour", "bitter", "umami"] as const;
const pooledDimensions: readonly TasteDimension[] = ["sweet", "salty", "fatty"];

/** Pairs foods with their profiles; if no food has a mass, all have equal shares. */
export function joinParts(foods: readonly SensoryFood[], profiles: readonly FoodProfile[]): MealPart[] {
  const total = foods.reduce((sum, { grams }) => sum + Math.max(0, grams), 0);
  return foods.flatMap((food, index) => {
    const profile = profiles[index];
    if (profile === undefined) return [];
    const share = total > 0 ? Math.max(0, food.grams) / total : 1 / foods.length;
    return [{ food, profile, share }];
  });
}

/** The food in which a taste is strongest, the first of equals; null if it is unknown in all. */
export function findPeak(parts: readonly MealPart[], dimension: TasteDimension): TastePeak | null {
  let peak: TastePeak | null = null;
  for (const { food, profile } of parts) {
    const { intensity } = profile.taste[dimension];
    if (intensity === null || (peak !== null && intensity <= peak.intensity)) continue;
    peak = { intensity, item_id: food.itemId, food: food.name };
  }
  return peak;
}

/** The tastes of a plate: the mean by mass, I = Σ m·I / Σ m, over the foods with a known taste. */
export function ratePlate(parts: readonly MealPart[]): TasteProfile {
  return mapDimensions((dimension) => meanTaste(parts, dimension));
}

function meanTaste(parts: readonly MealPart[], dimension: TasteDimension): Taste {
  const known = parts.flatMap(({ profile, share }) => {
    const { intensity, confidence, basis } = profile.taste[dimension];
    return intensity === null ? [] : [{ intensity, confidence, basis, share }];
  });
  const mass = known.reduce((sum, { share }) => sum + share, 0);
  if (mass <= 0) return { intensity: null, confidence: 0, basis: "rule" };
  const massOf = (basis: TasteBasis) =>
    known.reduce((sum, part) => sum + (part.basis === basis ? part.share : 0), 0);
  const intensity = known.reduce((sum, part) => sum + part.share * part.intensity, 0) / mass;
  const confidence = known.reduce((sum, part) => sum + part.share * part.confidence, 0);
  const basis = bases.reduce((most, one) => (massOf(one) > massOf(most) ? one : most));
  return roundTaste({ intensity, confidence, basis });
}

/**
 * The tastes of one dish of several foods: sweet, salty and fatty from the pooled composition, the others from each
 * food's intensity diluted by its share; then the five tastes suppress each other as in a mixture.
 */
export function rateDish(parts: readonly MealPart[]): TasteProfile {
  const means = ratePlate(parts);
  if (parts.length < 2) return means;
  const heaviest = parts.reduce((most, part) => (part.share > most.share ? part : most));
  const pooled = rateComposition(poolAmounts(parts.map(({ food }) => food)), heaviest.food.foodGroup);
  const mixed = mapDimensions((dimension): Taste => {
    const mean = means[dimension];
    if (!pooledDimensions.includes(dimension)) return { ...mean, intensity: dilute(parts, dimension) };
    const measured = pooled[dimension];
    return measured === null ? mean : { ...measured, basis: "composition" };
  });
  const share = suppressionShare(suppressed.map((dimension) => mixed[dimension].intensity ?? 0));
  return mapDimensions((dimension) => {
    const { intensity, ...rest } = mixed[dimension];
    const left = suppressed.some((one) => one === dimension) ? share : 1;
    return roundTaste({ ...rest, intensity: intensity === null ? null : intensity * left });
  });
}

function dilute(parts: readonly MealPart[], dimension: TasteDimension): number | null {
  const felt = parts.flatMap(({ profile, share }) => {
    const { intensity } = profile.taste[dimension];
    return intensity === null ? [] : [intensity * share ** dilutionExponent];
  });
  return felt.length === 0 ? null : Math.min(100, Math.hypot(...felt));
}

/** Amounts per 100 g of all foods together; a compound known for less than 60 % of the mass is unknown. */
function poolAmounts(foods: readonly SensoryFood[]): Map<number, number> {
  const total = foods.reduce((sum, { grams }) => sum + Math.max(0, grams), 0);
  const pooled = new Map<number, number>();
  for (const id of new Set(foods.flatMap(({ amounts }) => [...amounts.keys()]))) {
    const known = foods.filter(({ amounts, grams }) => amounts.has(id) && grams > 0);
    const mass = known.reduce((sum, { grams }) => sum + grams, 0);
    if (mass < enoughMass * total || mass <= 0) continue;
    const amount = known.reduce((sum, { amounts, grams }) => sum + (amounts.get(id) ?? 0) * grams, 0);
    pooled.set(id, amount / mass);
  }
  return pooled;
}
