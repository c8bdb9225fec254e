import { parseInstant, readOffset } from "../../shared/domain/symptoms/mod.ts";

const timeFields = ["reported_time", "occurred_at_utc", "occurred_end_at_utc"] as const;

type TimingFields = { timezone?: string | undefined } & {
  [field in (typeof timeFields)[number]]?: string | undefined;
};

/** The time of a report and of its symptoms, in UTC, as far as the request states it. */
export type Timing = {
  timezone: string | null;
  reportedInstant: string | null;
  occurredAtUtc: string | null;
  occurredEndAtUtc: string | null;
};

/** The timing of a request whose fields were found in order. */
export function readTiming(request: TimingFields): Timing {
  return {
    timezone: request.timezone ?? readOffset(request.reported_time ?? ""),
    reportedInstant: readTime(request, "reported_time"),
    occurredAtUtc: readTime(request, "occurred_at_utc"),
    occurredEndAtUtc: readTime(request, "occurred_end_at_utc"),
  };
}

/** What is wrong with the first timing field that is wrong; null when all can be read. */
export function findTimingProblem(request: TimingFields): { path: string[]; message: string } | null {
  for (const field of timeFields) {
    if (request[field] === undefined || readTime(request, field) !== null) continue;
    return { path: [field], message: describeForm(field) };
  }
  const { occurredAtUtc, occurredEndAtUtc } = readTiming(request);
  if (occurredEndAtUtc === null) return null;
  if (occurredAtUtc === null || Date.parse(occurredEndAtUtc) < Date.parse(occurredAtUtc))
    return { path: ["occurred_end_at_utc"], message: "requires occurred_at_utc and must not be before it" };
  return null;
}

/** Only the reported time may be a local one; the names of the others state UTC. */
function readTime(request: TimingFields, field: (typeof timeFields)[number]): string | null {
  const text = request[field];
  if (text === undefined) return null;
  return parseInstant(text, field === "reported_time" ? (request.timezone ?? null) : "UTC");
}

function describeForm(field: string): string {
  return field === "reported_time"
    ? "must be an ISO 8601 time with an offset, or a local time together with timezone"
    : "must be an ISO 8601 time in UTC such as 2026-03-01T18:30:00Z";
}
