import type { MealEvidence } from "../composition/evidence.ts";
import type { FoundFoods } from "../food/candidate.ts";
import type { ErrorCode } from "../kernel/error-code.ts";
import type { OperationName } from "../kernel/operation-name.ts";

/** What the database says to a request: admitted, or the code it is refused with; and the limits as they stand. */
export type Admission = {
  outcome: "ok" | "idempotency_conflict" | ErrorCode;
  details: Record<string, unknown> | null;
  rate: { limit: number; remaining: number; resetAt: string } | null;
  quota: { limit: number; remaining: number; resetAt: string } | null;
  retryAfterSeconds: number | null;
  jobId: string | null;
};

/** What admission judges; `job` only where one is to be made. */
export type AdmissionRequest = {
  keyHash: string;
  operation: OperationName;
  /** False for a body that will be refused: key, scope and mode are judged, nothing else. */
  valid: boolean;
  inputMode?: string | undefined;
  compoundIds?: number[] | undefined;
  compoundNames?: string[] | undefined;
  job?: NewJob | undefined;
};

/** A job as its POST makes it. */
export type NewJob = {
  id: string;
  input: unknown;
  /** Tells a repetition from another request; only one with an idempotency key has it. */
  bodyHash: string | null;
  idempotencyKey: string | null;
  /** The version of the function that takes it. */
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
  /** Its worker is gone: a poll should wake another. */
  leaseLapsed: boolean;
};

export type PollRequest = { keyHash: string; operation: OperationName; jobId: string; withResult: boolean };

/** A job that this worker holds until its lease runs out. */
export type ClaimedJob = {
  jobId: string;
  attempt: number;
  input: unknown;
  /** What the job's last step left; null before the first. */
  state: unknown;
  tier: string | null;
  /** Whose job it is, by the id of the key. */
  keyId: string;
  /** The W3C trace context of the request that made it. */
  traceparent: string | null;
};

/** A food of the catalogue, without its evidence. */
export type NamedFood = { id: number; name: string; foodGroup: string };

/** A compound that a query may name. */
export type CompoundCandidate = { id: number; name: string; identifier: string; synonyms: string[] };

/** Whose evidence a meal needs, within a content tier and an optional filter by id and name. */
export type EvidenceRequest = {
  foodIds: number[];
  tier: string;
  compoundIds: number[];
  compoundNames: string[];
};

/** A food of a recipe: its catalogue name and group, and its grams in 100 g of the dish before cooking. */
export type RecipePart = { name: string; foodGroup: string; grams: number };

/** Whose symptoms a message tells of, as the caller knows it; `user_id` null: nothing is to be stored. */
export type SymptomSource = {
  user_id: string | null;
  conversation_id: string | null;
  source_message_id: string | null;
  correlation_id: string | null;
  supersedes_event_id: string | null;
};

/** What an attempt leaves of a job that is completed. */
export type FinishedJob = { result: unknown; meta: Record<string, unknown>; catalogueRelease: string | null };

/** What one version answered on one route since it was last told; added to the minute that runs. */
export type TrafficRow = {
  operation: string;
  version: string;
  route: "call" | "poll" | "work";
  requests: number;
  serverErrors: number;
  /** Answers by their time, a count for each bucket of `LATENCY_EDGES_MS` and one for those above. */
  latency: readonly number[];
  jobsCompleted: number;
  /** Jobs that ended by a fault of the service. */
  jobsFailed: number;
  contractChecks: number;
  contractMismatches: number;
};

/** What an operation needs of the database: null as release is no catalogue, as `sweptSecondsAgo` no sweep ever. */
export type Readiness = {
  catalogueRelease: string | null;
  queued: number;
  processing: number;
  /** Jobs whose worker is gone. */
  lost: number;
  /** Of a job that is due; null for none. */
  longestWaitSeconds: number | null;
  sweptSecondsAgo: number | null;
};

/** Names one attempt at one job: every write of a worker carries it. */
export type Attempt = { jobId: string; attempt: number };

/** The only way to the database. Every method is one call; failures are `service_unavailable`. */
export type Store = {
  /** Whether key and scope stand, without counting anything: before a large body is read. */
  checkKey(keyHash: string, operation: OperationName): Promise<"ok" | ErrorCode>;
  admit(request: AdmissionRequest): Promise<Admission>;
  /** Admits a compound query and fetches the compounds it may name, best first. */
  admitCompoundQuery(
    keyHash: string,
    query: string,
  ): Promise<{ admission: Admission; candidates: CompoundCandidate[] }>;
  /** The foods that the term lists of a meal may mean, with their portions; of `ownQueries` own foods alone. */
  findFoods(
    queries: readonly (readonly string[])[],
    ownQueries?: readonly (readonly string[])[],
  ): Promise<FoundFoods>;
  mealEvidence(request: EvidenceRequest): Promise<MealEvidence>;
  /** The recipes of those foods that have one, by food id, largest part first. */
  foodRecipes(foodIds: readonly number[]): Promise<Map<number, RecipePart[]>>;
  /** Those foods that the catalogue has. */
  foods(foodIds: readonly number[]): Promise<NamedFood[]>;
  /** The names of those foods that have one in a language (ISO 639-1), by food id. */
  foodNames(foodIds: readonly number[], language: string): Promise<Map<number, string>>;
  pollJob(request: PollRequest): Promise<{ outcome: "ok" | ErrorCode; job: JobView | null }>;
  claimJob(claim: {
    operation: OperationName;
    worker: string;
    leaseSeconds: number;
    jobId: string | null;
    /** The worker's own: it gets no job that a later version has to go on with. */
    version: string;
  }): Promise<ClaimedJob | null>;
  /** False when this attempt no longer holds the job. */
  heartbeatJob(attempt: Attempt, leaseSeconds: number): Promise<boolean>;
  /** Leaves the job to its next step, which is no further attempt; false as in {@link heartbeatJob}. */
  yieldJob(attempt: Attempt, step: { state: unknown; progress: unknown }): Promise<boolean>;
  finishJob(attempt: Attempt, outcome: FinishedJob): Promise<boolean>;
  /** As {@link finishJob}; stores the events of the result where key and source permit it, in one transaction. */
  finishSymptomJob(
    attempt: Attempt,
    outcome: Omit<FinishedJob, "catalogueRelease">,
    source: SymptomSource,
  ): Promise<boolean>;
  /** Those of the ids whose job has ended, or that no job has. */
  endedJobs(jobIds: readonly string[]): Promise<string[]>;
  failJob(
    attempt: Attempt,
    failure: { error: unknown; retry: boolean; charge: boolean },
  ): Promise<"queued" | "failed" | "stale">;
  recordTraffic(rows: readonly TrafficRow[]): Promise<void>;
  readiness(operation: OperationName): Promise<Readiness>;
};
