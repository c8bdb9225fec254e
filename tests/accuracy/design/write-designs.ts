import { shareOfCategories } from "../share-of-categories.ts";
import { writeShares } from "../write-shares.ts";
import type { JudgedDesign } from "./measure-design.ts";

/** The section on recipes and plans. */
export function writeDesigns(used: readonly JudgedDesign[], counted: readonly JudgedDesign[]): string {
  const all = [...used, ...counted];
  const results = all.filter(({ job }) => job.result !== null);
  const wrong = results.filter(({ figureProblems }) => figureProblems.length > 0);
  return `## Recipes and plans

Requests with what every right answer has in common: counts, foods to have and to avoid, bounds, and for infeasible ones
the names of what conflicts. Every figure of every result (rows, days, shopping, proofs) is computed anew from its
foods and grams by a checker that shares no code with the service: ${results.length - wrong.length} of ${results.length} results hold.

${writeShares(shareOfCategories(used), shareOfCategories(counted))}`;
}
