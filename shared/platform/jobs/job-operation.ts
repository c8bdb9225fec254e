import type { BodyRules, OperationBase } from "../http/mod.ts";
import type { CallFunction, Log } from "../kernel/mod.ts";
import type { Attempt, FinishedJob, JobView } from "../store/mod.ts";

/** What admission checks in addition to key and scope. */
type AdmissionNeeds = {
  inputMode?: string;
  compoundIds?: number[];
  compoundNames?: string[];
  /** For a request that needs the model: how many attempts at it a key has an hour. */
  modelAttemptsPerKey?: number | undefined;
};

/** Work with files, which are stored in the job's folder once the job is admitted. */
export type WorkWithFiles<Work> = {
  /** The work as the job row keeps it, with the paths of its files. */
  nameFiles: (jobId: string) => Work;
  storeFiles: (jobId: string) => Promise<void>;
};

/** What admission checks for a valid input, and the work that the job row keeps. */
export type Preparation<Work> = {
  needs?: AdmissionNeeds;
  work: { input: Work } | WorkWithFiles<Work>;
};

/** What a job's work gets in addition to its input. */
export type JobContext = {
  jobId: string;
  /** The state that the last step returned; null before the first. */
  state: unknown;
  call: CallFunction;
  /** The content tier that the job was created with; null outside decode. */
  tier: string | null;
  /** Id of the API key that created it. */
  keyId: string;
  /** Aborts when this attempt no longer holds the job. */
  signal: AbortSignal;
  log: Log;
};

/** The outcome of a finished job: the result, its catalogue release, and more members for `meta`. */
export type JobOutcome = {
  result: unknown;
  catalogueRelease: string | null;
  meta?: Record<string, unknown>;
};

/**
 * The end of a step of unfinished work: the state for the next step, perhaps in another isolate, and the progress of
 * the job; null keeps the last progress.
 */
export type JobStep = { state: unknown; progress: { step: number; of: number; label: string } | null };

/** Files that are stored between a job's POST and its end. */
export type JobFiles<Work> = {
  areNamedIn: (work: Work) => boolean;
  /** Ids of the jobs that have files, ended jobs included. */
  listJobIds: () => Promise<string[]>;
  /** Erases the files of a job that was rejected or has ended. */
  erase: (jobId: string) => Promise<void>;
};

/** A POST that creates a job and a GET that polls it. `Work` is what the job row keeps of the request. */
export type JobOperation<Input, Work = Input> = OperationBase & {
  body: BodyRules<Input>;
  /** The input mode of a body that may be invalid otherwise: permission for the mode is checked first. */
  findInputMode?: (body: unknown) => string | undefined;
  /** Throws where the input is invalid, or needs what this deployment lacks. */
  prepare: (input: Input) => Preparation<Work> | Promise<Preparation<Work>>;
  /** A step takes at most a second of CPU time, because platforms allow two seconds per invocation. */
  run: (work: Work, context: JobContext) => Promise<JobOutcome | JobStep>;
  /** Writes more than the job at its end; resolves to false when the attempt no longer holds the job. */
  finish?: (
    work: Work,
    ended: { call: CallFunction; attempt: Attempt; outcome: FinishedJob },
  ) => Promise<boolean>;
  /** What a poll shows of a completed job, where that is more than the job row keeps. */
  show?: (job: JobView) => Promise<Pick<JobView, "result" | "meta">>;
  files?: JobFiles<Work>;
  /** Erases the files of results whose jobs were created before a time in milliseconds of the epoch. */
  eraseResultFiles?: (createdBeforeMs: number) => Promise<void>;
  /** Members of `meta` in addition to those of every job, in the 202 and in a poll. */
  meta?: {
    accepted: (createdAt: string) => Record<string, unknown>;
    polled: (job: JobView) => Record<string, unknown>;
  };
};
