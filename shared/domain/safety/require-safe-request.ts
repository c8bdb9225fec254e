import { fieldError } from "../../platform/kernel/mod.ts";
import { readSituation } from "./reading/read-situation.ts";
import { listRules } from "./rules/list-rules.ts";

/**
 * Throws `validation_error` with a sentence of care where a request shows signs of self-harm, purging or an emergency,
 * or of an eating disorder beside a wish for little energy: no food is planned for these.
 */
export function requireSafeRequest(text: string, field: string): void {
  const refusal = listRules(readSituation(text)).find(({ rule }) => rule.isForPlans);
  if (refusal !== undefined) {
    throw fieldError("validation_error", [{ field, message: refusal.rule.says }]);
  }
}
