import type { ErrorReference } from "./operation-reference.ts";

const every: readonly ErrorReference[] = [
  {
    code: "unsupported_api_version",
    when: "The header service-api-version is missing, or names a version other than 2026-07-10",
    headers: { "service-api-version": "2025-01-01" },
  },
  {
    code: "missing_api_key",
    when: "The header x-api-key is missing or empty",
    headers: { "x-api-key": "" },
  },
  {
    code: "invalid_api_key",
    when: "The key is malformed, unknown, revoked or expired",
    headers: { "x-api-key": "nas_live_not-a-key" },
  },
  { code: "scope_not_allowed", when: "The key lacks the scope of the operation" },
  {
    code: "method_not_allowed",
    when: "The method is none of those in the header allow; HEAD and OPTIONS count too",
    method: "DELETE",
  },
  { code: "rate_limited", when: "The key has sent more requests in this minute than it may" },
  { code: "internal_error", when: "The service failed; the request id leads to the cause in its log" },
  { code: "service_unavailable", when: "The database does not answer at the moment" },
];

const request: readonly ErrorReference[] = [
  {
    code: "quota_exceeded",
    when: "The monthly quota of the key is used up; an operation other than decode has one only where the operator sets it",
  },
];

const body: readonly ErrorReference[] = [
  {
    code: "invalid_json",
    when: "The body is empty, is not UTF-8 or not JSON, or has a member twice",
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
    when: "The body is larger than 256 KB, with media 40 MB",
    body: " ".repeat(256 * 1024 + 1),
  },
];

const shape: readonly ErrorReference[] = [
  { code: "invalid_request_shape", when: "The body is JSON, but not an object", body: [] },
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
    when: "The Idempotency-Key was used with another body in the last 24 hours",
  },
  { code: "backlog_high", when: "Too many jobs of the operation are queued, or of the key in flight" },
];

const poll: readonly ErrorReference[] = [
  {
    code: "invalid_request",
    when: "The query parameter job_id is missing, empty or given twice",
    query: {},
  },
  {
    code: "job_not_found",
    when: "The key has made no such job: the id is malformed, unknown or another key's, or the result has been erased after 30 days",
    query: { job_id: "0198a3b0-0000-7000-8000-000000000000" },
  },
];

/**
 * What operations answer alike, by the kind of route: every one that needs a key, those that are no
 * poll, those with a body, those that make a job, and polls. `shape` holds for bodies of every operation but decode.
 */
export const commonErrors = { every, request, body, shape, job, poll } as const;
