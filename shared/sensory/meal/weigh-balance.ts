import type { Balance } from "../meal-profile.ts";
import type { TasteDimension } from "../taste/taste-dimension.ts";
import { joinWords } from "../wording/describe-taste.ts";

const balanced = ["sweet", "salty", "sour", "bitter", "umami"] as const;
const leadingShare = 0.75;
const leastLeading = 15;
const missingBelow = 10;

/**
 * How the five tastes stand to each other. The figure is Pielou's evenness of their intensities,
 * -Σ p·ln p / ln 5: 0 where one taste stands alone or none is felt, 1 where all five are alike.
 */
export function weighBalance(intensities: Readonly<Record<TasteDimension, number | null>>): Balance {
  const felt = balanced.map((dimension) => ({ dimension, intensity: intensities[dimension] ?? 0 }));
  const top = Math.max(...felt.map(({ intensity }) => intensity));
  const leading = felt
    .filter(({ intensity }) => intensity >= leastLeading && intensity >= leadingShare * top)
    .map(({ dimension }) => dimension);
  const missing = balanced.filter((dimension) => {
    const intensity = intensities[dimension];
    return intensity !== null && intensity < missingBelow;
  });
  const figure = Math.round(evenness(felt.map(({ intensity }) => intensity)) * 100) / 100;
  return { figure, leading, missing, description: describe(leading, missing) };
}

function evenness(intensities: readonly number[]): number {
  const sum = intensities.reduce((total, intensity) => total + intensity, 0);
  if (sum <= 0) return 0;
  const shares = intensities.map((intensity) => intensity / sum).filter((share) => share > 0);
  const entropy = -shares.reduce((total, share) => total + share * Math.log(share), 0);
  return Math.abs(entropy / Math.log(intensities.length));
}

function describe(leading: readonly string[], missing: readonly string[]): string {
  const leads =
    leading.length === 0
      ? "no taste leads"
      : `${joinWords(leading)} ${leading.length === 1 ? "leads" : "lead together"}`;
  return missing.length === 0
    ? `${leads}, every taste is there`
    : `${leads}, hardly anything ${joinWords(missing).replace(" and ", " or ")}`;
}
