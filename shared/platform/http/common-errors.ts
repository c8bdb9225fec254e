import { apiVersions, errorStatus } from "../kernel/mod.ts";
import type { ErrorReference, OperationReference } from "./operation-reference.ts";

const every: readonly ErrorReference[] = [
  {
    code: "unsupported_api_version",
    when: `The header service-api-version is missing or is not one of ${apiVersions.join(", ")}`,
    headers: { "service-api-version": "2025-01-01" },
  },
  {
    code: "missing_api_key",
    when: "The header x-api-key is missing or empty",
    headers: { "x-api-key": "" },
  },
  {
    code: "invalid_api_key",
    when: "The API key is malformed, unknown, revoked or expired",
    headers: { "x-api-key": "nas_live_not-a-key" },
  },
  { code: "scope_not_allowed", when: "The API key lacks the scope of the operation" },
  {
    code: "method_not_allowed",
    when: "The method is not listed in the header allow; this includes HEAD and OPTIONS",
    method: "DELETE",
  },
  {
    code: "rate_limited",
    when: "The API key has exceeded its requests per minute, or media is sent and it has used its attempts at the language model of this hour",
  },
  { code: "internal_error", when: "The service failed; the cause is in its log under the request id" },
  { code: "service_unavailable", when: "The database does not respond" },
];

const request: readonly ErrorReference[] = [
  {
    code: "quota_exceeded",
    when: "The monthly quota of the API key is used up; most operations have a quota only where the operator sets one",
  },
];

const body: readonly ErrorReference[] = [
  {
    code: "invalid_json",
    when: "The body is empty, not UTF-8, not JSON, or has a duplicate member",
    body: '{"type":"recipe"',
  },
  {
    code: "invalid_request",
    status: 415,
    when: "The header content-type is not application/json",
    headers: { "content-type": "text/plain" },
  },
  {
    code: "input_too_large",
    when: "The body is larger than 256 KB, or 40 MB for operations that accept media",
    body: " ".repeat(256 * 1024 + 1),
  },
];

const shape: readonly ErrorReference[] = [
  { code: "invalid_request_shape", when: "The body is JSON but not an object", body: [] },
];

const job: readonly ErrorReference[] = [
  {
    code: "invalid_request",
    when: "The header Idempotency-Key is not 1 to 255 visible ASCII characters",
    headers: { "idempotency-key": "order 7" },
  },
  {
    code: "invalid_request",
    status: 422,
    when: "The Idempotency-Key was used with a different body in the last 24 hours",
  },
  {
    code: "backlog_high",
    when: "The operation has too many queued jobs, or the API key has too many jobs in progress",
  },
];

const poll: readonly ErrorReference[] = [
  {
    code: "invalid_request",
    when: "The query parameter job_id is missing, empty or repeated",
    query: {},
  },
  {
    code: "job_not_found",
    when: "The API key has no such job: the id is malformed, unknown or of another key, or the result was erased after 30 days",
    query: { job_id: "0198a3b0-0000-7000-8000-000000000000" },
  },
];

/**
 * Errors that operations share, by the routes that have them: all that require a key, all but polls, those with a
 * body, those that create a job, and polls. `shape` is for operations where a wrong shape has a code of its own.
 */
export const commonErrors = { every, request, body, shape, job, poll } as const;

/** Every error of an operation's POST, or of its GET if that is synchronous. */
export function listRequestErrors(reference: OperationReference): ErrorReference[] {
  const hasBody = reference.request !== null;
  const common = [
    ...every,
    ...request,
    ...(hasBody ? body : []),
    ...(hasBody && !reference.hasOneBodyCode ? shape : []),
    ...(reference.jobErrors ? job : []),
  ];
  const own = new Set(reference.errors.map(identify));
  return [...common.filter((error) => !own.has(identify(error))), ...reference.errors];
}

/** Every error of a poll. */
export function listPollErrors(): ErrorReference[] {
  return [...every, ...poll];
}

/** The HTTP status of an error response. */
export function statusOf({ code, status }: ErrorReference): number {
  return status ?? errorStatus[code];
}

function identify(error: ErrorReference): string {
  return `${statusOf(error)} ${error.code}`;
}
