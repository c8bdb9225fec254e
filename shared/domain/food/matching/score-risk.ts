import type { Feature } from "./feature.ts";

/** The logarithm of the odds, in thousandths, that a choice is another food. */
export function scoreRisk(features: readonly Feature[], weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [name, amount] of features) sum += (weights.get(name) ?? 0) * amount;
  return Math.round(sum / 100);
}
