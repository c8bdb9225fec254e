import { mapDimensions, roundTaste, type Taste, type TasteBasis } from "../taste/taste.ts";
import type { TasteDimension } from "../taste/taste-dimension.ts";
import type { MealPart } from "./meal-part.ts";

const bases: readonly TasteBasis[] = ["curated", "composition", "rule"];

/** The tastes of a plate: the mean over its foods by mass, I = Σ m·I / Σ m, over those whose taste is known. */
export function ratePlate(parts: readonly MealPart[]): Readonly<Record<TasteDimension, Taste>> {
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
