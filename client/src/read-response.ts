import { type Call, createCallError } from "./call.ts";
import { type Limits, readLimits } from "./limits.ts";
import type { NutritionAnalysisError, ServiceErrorCode } from "./nutrition-analysis-error.ts";
import { apiVersion } from "./operations.ts";

/** A response with its whole body. A redirect that a browser hides has status 0. */
export type HttpResponse = { status: number; headers: Headers; text: string };

/** A response of the service, without its envelope. */
export type ServiceResponse = {
  data: Record<string, unknown>;
  meta: Record<string, unknown>;
  requestId: string;
  limits: Limits;
};

/** An error as the service reports it. */
type ReportedError = { code: ServiceErrorCode; message: string; details: Record<string, unknown> };

const excerptCharacters = 200;

/** Opens the envelope; throws the error in it, or `unexpected_response` if the response is not the service's. */
export function readResponse(response: HttpResponse, call: Call, nowMs: number): ServiceResponse {
  const { status, headers } = response;
  const body = parseRecord(response.text);
  const meta = isRecord(body?.meta) ? body.meta : {};
  const { request_id: requestId } = meta;
  // A proxy may respond with JSON as well; only the service states its version.
  if (!body || meta.api_version !== apiVersion || typeof requestId !== "string") {
    throw createUnexpected(response, call, nowMs);
  }
  const limits = readLimits(headers);
  const error = readEnvelopeError(body, status);
  if (error) {
    const retryAfterSeconds = readRetryAfter(headers, nowMs);
    throw createCallError(call, { kind: "refused", ...error, status, requestId, retryAfterSeconds, limits });
  }
  const { data } = body;
  if (!isRecord(data) || status < 200 || status > 299) throw createUnexpected(response, call, nowMs);
  return { data, meta, requestId, limits };
}

function createUnexpected(
  { status, headers, text }: HttpResponse,
  call: Call,
  nowMs: number,
): NutritionAnalysisError {
  const isRedirect = status === 0 || (status >= 300 && status < 400);
  const received = isRedirect ? "a redirect" : `status ${status} without a response of the service`;
  return createCallError(call, {
    kind: "no_response",
    code: "unexpected_response",
    message: `Cannot call ${call.operation}: the address of baseUrl returned ${received}`,
    status,
    details: {
      content_type: headers.get("content-type"),
      location: headers.get("location"),
      excerpt: text.slice(0, excerptCharacters),
    },
    retryAfterSeconds: readRetryAfter(headers, nowMs),
  });
}

/**
 * Reads the error of an envelope; null without one. Besides the common form there are decide's failed result and the
 * energy calculation's sentence, which has no code and becomes `validation_error`.
 */
function readEnvelopeError(body: Record<string, unknown>, status: number): ReportedError | null {
  const { error, data } = body;
  if (typeof error === "string") return { code: "validation_error", message: error, details: {} };
  if (error !== undefined) return readReportedError(error);
  return status >= 400 && isRecord(data) ? readReportedError(data.error) : null;
}

/** Reads `{ code, message, details? }`; null for anything else. */
export function readReportedError(error: unknown): ReportedError | null {
  if (!isRecord(error)) return null;
  const { code, message, details } = error;
  if (typeof code !== "string" || typeof message !== "string") return null;
  return { code: asErrorCode(code), message, details: isRecord(details) ? details : {} };
}

/** Seconds of `retry-after`, which may be a number or a date; null without one. */
function readRetryAfter(headers: Headers, nowMs: number): number | null {
  const text = headers.get("retry-after");
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - nowMs) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function parseRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether parsed JSON is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Types a part of a response by its schema without validating it: the envelope has the version that the types are
 * generated for, and the service validates its responses against the same document.
 */
export function asSchema<Part>(part: unknown): Part {
  return part as Part;
}

/** The version in the envelope guarantees a code of the closed list. */
function asErrorCode(code: string): ServiceErrorCode {
  return code as ServiceErrorCode;
}
