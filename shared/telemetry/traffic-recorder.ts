import { LATENCY_EDGES_MS } from "../kernel/latency-buckets.ts";

/** What a count belongs to: an answer to a call or to a poll, or the work of jobs. */
export type TrafficRoute = "call" | "poll" | "work";

/** What one version of an operation did on one route since it was last told. */
export type TrafficCounts = {
  operation: string;
  version: string;
  route: TrafficRoute;
  /** Answers; of `work` attempts at jobs, steps among them. */
  requests: number;
  /** Answers with 5xx; of `work` attempts that ended a job at our fault. */
  serverErrors: number;
  /** How many took at most each of `LATENCY_EDGES_MS`, and in the last bucket longer. */
  latency: number[];
  jobsCompleted: number;
  /** Jobs that failed at our fault. */
  jobsFailed: number;
  contractChecks: number;
  contractMismatches: number;
};

type Key = Pick<TrafficCounts, "operation" | "route">;

/** Counts what an isolate does. As many rows as it has routes, however long they are kept. */
export type TrafficRecorder = {
  addRequest: (of: Key & { status: number; durationMs: number }) => void;
  /** `outcome` null: the job goes on, or ended for what its caller can mend. */
  addAttempt: (
    of: Omit<Key, "route"> & { durationMs: number; outcome: "completed" | "failed" | null },
  ) => void;
  addCheck: (of: Key & { fits: boolean }) => void;
  /** The counts so far, which begin anew. */
  take: () => TrafficCounts[];
  /** Counts again what was taken and could not be told. */
  putBack: (rows: readonly TrafficCounts[]) => void;
};

export function createTrafficRecorder(version: string): TrafficRecorder {
  let rows = new Map<string, TrafficCounts>();

  function rowOf({ operation, route }: Key): TrafficCounts {
    const key = `${operation} ${route}`;
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
    latency: Array<number>(LATENCY_EDGES_MS.length + 1).fill(0),
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
  const bucket = LATENCY_EDGES_MS.findIndex((edgeMs) => durationMs <= edgeMs);
  return bucket < 0 ? LATENCY_EDGES_MS.length : bucket;
}
