import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import type { Failure } from "./run.ts";

const HELP: Readonly<Record<string, string>> = {
  rate_limited: "Too many requests this minute. Wait a moment and send it again.",
  quota_exceeded: "The key's quota of this month is spent. Who runs the service can raise it.",
  backlog_high: "Many jobs are waiting already. Send it again in a moment.",
  job_not_found: "Jobs are kept 30 days, and only the key that made one may read it.",
  deadline_exceeded: "The job may still be at work: take it up again to go on waiting.",
  unexpected_answer: "Something between this page and the service answered in its place.",
  network_error: "The service cannot be reached. Is it running, and is this device online?",
  internal_error: "Who runs the service finds the cause by the request id.",
  upstream_error: "The language model behind the service failed. Send it again.",
  upstream_timeout: "The language model behind the service was too slow. Send it again.",
};

const MODEL_HELP =
  "Pictures, recordings and other languages need a language model. Who runs the service configures one with MODEL_BASE_URL and the names of the models; text and items never need it.";

/** What a reader can do about a failure; null where the message says it all. */
export function explainFailure(failure: Failure): string | null {
  if (!(failure instanceof NutritionAnalysisError)) return null;
  const { code, message } = failure;
  if (code === "service_unavailable" && /\bmodel\b/i.test(message)) return MODEL_HELP;
  if (code === "service_unavailable")
    return "A part of the service is starting or down. Send it again in a moment.";
  return HELP[code] ?? null;
}
