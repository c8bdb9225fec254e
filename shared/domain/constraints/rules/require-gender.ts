import { fieldError, listWords } from "../../../platform/kernel/mod.ts";
import type { ConditionName } from "../condition-name.ts";
import { needsGender } from "../limits/needs-gender.ts";

/** Throws for the field `gender` where bounds of a condition depend on the sex and nothing tells it. */
export function requireGender(conditions: readonly ConditionName[], gender: "male" | "female" | null): void {
  const needing = gender === null ? needsGender(conditions) : [];
  if (needing.length === 0) return;
  const message = `is required: the bounds for ${listWords(needing)} depend on the sex`;
  throw fieldError("validation_error", [{ field: "gender", message }]);
}
