import type { BodyRules, OperationBase } from "../http/operation.ts";
import type { Store } from "../store/store.ts";

/** What admission must check beyond key and scope. */
export type AdmissionNeeds = {
  inputMode?: string;
  compoundIds?: number[];
  compoundNames?: string[];
};

/** What a job's work is given beside its input. */
export type JobContext = {
  store: Store;
  /** The content tier the job was made with; null outside decode. */
  tier: string | null;
  /** Aborts when this attempt no longer holds the job. */
  signal: AbortSignal;
};

/** What a finished job leaves: the result, its catalogue release, and further members for `meta`. */
export type JobOutcome = {
  result: unknown;
  catalogueRelease: string | null;
  meta?: Record<string, unknown>;
};

/** A POST that makes a job and a GET that polls it. */
export type JobOperation<Input> = OperationBase & {
  body: BodyRules<Input>;
  /** The input mode told in a body that may be wrong elsewhere: its permission is judged first. */
  findInputMode?: (body: unknown) => string | undefined;
  /** Throws where the input needs what this deployment lacks; else tells what admission must check. */
  prepare?: (input: Input) => AdmissionNeeds;
  run: (input: Input, context: JobContext) => Promise<JobOutcome>;
};
