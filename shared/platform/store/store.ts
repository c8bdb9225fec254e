import type { CallFunction, Canary, ErrorCode, OperationName } from "../kernel/mod.ts";

/** The outcome of an admission: `ok` or the code of its refusal, and the current limits. */
export type Admission = {
  outcome: "ok" | "idempotency_conflict" | "model_attempts_spent" | ErrorCode;
  details: Record<string, unknown> | null;
  rate: { limit: number; remaining: number; resetAt: string } | null;
  quota: { limit: number; remaining: number; resetAt: string } | null;
  retryAfterSeconds: number | null;
  jobId: string | null;
};

/** What admission checks; `job` where one is to be created. */
export type AdmissionRequest = {
  keyHash: string;
  operation: OperationName;
  /** False for a body that will be rejected: then only key, scope and mode are checked. */
  valid: boolean;
  inputMode?: string | undefined;
  compoundIds?: number[] | undefined;
  compoundNames?: string[] | undefined;
  /** For a request that needs the model: refused if the key has used so many attempts in this hour. */
  modelAttemptsPerKey?: number | undefined;
  job?: NewJob | undefined;
};

/** A job as its POST creates it. */
export type NewJob = {
  id: string;
  input: unknown;
  /** Whether it may be claimed only after {@link Store.releaseJob}. */
  awaitsFiles: boolean;
  /** Distinguishes a repeated request from another; set only with an idempotency key. */
  bodyHash: string | null;
  idempotencyKey: string | null;
  /** The version of the function that accepted it. */
  version: string;
  /** The W3C trace context of the request. */
  traceparent: string | null;
};

export type JobStatus = "queued" | "processing" | "completed" | "failed";

/** A job as a poll shows it. */
export type JobView = {
  status: JobStatus;
  result: unknown;
  error: unknown;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  attempt: number;
  progress: unknown;
  catalogueRelease: string | null;
  meta: Record<string, unknown>;
  /** Whether its worker is lost or none has come for it, so that a poll should wake one. */
  awaitsWorker: boolean;
};

export type PollRequest = { keyHash: string; operation: OperationName; jobId: string; withResult: boolean };

/** A job that a worker holds until its lease runs out. */
export type ClaimedJob = {
  jobId: string;
  attempt: number;
  input: unknown;
  /** The state that the last step returned; null before the first. */
  state: unknown;
  tier: string | null;
  /** Id of the API key that created it. */
  keyId: string;
  /** The W3C trace context of the request that created it. */
  traceparent: string | null;
};

/** What a completed attempt stores. */
export type FinishedJob = { result: unknown; meta: Record<string, unknown>; catalogueRelease: string | null };

/** Counts of one version on one route since they were last recorded; added to the current minute. */
export type TrafficRow = {
  operation: string;
  version: string;
  route: "call" | "poll" | "work";
  requests: number;
  serverErrors: number;
  /** Responses by duration: a count for each bucket of `latencyEdgesMs`, and one for those above. */
  latency: readonly number[];
  jobsCompleted: number;
  /** Jobs that failed because of the service. */
  jobsFailed: number;
  contractChecks: number;
  contractMismatches: number;
};

/** State of the database for an operation. A null release means no catalogue, a null `sweptSecondsAgo` no sweep yet. */
export type Readiness = {
  catalogueRelease: string | null;
  queued: number;
  processing: number;
  /** Jobs whose worker is lost. */
  lost: number;
  /** Of the jobs that are due; null without any. */
  longestWaitSeconds: number | null;
  sweptSecondsAgo: number | null;
};

/** Identifies one attempt at one job in every write of a worker. */
export type Attempt = { jobId: string; attempt: number };

/** The only access to the database. Every method is one call; failures are `service_unavailable`. */
export type Store = {
  /** Calls functions of `nas_api` that only one operation needs. */
  call: CallFunction;
  /** Checks key and scope before a large body is read, without counting the request. */
  checkKey(keyHash: string, operation: OperationName): Promise<"ok" | ErrorCode>;
  admit(request: AdmissionRequest): Promise<Admission>;
  /** Lets workers take a job whose files are stored; false if it has failed meanwhile. */
  releaseJob(jobId: string): Promise<boolean>;
  /** Deletes a job whose files cannot be stored, as if it had never been admitted. */
  withdrawJob(jobId: string): Promise<void>;
  /** Counts a request to the model; the seconds to wait if the key has used `perHour` in this hour, else null. */
  takeModelAttempt(keyId: string, perHour: number): Promise<number | null>;
  /** Gives back the usage of a synchronous request that the service could not respond to. */
  returnUsage(keyHash: string, operation: OperationName): Promise<void>;
  /** `ratePerMinute` is how many requests the key may make; null where the outcome is not ok. */
  pollJob(
    request: PollRequest,
  ): Promise<{ outcome: "ok" | ErrorCode; job: JobView | null; ratePerMinute: number | null }>;
  claimJob(claim: {
    operation: OperationName;
    worker: string;
    leaseSeconds: number;
    jobId: string | null;
    /** The worker's version; it gets no job that only a later version may continue. */
    version: string;
  }): Promise<ClaimedJob | null>;
  /** False when this attempt no longer holds the job. */
  heartbeatJob(attempt: Attempt, leaseSeconds: number): Promise<boolean>;
  /** Releases the job for its next step, which is not a new attempt; false as in {@link heartbeatJob}. */
  yieldJob(attempt: Attempt, step: { state: unknown; progress: unknown }): Promise<boolean>;
  finishJob(attempt: Attempt, outcome: FinishedJob): Promise<boolean>;
  /** Those of the ids whose job has ended or does not exist. */
  endedJobs(jobIds: readonly string[]): Promise<string[]>;
  failJob(
    attempt: Attempt,
    failure: { error: unknown; retry: boolean; charge: boolean },
  ): Promise<"queued" | "failed" | "stale">;
  recordTraffic(rows: readonly TrafficRow[]): Promise<void>;
  readiness(operation: OperationName): Promise<Readiness>;
  /** The canary that is a function of its own; admissions and polls return it too. */
  findCanary(operation: OperationName): Promise<Canary | null>;
};
