import type { ResponseCheck } from "../../shared/platform/telemetry/contract-checker.ts";
import type { LogEntry } from "../../shared/platform/telemetry/current-activity.ts";
import type { FinishedAttempt, FinishedRequest } from "../../shared/platform/telemetry/finished.ts";
import type { Telemetry } from "../../shared/platform/telemetry/telemetry.ts";

/** A log that keeps the lines of requests and jobs apart from other events. */
export function keepLog() {
  const lines: LogEntry[] = [];
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => {
    const isLine = entry.event === "request" || entry.event === "job";
    (isLine ? lines : logged).push(entry);
  };
  return { log, lines, logged };
}

/** Telemetry that stores what it receives and sends nothing. */
export function keepTelemetry() {
  const recorded: (FinishedRequest | FinishedAttempt)[] = [];
  const checks: ResponseCheck[] = [];
  const unreachable: Parameters<Telemetry["recordUnreachable"]>[0][] = [];
  const telemetry: Telemetry = {
    sampleShare: 0,
    record: (finished) => void recorded.push(finished),
    recordUnreachable: (failed) => void unreachable.push(failed),
    checkResponse: (check) => void checks.push(check),
    settle: async () => {},
    flush: async () => {},
  };
  return { telemetry, recorded, checks, unreachable };
}
