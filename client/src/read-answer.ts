import { API_VERSION } from "./api-version.ts";
import type { Call } from "./call.ts";
import { formCallError } from "./form-call-error.ts";
import { isRecord } from "./is-record.ts";
import { type Limits, readLimits } from "./limits.ts";
import type { NutritionAnalysisError } from "./nutrition-analysis-error.ts";
import { readErrorForm } from "./read-error-form.ts";
import { readRetryAfter } from "./read-retry-after.ts";
import type { Reply } from "./send-once.ts";

/** An answer of the service with its envelope opened. */
export type ServiceAnswer = {
  data: Record<string, unknown>;
  meta: Record<string, unknown>;
  requestId: string;
  limits: Limits;
};

const EXCERPT_CHARACTERS = 200;

/** Opens the envelope; throws the error that the service told, or `unexpected_answer` where it is not the service's. */
export function readAnswer(reply: Reply, call: Call, nowMs: number): ServiceAnswer {
  const { status, headers } = reply;
  const body = parseRecord(reply.text);
  const meta = isRecord(body?.meta) ? body.meta : {};
  const { request_id: requestId } = meta;
  // Whatever stands in between may answer JSON as well; only the service tells its version.
  if (!body || meta.api_version !== API_VERSION || typeof requestId !== "string") {
    throw formUnexpected(reply, call, nowMs);
  }
  const limits = readLimits(headers);
  const error = readErrorForm(body, status);
  if (error) {
    const retryAfterSeconds = readRetryAfter(headers, nowMs);
    throw formCallError(call, { kind: "refused", ...error, status, requestId, retryAfterSeconds, limits });
  }
  const { data } = body;
  if (!isRecord(data) || status < 200 || status > 299) throw formUnexpected(reply, call, nowMs);
  return { data, meta, requestId, limits };
}

function formUnexpected({ status, headers, text }: Reply, call: Call, nowMs: number): NutritionAnalysisError {
  const isRedirect = status === 0 || (status >= 300 && status < 400);
  const told = isRedirect ? "a redirect" : `status ${status} and no answer of the service`;
  return formCallError(call, {
    kind: "unanswered",
    code: "unexpected_answer",
    message: `Cannot call ${call.operation}: the address of baseUrl gave ${told}`,
    status,
    details: {
      content_type: headers.get("content-type"),
      location: headers.get("location"),
      excerpt: text.slice(0, EXCERPT_CHARACTERS),
    },
    retryAfterSeconds: readRetryAfter(headers, nowMs),
  });
}

function parseRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
