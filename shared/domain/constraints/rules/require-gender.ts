import { fieldError, listWords } from "../../../platform/kernel/mod.ts";
import { needsGender } from "../limits/needs-gender.ts";
import type { StatedRules } from "./stated-rules.ts";

/**
 * Throws for the field `gender` where bounds of a condition in the field `condition` depend on the sex and nothing
 * tells it. Where only words tell the condition the stricter bounds hold.
 */
export function requireGender(
  { conditions }: Pick<StatedRules, "conditions">,
  gender: "male" | "female" | null,
): void {
  const ofField = conditions.filter(({ field }) => field === "condition").map(({ rule }) => rule);
  const needing = gender === null ? needsGender(ofField) : [];
  if (needing.length === 0) return;
  const message = `is required: the bounds for ${listWords(needing)} depend on the sex`;
  throw fieldError("validation_error", [{ field: "gender", message }]);
}
