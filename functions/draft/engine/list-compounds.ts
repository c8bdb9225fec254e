import { listClass } from "../../../shared/domain/composition/mod.ts";
import { goals } from "../../../shared/domain/nutrition/mod.ts";
import { sensoryCompoundIds } from "../../../shared/domain/sensory/mod.ts";
import type { Brief } from "./brief.ts";

/** The compounds that edits are chosen by. */
export function listCompounds({ limits, edits }: Brief): number[] {
  const limited = limits.flatMap(({ measure: { compoundId, minusCompoundId } }) =>
    minusCompoundId === null ? [compoundId] : [compoundId, minusCompoundId],
  );
  const named = new Map(Object.entries(goals));
  const aimed = edits.goals.flatMap(({ attribute }) => named.get(attribute)?.parts ?? []);
  const ids = [...listClass("macro"), ...listClass("micro"), ...sensoryCompoundIds, ...limited];
  return [...new Set([...ids, ...aimed.map(({ compoundId }) => compoundId)])];
}
