import { latencyEdgesMs } from "../kernel/mod.ts";

/** What is counted: calls, polls, or work on jobs. */
export type TrafficRoute = "call" | "poll" | "work";

/** Counts of one version of an operation on one route since they were last taken. */
export type TrafficCounts = {
  operation: string;
  version: string;
  route: TrafficRoute;
  /** Responses; for `work`, attempts at jobs, steps included. */
  requests: number;
  /** Responses with 5xx; for `work`, attempts that failed a job because of the service. */
  serverErrors: number;
  /** Counts for each bucket of `latencyEdgesMs`, and one for longer durations. */
  latency: number[];
  jobsCompleted: number;
  /** Jobs that failed because of the service. */
  jobsFailed: number;
  contractChecks: number;
  contractMismatches: number;
};

/** What a row counts; by default, of the version of the isolate. */
type Key = Pick<TrafficCounts, "operation" | "route"> & { version?: string };

/** Counts the traffic of an isolate in one row per version and route, so that its memory is bounded. */
type TrafficRecorder = {
  addRequest: (of: Key & { status: number; durationMs: number }) => void;
  /** A null `outcome` means that the job goes on, or failed because of a client error. */
  addAttempt: (
    of: Pick<Key, "operation"> & { durationMs: number; outcome: "completed" | "failed" | null },
  ) => void;
  addCheck: (of: Key & { fits: boolean }) => void;
  /** Returns the counts and resets them. */
  take: () => TrafficCounts[];
  /** Adds counts back that could not be recorded. */
  putBack: (rows: readonly TrafficCounts[]) => void;
};

/** A recorder for one version of the functions of an isolate. */
export function createTrafficRecorder(ownVersion: string): TrafficRecorder {
  let rows = new Map<string, TrafficCounts>();

  function rowOf({ operation, route, version = ownVersion }: Key): TrafficCounts {
    const key = `${operation} ${route} ${version}`;
    const known = rows.get(key);
    if (known) return known;
    const row = createCounts(operation, version, route);
    rows.set(key, row);
    return row;
  }

  return {
    addRequest({ status, durationMs, ...key }) {
      const row = rowOf(key);
      row.requests++;
      if (status >= 500) row.serverErrors++;
      addTo(row.latency, findBucket(durationMs));
    },
    addAttempt({ operation, durationMs, outcome }) {
      const row = rowOf({ operation, route: "work" });
      row.requests++;
      if (outcome === "completed") row.jobsCompleted++;
      if (outcome === "failed") {
        row.jobsFailed++;
        row.serverErrors++;
      }
      addTo(row.latency, findBucket(durationMs));
    },
    addCheck({ fits, ...key }) {
      const row = rowOf(key);
      row.contractChecks++;
      if (!fits) row.contractMismatches++;
    },
    take() {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
    putBack(taken) {
      for (const row of taken) mergeInto(rowOf(row), row);
    },
  };
}

function createCounts(operation: string, version: string, route: TrafficRoute): TrafficCounts {
  return {
    operation,
    version,
    route,
    requests: 0,
    serverErrors: 0,
    latency: Array<number>(latencyEdgesMs.length + 1).fill(0),
    jobsCompleted: 0,
    jobsFailed: 0,
    contractChecks: 0,
    contractMismatches: 0,
  };
}

function mergeInto(row: TrafficCounts, other: TrafficCounts): void {
  row.requests += other.requests;
  row.serverErrors += other.serverErrors;
  other.latency.forEach((count, bucket) => {
    addTo(row.latency, bucket, count);
  });
  row.jobsCompleted += other.jobsCompleted;
  row.jobsFailed += other.jobsFailed;
  row.contractChecks += other.contractChecks;
  row.contractMismatches += other.contractMismatches;
}

function addTo(counts: number[], bucket: number, count = 1): void {
  counts[bucket] = (counts[bucket] ?? 0) + count;
}

function findBucket(durationMs: number): number {
  const bucket = latencyEdgesMs.findIndex((edgeMs) => durationMs <= edgeMs);
  return bucket < 0 ? latencyEdgesMs.length : bucket;
}
