import type { OperationReference } from "../../shared/http/operation-reference.ts";
import type { OperationName } from "../../shared/kernel/operation-name.ts";

/** An answer of the service as it was recorded. */
export type RecordedAnswer = {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  /** What was cut to keep it short. */
  shortened?: string;
};

/** Answers by status and code. */
export type RecordedErrors = Record<string, Record<string, RecordedAnswer>>;

/** Recorded answers of one operation, by the name of the request or the code of the error. */
export type RecordedExamples = {
  examples: Record<
    string,
    { accepted?: RecordedAnswer; completed?: RecordedAnswer; answer?: RecordedAnswer }
  >;
  /** Polls of a job that has not ended. */
  pending?: { queued: RecordedAnswer; processing: RecordedAnswer };
  errors: RecordedErrors;
  /** Polls of a failed job. */
  jobErrors?: Record<string, RecordedAnswer>;
};

/** Recorded errors in the common form: of requests, and those of polls that differ from them. */
export type CommonExamples = { errors: RecordedErrors; pollErrors: RecordedErrors };

/** All that the document says of one operation. */
export type OperationSource = {
  name: OperationName;
  reference: OperationReference;
  recorded: RecordedExamples;
  /** Of requests, the common ones with those of the operation's own. */
  errors: RecordedErrors;
  /** Of polls. */
  pollErrors: RecordedErrors;
};
