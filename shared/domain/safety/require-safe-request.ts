import { fieldError } from "../../platform/kernel/mod.ts";
import type { WordFields } from "../constraints/mod.ts";
import { type PlanSafety, readPlanSafety } from "./plans/read-plan-safety.ts";

/**
 * What the health of those who will eat says of the dishes of a request. Throws `validation_error` with a sentence of care
 * where nothing is planned for them: at signs of self-harm, purging or an emergency, of an eating disorder beside a wish
 * for little energy, in a hypo, and for a baby under six months.
 */
export function requireSafeRequest(text: string, entries: WordFields): PlanSafety {
  const safety = readPlanSafety(text, entries);
  if (safety.refusal === null) return safety;
  throw fieldError("validation_error", [{ field: "request_text", message: safety.refusal }]);
}
