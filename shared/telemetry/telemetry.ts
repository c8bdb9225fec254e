import { type AnswerCheck, createContractChecker } from "./contract-checker.ts";
import type { FinishedAttempt, FinishedRequest } from "./finished.ts";
import type { LogEntry } from "./log-entry.ts";
import { createTrafficRecorder, type TrafficCounts } from "./traffic-recorder.ts";

/** What an isolate tells of its work beside the log. Nothing of it is on the path of a request. */
export type Telemetry = {
  /** Share of new traces that is sampled, 0 to 1. */
  sampleShare: number;
  record: (finished: FinishedRequest | FinishedAttempt) => void;
  /** Holds a share of the answers to their schemas, once they are sent. */
  checkAnswer: (check: AnswerCheck) => void;
  /**
   * Passes on what was recorded, at most every five seconds; resolves at once where somebody else is about to.
   * Runs after the answer and never rejects.
   */
  settle: () => Promise<void>;
  /** Passes it on at once, where nothing else comes that would: at the end of a call by a queue or a cron. */
  flush: () => Promise<void>;
};

/** Where traces and metrics go; what it is given it keeps within bounds. */
export type ActivitySink = {
  record: (finished: FinishedRequest | FinishedAttempt) => void;
  /** Sends what was recorded. Never rejects. */
  flush: () => Promise<void>;
};

type Options = {
  sampleShare: number;
  version: string;
  /** Share of answers that is held to its schema, 0 to 1. */
  contractCheckShare: number;
  recordTraffic: (rows: TrafficCounts[]) => Promise<void>;
  /** Null where nobody collects traces and metrics. */
  sink: ActivitySink | null;
  elapsedMs: () => number;
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  log: (entry: LogEntry) => void;
};

const PAUSE_MS = 5_000;
/** A pause longer than this was ended by the runtime: somebody else passes on in its place. */
const LOST_AFTER_MS = 20_000;

/** The telemetry of one isolate. */
export function createTelemetry(options: Options): Telemetry {
  const { sink, elapsedMs, sleep, log } = options;
  const traffic = createTrafficRecorder(options.version);
  const contract = createContractChecker(options.contractCheckShare, log);
  const never = new AbortController().signal;
  let notBeforeMs = Number.NEGATIVE_INFINITY;
  let awaitedUntilMs = Number.NEGATIVE_INFINITY;
  let isTrafficRefused = false;

  async function settle(): Promise<void> {
    const nowMs = elapsedMs();
    if (nowMs < awaitedUntilMs) return;
    awaitedUntilMs = nowMs + LOST_AFTER_MS;
    // At least one turn of the event loop: the answer goes out first.
    await sleep(Math.max(0, notBeforeMs - nowMs), never);
    awaitedUntilMs = Number.NEGATIVE_INFINITY;
    await flush();
  }

  async function flush(): Promise<void> {
    notBeforeMs = elapsedMs() + PAUSE_MS;
    await holdToContract();
    await Promise.all([tellTraffic(), sink?.flush()]);
  }

  async function holdToContract(): Promise<void> {
    try {
      for (const checked of await contract.runChecks()) traffic.addCheck(checked);
    } catch (error) {
      log({ event: "contract_not_checked", cause: String(error) });
    }
  }

  async function tellTraffic(): Promise<void> {
    const rows = traffic.take();
    if (rows.length === 0) return;
    try {
      await options.recordTraffic(rows);
      isTrafficRefused = false;
    } catch (error) {
      traffic.putBack(rows);
      // Told once, not every five seconds, until it works again.
      if (!isTrafficRefused) log({ event: "traffic_not_recorded", cause: String(error) });
      isTrafficRefused = true;
    }
  }

  return {
    sampleShare: options.sampleShare,
    record(finished) {
      sink?.record(finished);
      if (finished.kind === "job") countAttempt(finished);
      else countRequest(finished);
    },
    checkAnswer: contract.choose,
    settle,
    flush,
  };

  function countRequest({ facts: { operation }, route, status, durations }: FinishedRequest): void {
    if (route !== "call" && route !== "poll") return;
    traffic.addRequest({ operation, route, status, durationMs: durations.durationMs });
  }

  function countAttempt({ facts: { operation }, outcome, isOurs, durations }: FinishedAttempt): void {
    const isJudged = outcome === "completed" || (outcome === "failed" && isOurs);
    traffic.addAttempt({ operation, durationMs: durations.durationMs, outcome: isJudged ? outcome : null });
  }
}
