import { dailyEnergyExpenditure } from "../../functions/daily_energy_expenditure_calculation/operation.ts";
import { formatFailure } from "../../functions/decide/format-failure.ts";
import type { OperationBase } from "../../shared/http/operation.ts";
import type { ErrorCode } from "../../shared/kernel/error-code.ts";
import type { OperationName } from "../../shared/kernel/operation-name.ts";
import type { JsonObject } from "./json-object.ts";

const FORMATS: { readonly [name in OperationName]?: OperationBase["formatError"] } = {
  daily_energy_expenditure_calculation: dailyEnergyExpenditure.formatError,
  decide: formatFailure,
};

/** The forms that an error answer has: the common one, one sentence, or the failed result of a decision. */
export type ErrorForm = "ErrorAnswer" | "SentenceErrorAnswer" | "FailedDecisionAnswer";

/** An error as its operation shows it, without `meta`. */
export function showError(name: OperationName, code: ErrorCode, status: number, message: string): JsonObject {
  const error = { code, message };
  return FORMATS[name]?.(error, status) ?? { error };
}

/** The form in which an operation shows a code under a status. */
export function findErrorForm(name: OperationName, code: ErrorCode, status: number): ErrorForm {
  const shown = showError(name, code, status, "");
  if ("data" in shown) return "FailedDecisionAnswer";
  return typeof shown.error === "string" ? "SentenceErrorAnswer" : "ErrorAnswer";
}
