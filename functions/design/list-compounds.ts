import { compoundIds } from "../../shared/nutrition/compound-ids.ts";
import { goals } from "../../shared/nutrition/score-goal.ts";
import type { Brief } from "./brief.ts";

/** What choosing always asks of foods: energy, macros, and what bounds on missing figures are made from. */
const ALWAYS = [
  compoundIds.energyKcal,
  compoundIds.proteinGrams,
  compoundIds.fatGrams,
  compoundIds.carbohydrateGrams,
  compoundIds.fibreGrams,
  compoundIds.sugarsGrams,
  compoundIds.saturatedFatGrams,
  compoundIds.sodiumMilligrams,
];

/** The compounds that choosing needs for a brief. */
export function listCompounds({ limits, wishes }: Brief): number[] {
  const limited = limits.flatMap(({ measure: { compoundId, minusCompoundId } }) => [
    compoundId,
    minusCompoundId,
  ]);
  const aimed = wishes.goals.flatMap(({ rule }) =>
    goals[rule.goal].parts.map(({ compoundId }) => compoundId),
  );
  return [...new Set([...ALWAYS, ...limited.filter((id) => id !== null), ...aimed])];
}
