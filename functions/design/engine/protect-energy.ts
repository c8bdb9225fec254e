import type { PlanRequest } from "../../../shared/domain/constraints/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { Brief } from "./brief.ts";
import data from "./data/care.json" with { type: "json" };

type Energy = PlanRequest["energyKcal"];

/** A plan for somebody whose whole day it is; `share` below 1 leaves other meals to them. */
type Eater = { gender: Brief["gender"]; share: number };

/**
 * The energy that a text asks for, never less than diets without supervision have: below that the plan keeps to the
 * least, and the wish is reported as in conflict with it.
 */
export function protectEnergy(
  stated: Energy,
  { gender, share }: Eater,
): { energy: Energy; unmet: UnmetWish[] } {
  const least = gender === "male" ? data.leastKcal.male : data.leastKcal.female;
  const most = stated.max ?? stated.min;
  if (most === null || most >= least || share < 1) return { energy: stated, unmet: [] };
  const wish = `${Math.round(((stated.min ?? most) + most) / 2)} kcal a day`;
  const detail = `under ${least} kcal a day belongs under medical supervision: the plan keeps to at least ${least} kcal`;
  return {
    energy: { min: least, max: Math.round(least * (1 + data.protectedShare)) },
    unmet: [{ wish, reason: "conflicts", detail }],
  };
}
