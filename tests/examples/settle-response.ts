import type { RecordedResponse } from "../../scripts/openapi/operation-source.ts";
import type { ApiResponse } from "../support/read-response.ts";
import { shortenResponse } from "./shorten-response.ts";

/** Headers that differ from response to response; every response has the others of the contract. */
const recordedHeaders = /^(allow|retry-after|www-authenticate|x-(quota|ratelimit|operational-ratelimit)-.*)$/;

/** What differs between runs, and what replaces it in the examples. */
const settled: Readonly<Record<string, unknown>> = {
  request_id: "019f4b41-5281-7d2e-8f40-3b6c9d1e2f70",
  job_id: "019f4b41-5280-7b1d-9c3f-2e8a4d6b7c10",
  created_at: "2026-07-10T09:00:00.000Z",
  started_at: "2026-07-10T09:00:00.012Z",
  completed_at: "2026-07-10T09:00:00.480Z",
  "x-ratelimit-reset": "2026-07-10T09:01:00.000Z",
  "x-quota-reset": "2026-08-01T00:00:00.000Z",
};

/** Events of one response differ in their last digits. */
const eventId = "94ea3732-356c-8ca6-8f4d-3aa7834015";
const baseUrl = "http://127.0.0.1:8787";
const secondsToReset = "42";

/** A response as it is recorded: without what differs between runs, and with long lists cut. */
export function settleResponse({ status, headers, body }: ApiResponse): RecordedResponse {
  const recorded = [...headers].filter(([name]) => recordedHeaders.test(name));
  const code = String(body?.error?.code);
  const settled = recorded.map(([name, value]): [string, string] => [name, settleHeader(name, value, code)]);
  const { body: short, shortened } = shortenResponse(settleBody(body));
  return {
    status,
    ...(settled.length > 0 && { headers: Object.fromEntries(settled) }),
    body: short,
    ...(shortened !== "" && { shortened }),
  };
}

function settleHeader(name: string, value: string, code: string): string {
  if (name === "retry-after" && code === "rate_limited") return secondsToReset;
  return String(settled[name] ?? value);
}

function settleBody(body: unknown): unknown {
  const events = new Map<unknown, string>();
  return settleValue(body);

  function settleEvent(id: unknown): string {
    const known = events.get(id) ?? `${eventId}${10 + events.size}`;
    events.set(id, known);
    return known;
  }

  function settleValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(settleValue);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, settleMember(name, member)]),
    );
  }

  function settleMember(name: string, value: unknown): unknown {
    if (name === "event_id") return settleEvent(value);
    if (name === "status_url")
      return String(value).replace(/^.*?(\/functions\/v1\/\w+\?job_id=).*$/, `${baseUrl}$1${settled.job_id}`);
    return settled[name] ?? settleValue(value);
  }
}
