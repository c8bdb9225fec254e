import type { Call } from "./call.ts";
import { type ErrorFacts, NutritionAnalysisError } from "./nutrition-analysis-error.ts";

/** Makes an error of a call, with what the call knows of itself. */
export function formCallError(call: Call, facts: Omit<ErrorFacts, "operation">): NutritionAnalysisError {
  const { operation, requestId, jobId, idempotencyKey } = call;
  return new NutritionAnalysisError({ requestId, jobId, idempotencyKey, ...facts, operation });
}
