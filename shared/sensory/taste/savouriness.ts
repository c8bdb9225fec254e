import { compoundIds } from "./compound-ids.ts";
import type { Measured } from "./sweetness.ts";

const perProteinGram = 0.7;
const perSaltPercent = 9;
const base = 4;
const most = 60;
const unsavoury = 3;

/**
 * The weak prior for umami where no free glutamate is known: protein and salt, in savoury groups only
 * (r about 0.5 each, Teo 2021). Null when protein is unknown.
 */
export function rateSavouriness(amounts: ReadonlyMap<number, number>, isSavoury: boolean): Measured | null {
  const protein = amounts.get(compoundIds.protein);
  if (protein === undefined) return null;
  if (!isSavoury) return { intensity: unsavoury, confidence: 0.3 };
  const salt = (amounts.get(compoundIds.sodium) ?? 0) * 0.00254;
  const prior = base + perProteinGram * protein + perSaltPercent * Math.min(salt, 4);
  return { intensity: Math.min(most, prior), confidence: 0.35 };
}
