import { listClass } from "../../shared/composition/compound-table.ts";
import type { MealEvidence } from "../../shared/composition/evidence.ts";
import type { Store } from "../../shared/store/store.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";

/** The evidence of all that the chosen dishes hold: macros, micros and what is limited. */
export async function loadEvidence(
  chosen: readonly Candidate[],
  demands: Demands,
  store: Pick<Store, "mealEvidence">,
): Promise<MealEvidence> {
  const foodIds = new Set(chosen.flatMap(({ recipe }) => recipe.ingredients.map(({ foodId }) => foodId)));
  const limited = demands.limits.flatMap(({ measure: { compoundId, minusCompoundId } }) =>
    minusCompoundId === null ? [compoundId] : [compoundId, minusCompoundId],
  );
  const compoundIds = [...new Set([...listClass("macro"), ...listClass("micro"), ...limited])];
  const request = { foodIds: [...foodIds], tier: "molecular", compoundIds, compoundNames: [] };
  return store.mealEvidence(request);
}
