import { findCompoundById } from "../../../shared/domain/composition/mod.ts";
import type { DishLimit } from "../../../shared/domain/constraints/mod.ts";
import type { RecipeLine } from "./recipe-line.ts";
import type { RelativeAim } from "./request/read-relative-aims.ts";

const digits = 1000;
const weight = 20;

/** Aims that are stated against the source, as limits of one portion: half of 20 g of fat is at most 10 g. */
export function toAimLimits(
  aims: readonly RelativeAim[],
  lines: readonly RecipeLine[],
  servings: number,
): DishLimit[] {
  return aims.flatMap(({ compoundId, factor, words }): DishLimit[] => {
    const compound = findCompoundById(compoundId);
    if (compound === null || compound === undefined) return [];
    const { name, unit } = compound;
    const limit = Math.round(factor * portionOf(lines, compoundId, servings) * digits) / digits;
    return [
      {
        name: `request_text: ${words}`,
        description: `${name} of a portion, against the source`,
        measure: { compoundId, minusCompoundId: null, perEnergyFactor: null, carrier: null },
        operator: factor < 1 ? "<=" : ">=",
        limit,
        unit,
        scope: "portion",
        hard: true,
        weight,
      },
    ];
  });
}

function portionOf(lines: readonly RecipeLine[], compoundId: number, servings: number): number {
  const whole = lines.reduce((sum, { food, grams }) => {
    return sum + ((food?.amounts.get(compoundId)?.value ?? 0) * grams) / 100;
  }, 0);
  return whole / servings;
}
