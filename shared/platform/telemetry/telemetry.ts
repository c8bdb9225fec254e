import { createContractChecker, type ResponseCheck } from "./contract-checker.ts";
import type { LogEntry } from "./current-activity.ts";
import type { FinishedAttempt, FinishedRequest } from "./finished.ts";
import { createTrafficRecorder, type TrafficCounts } from "./traffic-recorder.ts";

/** What an isolate reports in addition to the log. None of it delays a response. */
export type Telemetry = {
  /** Share of new traces that is sampled, 0 to 1. */
  sampleShare: number;
  record: (finished: FinishedRequest | FinishedAttempt) => void;
  /** Counts a request that another version should have served, but did not respond to, as its failure. */
  recordUnreachable: (failed: UnreachableVersion) => void;
  /** Checks a share of the responses against their schemas after they were sent. */
  checkResponse: (check: ResponseCheck) => void;
  /**
   * Sends what was recorded, at most every five seconds; resolves at once while another call waits to do so.
   * Runs after the response and never rejects.
   */
  settle: () => Promise<void>;
  /** Sends what was recorded at once, at the end of a call by a queue or a cron. Never rejects. */
  flush: () => Promise<void>;
};

/** A request that a version could not be reached for. */
type UnreachableVersion = {
  operation: string;
  version: string;
  route: "call" | "poll";
  durationMs: number;
};

/** The destination of traces and metrics, with bounded memory. */
export type ActivitySink = {
  record: (finished: FinishedRequest | FinishedAttempt) => void;
  /** Sends what was recorded. Never rejects. */
  flush: () => Promise<void>;
};

type Options = {
  sampleShare: number;
  version: string;
  /** Share of responses that is checked against their schemas, 0 to 1. */
  contractCheckShare: number;
  recordTraffic: (rows: TrafficCounts[]) => Promise<void>;
  /** Null without a collector. */
  sink: ActivitySink | null;
  elapsedMs: () => number;
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  log: (entry: LogEntry) => void;
};

const unreachableStatus = 503;
const pauseMs = 5_000;
/** A pause longer than this was ended by the runtime, so another call takes over. */
const lostAfterMs = 20_000;

/** The telemetry of one isolate. */
export function createTelemetry(options: Options): Telemetry {
  const { sink, elapsedMs, sleep, log } = options;
  const traffic = createTrafficRecorder(options.version);
  const contract = createContractChecker(options.contractCheckShare, log);
  const never = new AbortController().signal;
  let notBeforeMs = Number.NEGATIVE_INFINITY;
  let awaitedUntilMs = Number.NEGATIVE_INFINITY;
  let hasTrafficFailed = false;

  async function settle(): Promise<void> {
    const nowMs = elapsedMs();
    if (nowMs < awaitedUntilMs) return;
    awaitedUntilMs = nowMs + lostAfterMs;
    // At least one turn of the event loop, so that the response goes out first.
    await sleep(Math.max(0, notBeforeMs - nowMs), never);
    awaitedUntilMs = Number.NEGATIVE_INFINITY;
    await flush();
  }

  async function flush(): Promise<void> {
    notBeforeMs = elapsedMs() + pauseMs;
    await checkContract();
    await Promise.all([sendTraffic(), sink?.flush()]);
  }

  async function checkContract(): Promise<void> {
    try {
      for (const checked of await contract.runChecks()) traffic.addCheck(checked);
    } catch (error) {
      log({ event: "contract_not_checked", cause: String(error) });
    }
  }

  async function sendTraffic(): Promise<void> {
    const rows = traffic.take();
    if (rows.length === 0) return;
    try {
      await options.recordTraffic(rows);
      hasTrafficFailed = false;
    } catch (error) {
      traffic.putBack(rows);
      // Logged once until it works again, not every five seconds.
      if (!hasTrafficFailed) log({ event: "traffic_not_recorded", cause: String(error) });
      hasTrafficFailed = true;
    }
  }

  return {
    sampleShare: options.sampleShare,
    record(finished) {
      sink?.record(finished);
      if (finished.kind === "job") countAttempt(finished);
      else countRequest(finished);
    },
    recordUnreachable: (failed) => traffic.addRequest({ ...failed, status: unreachableStatus }),
    checkResponse: contract.sample,
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
