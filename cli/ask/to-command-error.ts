import { type ErrorCode, NutritionAnalysisError } from "../../client/src/mod.ts";
import { CommandError, InterruptedError, UsageError } from "../run/command-error.ts";
import { EXIT_CODES } from "../run/exit-code.ts";
import { describeDetails } from "./describe-details.ts";

/** What to do about an error, for codes whose message does not say it. */
const HINTS: { readonly [code in ErrorCode]?: string } = {
  network_error: "is the address right, and does the service run?",
  unexpected_answer: "does --url name the service, without /functions/v1?",
  invalid_api_key: "see nas keys list, or give --key",
  scope_not_allowed: "a key gets its operations with nas keys set",
  decode_input_mode_not_allowed: "a key gets its modes with nas keys set",
  quota_exceeded: "see nas quota show",
  compound_not_allowed_for_decode_scope: "the key's tier leaves it out; see --tier",
  invalid_compound_identifier: "nas compound finds the catalogue's name",
  job_not_found: "a job is shown only to the key that made it, for 30 days",
};

/** Any failure of a call as the command line tells it; `resume` is the command that takes the job up again. */
export function toCommandError(error: unknown, resume: (jobId: string) => string): unknown {
  // The client's word for arguments that no call could be made with.
  if (error instanceof TypeError && error.message.startsWith("Cannot call")) {
    return new UsageError(error.message, { cause: error });
  }
  if (!(error instanceof NutritionAnalysisError)) return error;
  const requestId = error.requestId ?? undefined;
  const goesOn =
    error.jobId === null || error.kind !== "unanswered" ? undefined : `go on with: ${resume(error.jobId)}`;
  if (error.code === "aborted") return new InterruptedError(undefined, { hint: goesOn, cause: error });
  const hint = goesOn ?? describeReset(error) ?? describeRetry(error) ?? HINTS[error.code];
  return new CommandError(exitCodeOf(error), describe(error), { hint, requestId, cause: error });
}

function exitCodeOf({ code }: NutritionAnalysisError) {
  const isUnreachable = code === "network_error" || code === "unexpected_answer";
  return isUnreachable ? EXIT_CODES.unreachable : EXIT_CODES.refused;
}

/** The message, with the further fields that are wrong and what the details add. */
function describe({ message, code, issues, details }: NutritionAnalysisError): string {
  const further = issues.slice(1).map((issue) => `${issue.field}: ${issue.message}`);
  const parts = [message, ...further, describeDetails(details)].filter(Boolean);
  return `${parts.join("; ")} [${code}]`;
}

/** A spent quota does not come back within seconds. */
function describeReset({ code, limits }: NutritionAnalysisError): string | undefined {
  const resetAt = code === "quota_exceeded" ? limits.quota?.resetAt : undefined;
  return resetAt ? `it is full again at ${resetAt}; see nas quota show` : undefined;
}

function describeRetry({ retryAfterSeconds }: NutritionAnalysisError): string | undefined {
  return retryAfterSeconds === null ? undefined : `try again in ${Math.ceil(retryAfterSeconds)} s`;
}
