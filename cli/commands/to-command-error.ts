import { type ErrorCode, NutritionAnalysisError } from "../../client/src/mod.ts";
import { formatAmount } from "../format/format-amount.ts";
import { CommandError, exitCodes, InterruptedError, UsageError } from "../run/command-error.ts";

type Relaxation = { constraint: string; limit: number; needed: number };

/** What to do about an error whose message does not say it. */
const hints: { readonly [code in ErrorCode]?: string } = {
  network_error: "check that the address is right and that the service is running",
  unexpected_response: "check that --url is the address of the service, without /functions/v1",
  invalid_api_key: "see nas keys list, or use --key",
  scope_not_allowed: "nas keys set changes the operations of a key",
  decode_input_mode_not_allowed: "nas keys set changes the modes of a key",
  quota_exceeded: "see nas quota show",
  compound_not_allowed_for_decode_scope: "the key's tier does not include it; see --tier",
  invalid_compound_identifier: "nas compound finds the name in the catalogue",
  job_not_found: "only the key that created a job can read it, for 30 days",
};

/** Converts any failure of a call; `resumeCommand` returns the command that resumes waiting for a job. */
export function toCommandError(error: unknown, resumeCommand?: (jobId: string) => string): unknown {
  // The client throws this for arguments that it can make no call with.
  if (error instanceof TypeError && error.message.startsWith("Cannot call"))
    return new UsageError(error.message, { cause: error });
  if (!(error instanceof NutritionAnalysisError)) return error;
  const resumeHint = describeResume(error, resumeCommand);
  if (error.code === "aborted") return new InterruptedError(undefined, { hint: resumeHint, cause: error });
  const hint = resumeHint ?? describeReset(error) ?? describeRetry(error) ?? hints[error.code];
  const requestId = error.requestId ?? undefined;
  return new CommandError(exitCodeOf(error), describe(error), { hint, requestId, cause: error });
}

/** Only a job whose result was not received is worth resuming. */
function describeResume(
  { jobId, kind }: NutritionAnalysisError,
  resumeCommand: ((jobId: string) => string) | undefined,
): string | undefined {
  if (jobId === null || kind !== "no_response" || !resumeCommand) return undefined;
  return `resume with: ${resumeCommand(jobId)}`;
}

/** A spent quota is not restored within seconds, whatever `retry-after` says. */
function describeReset({ code, limits }: NutritionAnalysisError): string | undefined {
  const resetAt = code === "quota_exceeded" ? limits.quota?.resetAt : undefined;
  return resetAt ? `it resets at ${resetAt}; see nas quota show` : undefined;
}

function describeRetry({ retryAfterSeconds }: NutritionAnalysisError): string | undefined {
  return retryAfterSeconds === null ? undefined : `try again in ${Math.ceil(retryAfterSeconds)} s`;
}

function exitCodeOf({ code }: NutritionAnalysisError) {
  const isUnreachable = code === "network_error" || code === "unexpected_response";
  return isUnreachable ? exitCodes.unreachable : exitCodes.refused;
}

/** The message with every further invalid field and what the details add. */
function describe({ message, code, issues, details }: NutritionAnalysisError): string {
  const further = issues.slice(1).map((issue) => `${issue.field}: ${issue.message}`);
  const parts = [message, ...further, describeDetails(details)].filter(Boolean);
  return `${parts.join("; ")} [${code}]`;
}

/** Describes an error's details: compounds that are unknown or outside the key's tier, and how to relax an infeasible request. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string {
  const parts = [
    ...describeNames("unknown", details.unknown),
    ...describeNames("outside the tier", details.compounds),
  ];
  const conflict = readList(details.conflict);
  const descriptions = readList(details.descriptions);
  for (const step of readList(details.relaxation)) {
    if (!isRelaxation(step)) continue;
    const description = descriptions[conflict.indexOf(step.constraint)];
    const name = typeof description === "string" ? `${step.constraint} (${description})` : step.constraint;
    parts.push(`${name} can be met at ${formatAmount(step.needed)}, not at ${formatAmount(step.limit)}`);
  }
  return parts.join("; ");
}

function describeNames(problem: string, value: unknown): string[] {
  const names = readList(value).filter((name) => typeof name === "string" || typeof name === "number");
  return names.length > 0 ? [`${problem}: ${names.join(", ")}`] : [];
}

function isRelaxation(value: unknown): value is Relaxation {
  if (typeof value !== "object" || value === null) return false;
  if (!("constraint" in value && "limit" in value && "needed" in value)) return false;
  const { constraint, limit, needed } = value;
  return typeof constraint === "string" && typeof limit === "number" && typeof needed === "number";
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
