import type { DraftResult } from "./contract.ts";

/** The result for a source that is no complete recipe: what is missing, and nothing invented. */
export function incompleteResult(
  issues: DraftResult["validation_issues"],
  notices: DraftResult["notices"],
): DraftResult {
  return {
    final_recipe: null,
    diffs: [],
    substitutions: [],
    warnings: [],
    unmet_wishes: [],
    validation_issues: issues,
    nutrient_change: [],
    allergens: { before: [], after: [] },
    sensory_change: null,
    verification: [],
    notices,
    citations: [],
  };
}
