import { fieldError, listWords } from "../../../platform/kernel/mod.ts";
import { needsGender } from "../limits/needs-gender.ts";
import type { StatedRules } from "./stated-rules.ts";

/**
 * Throws an error for the field `gender` if the field `condition` has a condition with bounds that depend on the sex, and
 * the sex is not given. A condition that only the text mentions gets the stricter bounds instead.
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
