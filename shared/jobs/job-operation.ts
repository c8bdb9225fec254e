import type { BodyRules, OperationBase } from "../http/operation.ts";
import type { Ports } from "../http/ports.ts";
import type { Attempt, FinishedJob, JobView, Store } from "../store/store.ts";

/** What admission must check beyond key and scope. */
export type AdmissionNeeds = {
  inputMode?: string;
  compoundIds?: number[];
  compoundNames?: string[];
};

/**
 * What a valid input becomes: what admission checks, and the work that the job row keeps. Work that names
 * files is made by storing them in the job's folder first.
 */
export type Preparation<Work> = {
  needs?: AdmissionNeeds;
  work: { input: Work } | { storeFiles: (jobId: string) => Promise<Work> };
};

/** What a job's work is given beside its input. */
export type JobContext = {
  jobId: string;
  /** What the job's last step left; null before the first. */
  state: unknown;
  store: Store;
  /** The content tier the job was made with; null outside decode. */
  tier: string | null;
  /** Aborts when this attempt no longer holds the job. */
  signal: AbortSignal;
  log: Ports["log"];
};

/** What a finished job leaves: the result, its catalogue release, and further members for `meta`. */
export type JobOutcome = {
  result: unknown;
  catalogueRelease: string | null;
  meta?: Record<string, unknown>;
};

/**
 * Work that goes on in a further step, perhaps elsewhere: what that needs, and how far the job has come; null leaves
 * what was told before.
 */
export type JobStep = { state: unknown; progress: { step: number; of: number; label: string } | null };

/** Files that wait in storage between a job's POST and its end. */
export type JobFiles<Work> = {
  areNamedIn: (work: Work) => boolean;
  /** Ids of the jobs that have files, whatever has become of the jobs. */
  listJobIds: () => Promise<string[]>;
  /** Erases the files of a job that was refused or has ended. */
  erase: (jobId: string) => Promise<void>;
};

/** A POST that makes a job and a GET that polls it. `Work` is what the job row keeps of the request. */
export type JobOperation<Input, Work = Input> = OperationBase & {
  body: BodyRules<Input>;
  /** The input mode told in a body that may be wrong elsewhere: its permission is judged first. */
  findInputMode?: (body: unknown) => string | undefined;
  /** Throws where the input is wrong, or needs what this deployment lacks. */
  prepare: (input: Input) => Preparation<Work> | Promise<Preparation<Work>>;
  /** A step takes at most a second of CPU: platforms allow two for an invocation. */
  run: (work: Work, context: JobContext) => Promise<JobOutcome | JobStep>;
  /** Where more than the job is written with its end; false when the attempt no longer holds the job. */
  finish?: (work: Work, ended: { store: Store; attempt: Attempt; outcome: FinishedJob }) => Promise<boolean>;
  /** Where a poll shows more than the job keeps: what to show of a completed job. */
  show?: (job: JobView) => Promise<Pick<JobView, "result" | "meta">>;
  files?: JobFiles<Work>;
  /** Erases files that results refer to, of jobs made before a time in milliseconds of the epoch. */
  eraseResultFiles?: (madeBeforeMs: number) => Promise<void>;
  /** Members of `meta` beside those of every job: of the 202, and of a poll. */
  meta?: {
    accepted: (createdAt: string) => Record<string, unknown>;
    polled: (job: JobView) => Record<string, unknown>;
  };
};
