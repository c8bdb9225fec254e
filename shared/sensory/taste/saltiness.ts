import { compoundIds } from "./compound-ids.ts";
import type { Measured } from "./sweetness.ts";

/** Grams of NaCl per milligram of sodium, and of potassium at a fifth of sodium's molar saltiness. */
const saltPerSodium = 0.00254;
const saltPerPotassium = 0.0003;
/** Half of the response at 1.2 % salt (Beidler's receptor equation over foods as eaten). */
const halfResponse = 1.2;
const fullResponse = 105;
const dryRelease = 0.4;
const surfaceGain = 1.6;

/**
 * Saltiness from sodium as NaCl per 100 g; potassium adds a fifth of its molar amount, at most as much as the
 * sodium does. Correlates r 0.6 to 0.7 with panels (Teo 2021). Null when the sodium is unknown.
 */
export function rateSaltiness(
  amounts: ReadonlyMap<number, number>,
  isSurfaceSalted: boolean,
): Measured | null {
  const sodium = amounts.get(compoundIds.sodium);
  if (sodium === undefined) return null;
  const salt = sodium * saltPerSodium;
  const potassium = (amounts.get(compoundIds.potassium) ?? 0) * saltPerPotassium;
  const water = Math.min(amounts.get(compoundIds.water) ?? 50, 100) / 100;
  const release =
    (dryRelease + (1 - dryRelease) * water) * (isSurfaceSalted && water < 0.2 ? surfaceGain : 1);
  const released = (salt + Math.min(potassium, salt)) * release;
  return {
    intensity: Math.min(100, (fullResponse * released) / (released + halfResponse)),
    confidence: 0.65,
  };
}
