import data from "../data/contrasts.json" with { type: "json" };
import { nameTaste } from "../describe-taste.ts";
import type { MealProfile } from "../profiles.ts";
import type { TasteDimension } from "../taste.ts";
import { findPeak, type MealPart } from "./rate-meal.ts";

/** Without fatty and astringent, which are not felt as the opposite of a taste. */
const contrasting: readonly TasteDimension[] = ["sweet", "salty", "sour", "bitter", "umami", "pungent"];
const notableDeviation = 15;
const notableIntensity = 30;
const smallestShare = 0.05;
const mostOfEach = 2;

/**
 * The contrasts of a meal: opposite textures of different foods and, on a plate only, tastes that vary between the
 * foods (standard deviation of at least 15) and peak in different ones.
 */
export function findContrasts(parts: readonly MealPart[], kind: MealProfile["kind"]): string[] {
  const notable = parts.filter(({ share }) => share >= smallestShare);
  if (notable.length < 2) return [];
  return [...(kind === "plate" ? contrastTastes(notable) : []), ...contrastTextures(notable)];
}

function contrastTastes(parts: readonly MealPart[]): string[] {
  const varying = contrasting
    .map((dimension) => ({
      dimension,
      deviation: deviationOf(parts, dimension),
      peak: findPeak(parts, dimension),
    }))
    .filter(
      ({ deviation, peak }) => deviation >= notableDeviation && (peak?.intensity ?? 0) >= notableIntensity,
    )
    .sort((a, b) => b.deviation - a.deviation);
  const [first, ...rest] = varying;
  if (first === undefined) return [];
  return rest
    .filter(({ peak }) => peak?.item_id !== first.peak?.item_id)
    .slice(0, mostOfEach)
    .map(({ dimension }) => `${nameTaste(first.dimension)} against ${nameTaste(dimension)}`);
}

function deviationOf(parts: readonly MealPart[], dimension: TasteDimension): number {
  const known = parts.map(({ profile }) => profile.taste[dimension].intensity).filter((one) => one !== null);
  if (known.length < 2) return 0;
  const mean = known.reduce((sum, intensity) => sum + intensity, 0) / known.length;
  return Math.sqrt(known.reduce((sum, intensity) => sum + (intensity - mean) ** 2, 0) / known.length);
}

function contrastTextures(parts: readonly MealPart[]): string[] {
  const felt = parts.map(({ profile }) => new Set(profile.texture.map(({ term }) => term)));
  const opposed = data.textures.filter(([one = "", other = ""]) => {
    const only = felt.filter((terms) => terms.has(one) && !terms.has(other));
    return only.length > 0 && felt.some((terms) => terms.has(other) && !terms.has(one));
  });
  return opposed.slice(0, mostOfEach).map(([one, other]) => `${one} against ${other}`);
}
