import type { AnswerCheck } from "../../shared/telemetry/contract-checker.ts";
import type { FinishedAttempt, FinishedRequest } from "../../shared/telemetry/finished.ts";
import type { LogEntry } from "../../shared/telemetry/log-entry.ts";
import type { Telemetry } from "../../shared/telemetry/telemetry.ts";

/** A log that keeps the lines of requests and jobs apart from what is told beside them. */
export function keepLog() {
  const lines: LogEntry[] = [];
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => {
    const isLine = entry.event === "request" || entry.event === "job";
    (isLine ? lines : logged).push(entry);
  };
  return { log, lines, logged };
}

/** Telemetry that keeps what it is told and passes nothing on. */
export function keepTelemetry() {
  const recorded: (FinishedRequest | FinishedAttempt)[] = [];
  const checks: AnswerCheck[] = [];
  const telemetry: Telemetry = {
    sampleShare: 0,
    record: (finished) => void recorded.push(finished),
    checkAnswer: (check) => void checks.push(check),
    settle: async () => {},
    flush: async () => {},
  };
  return { telemetry, recorded, checks };
}
