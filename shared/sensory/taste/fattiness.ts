import { compoundIds } from "./compound-ids.ts";
import type { Measured } from "./sweetness.ts";

/** Grams of fat per 100 g at which about two thirds of the sensation are reached. */
const scaleGrams = 22;
const emulsionGain = 1.15;
const dryShare = 0.85;
const dryWater = 10;
const pureFat = 80;

/**
 * Fat sensation 100·(1 - exp(-fat/22)): more in emulsions, less in dry foods that hold their fat inside.
 * Correlates r about 0.6 with panels (Teo 2021). Null when the fat is unknown.
 */
export function rateFattiness(amounts: ReadonlyMap<number, number>, isEmulsion: boolean): Measured | null {
  const fat = amounts.get(compoundIds.fat);
  if (fat === undefined) return null;
  const water = amounts.get(compoundIds.water) ?? 50;
  const isDry = water < dryWater && fat < pureFat;
  const felt = fat * (isEmulsion && !isDry ? emulsionGain : isDry ? dryShare : 1);
  return { intensity: 100 * (1 - Math.exp(-felt / scaleGrams)), confidence: 0.6 };
}
