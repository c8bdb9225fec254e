import { rateComposition } from "../taste/rate-composition.ts";
import { suppressionShare } from "../taste/suppression.ts";
import { mapDimensions, roundTaste, type Taste } from "../taste/taste.ts";
import type { TasteDimension } from "../taste/taste-dimension.ts";
import type { MealPart } from "./meal-part.ts";
import { poolAmounts } from "./pool-amounts.ts";
import { ratePlate } from "./rate-plate.ts";

/** Intensity falls more slowly than the amount (Stevens exponents near 0.6). */
const dilutionExponent = 0.6;
const suppressed = ["sweet", "salty", "sour", "bitter", "umami"] as const;
const pooledDimensions: readonly TasteDimension[] = ["sweet", "salty", "fatty"];

/**
 * The tastes of one dish of several foods: sweet, salty and fatty from the pooled composition, the others from each
 * food's intensity diluted by its share; then the five tastes suppress each other as in a mixture.
 */
export function rateDish(parts: readonly MealPart[]): Readonly<Record<TasteDimension, Taste>> {
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
