import { dailyEnergyExpenditure } from "../../functions/daily_energy_expenditure_calculation/operation.ts";
import { formatFailure } from "../../functions/decide/format-failure.ts";
import type { OperationBase } from "../../shared/http/operation.ts";
import type { ErrorCode } from "../../shared/kernel/error-code.ts";
import type { OperationName } from "../../shared/kernel/operation-name.ts";

const FORMATS: { readonly [name in OperationName]?: OperationBase["formatError"] } = {
  daily_energy_expenditure_calculation: dailyEnergyExpenditure.formatError,
  decide: formatFailure,
};

/** The schemas of error answers: the common one, one sentence, or the failed result of a decision. */
export type ErrorForm = "ErrorAnswer" | "SentenceErrorAnswer" | "FailedDecisionAnswer";

/** The form in which an operation shows a code under a status. */
export function findErrorForm(name: OperationName, code: ErrorCode, status: number): ErrorForm {
  const shown = FORMATS[name]?.({ code, message: "" }, status) ?? null;
  if (shown === null) return "ErrorAnswer";
  return "data" in shown ? "FailedDecisionAnswer" : "SentenceErrorAnswer";
}
