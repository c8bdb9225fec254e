import { findCompoundById } from "../../../shared/domain/composition/mod.ts";
import type { TableFood } from "../../../shared/domain/nutrition/mod.ts";
import type { RelativeAim } from "./request/read-relative-aims.ts";

/** An ingredient with what its food has in 100 g. */
type Measured = { readonly food: TableFood | null; readonly grams: number };

const tolerance = 0.05;

/**
 * "Cut the salt by half" is of the salt that the recipe lists: where the rest of the dish holds much of the nutrient, how
 * far it fell is stated.
 */
export function checkRestated(
  aims: readonly RelativeAim[],
  before: readonly Measured[],
  after: readonly Measured[],
): string[] {
  return aims.flatMap(({ compoundId, factor, words }) => {
    const name = findCompoundById(compoundId)?.name.toLowerCase() ?? "";
    const had = sumOf(before, compoundId);
    if (had <= 0) return [];
    const left = sumOf(after, compoundId) / had;
    const isReached = factor < 1 ? left <= factor + tolerance : left >= factor - tolerance;
    if (isReached) return [];
    const change = Math.round(Math.abs(left - 1) * 100);
    const way = factor < 1 ? "falls" : "rises";
    return [
      `${words}: only that ingredient is changed, and the ${name} of a portion ${way} by ${change} %, because other ingredients have it too`,
    ];
  });
}

function sumOf(lines: readonly Measured[], compoundId: number): number {
  return lines.reduce(
    (sum, { food, grams }) => sum + ((food?.amounts.get(compoundId)?.value ?? 0) * grams) / 100,
    0,
  );
}
