import { listWords } from "../../../platform/kernel/mod.ts";
import { nameTaste } from "../describe-taste.ts";
import type { Balance } from "../profiles.ts";
import type { TasteDimension } from "../taste.ts";

const balanced = ["sweet", "salty", "sour", "bitter", "umami"] as const;
const leadingShare = 0.75;
const leastLeading = 15;
const missingBelow = 10;

/**
 * How the five tastes compare. The figure is Pielou's evenness of their intensities, -Σ p·ln p / ln 5: 0 if there is
 * only one taste or none is felt, 1 if all five are equal.
 */
export function weighBalance(intensities: Readonly<Record<TasteDimension, number | null>>): Balance {
  const felt = balanced.map((dimension) => ({ dimension, intensity: intensities[dimension] ?? 0 }));
  const top = Math.max(...felt.map(({ intensity }) => intensity));
  const leading = felt
    .filter(({ intensity }) => intensity >= leastLeading && intensity >= leadingShare * top)
    .map(({ dimension }) => dimension);
  const known = balanced.filter((dimension) => intensities[dimension] !== null);
  const missing = known.filter((dimension) => (intensities[dimension] ?? 0) < missingBelow);
  const figure = top < missingBelow ? 0 : evenness(felt.map(({ intensity }) => intensity));
  return {
    figure: Math.round(figure * 100) / 100,
    leading,
    missing,
    description: describe(leading, missing, known),
  };
}

function evenness(intensities: readonly number[]): number {
  const sum = intensities.reduce((total, intensity) => total + intensity, 0);
  if (sum <= 0) return 0;
  const shares = intensities.map((intensity) => intensity / sum).filter((share) => share > 0);
  const entropy = -shares.reduce((total, share) => total + share * Math.log(share), 0);
  return Math.abs(entropy / Math.log(intensities.length));
}

function describe(
  leading: readonly TasteDimension[],
  missing: readonly TasteDimension[],
  known: readonly TasteDimension[],
): string {
  if (known.length === 0) return "its tastes are unknown";
  return [describeLead(leading), describeLack(missing), describeGaps(known)]
    .filter((part) => part !== "")
    .join(", ");
}

function describeLead(leading: readonly TasteDimension[]): string {
  if (leading.length === 0) return "no taste leads";
  return `${listWords(leading.map(nameTaste))} ${leading.length === 1 ? "leads" : "lead together"}`;
}

function describeLack(missing: readonly TasteDimension[]): string {
  return missing.length === 0 ? "" : `hardly anything ${listWords(missing.map(nameTaste), "or")}`;
}

function describeGaps(known: readonly TasteDimension[]): string {
  const unknown = balanced.filter((dimension) => !known.includes(dimension));
  if (unknown.length === 0) return "";
  return `${listWords(unknown.map(nameTaste))} ${unknown.length === 1 ? "is" : "are"} unknown`;
}
