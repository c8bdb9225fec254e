import type { FoodProfile, ServingTemperature, SmeltNote } from "./food-profile.ts";
import { dissolveSolids } from "./meal/dissolve-solids.ts";
import { findContrasts } from "./meal/find-contrasts.ts";
import { findPeak } from "./meal/find-peak.ts";
import { joinParts, type MealPart } from "./meal/meal-part.ts";
import { rankTerms } from "./meal/rank-terms.ts";
import { rateDish } from "./meal/rate-dish.ts";
import { ratePlate } from "./meal/rate-plate.ts";
import { readMealKind } from "./meal/read-meal-kind.ts";
import { weighBalance } from "./meal/weigh-balance.ts";
import type { MealProfile } from "./meal-profile.ts";
import type { SensoryFood } from "./sensory-food.ts";
import { mapDimensions } from "./taste/taste.ts";
import { type TasteDimension, tasteDimensions } from "./taste/taste-dimension.ts";
import { summariseMeal } from "./wording/summarise-meal.ts";

const dominantIntensity = 30;
const dominantStrength = 2;
const mostDominantNotes = 3;

/**
 * How a meal tastes as a whole. `profiles` are those of `foods`, in their order; `text` is what the meal was told
 * in, which says whether its foods are one dish.
 */
export function profileMeal(
  foods: readonly SensoryFood[],
  profiles: readonly FoodProfile[],
  text: string,
): MealProfile {
  const kind = readMealKind(foods, text);
  const parts = joinParts(foods, profiles);
  const rated = kind === "dish" ? rateDish(parts) : ratePlate(parts);
  const taste = mapDimensions((dimension) => ({ ...rated[dimension], peak: findPeak(parts, dimension) }));
  const felt = dissolveSolids(parts, kind);
  const texture = rankTerms(felt, ({ profile }) => profile.texture);
  const notes = rankTerms(parts, ({ profile }) =>
    profile.aroma.map(({ note, strength }) => ({ term: note, strength })),
  );
  const aroma = notes.map(({ term, strength }) => ({ note: term, strength }));
  const contrasts = findContrasts(felt, kind);
  return {
    kind,
    taste,
    texture,
    mouthfeel: rankTerms(felt, ({ profile }) => profile.mouthfeel),
    aroma,
    temperature: commonTemperature(parts),
    dominant: listDominant(
      mapDimensions((dimension) => rated[dimension].intensity),
      aroma,
    ),
    contrasts,
    balance: weighBalance(mapDimensions((dimension) => rated[dimension].intensity)),
    summary: summariseMeal({ taste, texture, contrasts }),
  };
}

function listDominant(
  intensities: Readonly<Record<TasteDimension, number | null>>,
  aroma: readonly SmeltNote[],
): string[] {
  const tastes = tasteDimensions.filter((dimension) => (intensities[dimension] ?? 0) >= dominantIntensity);
  const notes = aroma.filter(({ strength }) => strength >= dominantStrength).slice(0, mostDominantNotes);
  return [...new Set([...tastes, ...notes.map(({ note }) => note)])];
}

/** The temperature that most of the meal's mass has; null where none is known. */
function commonTemperature(parts: readonly MealPart[]): ServingTemperature | null {
  const masses = new Map<ServingTemperature, number>();
  for (const { profile, share } of parts) {
    if (profile.temperature === null) continue;
    masses.set(profile.temperature, (masses.get(profile.temperature) ?? 0) + share);
  }
  return [...masses].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
