import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import { formatElapsed } from "../format/format-time.ts";
import type { Failure, Run } from "./run.ts";

const help: Readonly<Record<string, string>> = {
  rate_limited: "Too many requests this minute. Wait a moment and send it again.",
  quota_exceeded: "The key's quota for this month is used up. The operator of the service can raise it.",
  backlog_high: "Many jobs are already waiting. Send it again in a moment.",
  job_not_found: "Jobs are kept for 30 days, and only the key that created a job can read it.",
  deadline_exceeded: "The job may still be running: resume it to keep waiting.",
  unexpected_response: "The response came from something between this page and the service, such as a proxy.",
  network_error: "The service cannot be reached. Is it running, and is this device online?",
  internal_error: "The operator of the service can find the cause by the request id.",
  upstream_error: "The language model of the service failed. Send it again.",
  upstream_timeout: "The language model of the service was too slow. Send it again.",
};

const modelHelp =
  "Pictures, recordings and other languages need a language model. The operator of the service configures one with MODEL_BASE_URL and the names of the models; text and items never need it.";

/** Describes the state of a run in one sentence, both visible and for the live region. */
export function describeRun({ state, startedAtMs, endedAtMs }: Run): string {
  switch (state.kind) {
    case "sending":
      return "Sending the request";
    case "waiting": {
      if (state.status === "queued") return "Queued: the job waits for a worker";
      if (state.progress === null) return "Processing";
      const { step, of, label } = state.progress;
      return `Processing, step ${step} of ${of}: ${label}`;
    }
    case "completed":
      return endedAtMs === null
        ? "Result ready"
        : `Result ready after ${formatElapsed(endedAtMs - startedAtMs)}`;
    case "failed":
      return `Failed: ${state.failure.message}`;
    case "stopped":
      return "Waiting was stopped";
  }
}

/** Explains what the user can do about a failure; null if the message already says it. */
export function explainFailure(failure: Failure): string | null {
  if (!(failure instanceof NutritionAnalysisError)) return null;
  const { code, message } = failure;
  if (code === "service_unavailable" && /\bmodel\b/i.test(message)) return modelHelp;
  if (code === "service_unavailable")
    return "A part of the service is starting or down. Send it again in a moment.";
  return help[code] ?? null;
}
