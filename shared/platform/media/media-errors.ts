import { type ErrorCode, type FailureNaming, fieldError, type ServiceError } from "../kernel/mod.ts";

/** What can be wrong with media that was sent inline or has been fetched. */
type MediaProblem =
  | "malformed"
  | "tooManyAttachments"
  | "tooManyImages"
  | "tooManyRecordings"
  | "unsupportedType"
  | "imageTooLarge"
  | "recordingTooLarge"
  | "recordingTooLong"
  | "durationUnknown"
  | "inlineTotalTooLarge"
  | "totalTooLarge";

/** The error codes of an operation for media problems. */
export type MediaCodes = Readonly<Record<MediaProblem, ErrorCode>>;

/** The error codes of an operation for media problems and failed model calls. */
export type ErrorNaming = { mediaCodes: MediaCodes; failureNaming: FailureNaming };

/** The codes of operations without media codes of their own: 413 for too large media, 400 for other problems. */
export const commonMediaCodes: MediaCodes = {
  malformed: "validation_error",
  tooManyAttachments: "validation_error",
  tooManyImages: "validation_error",
  tooManyRecordings: "validation_error",
  unsupportedType: "validation_error",
  imageTooLarge: "input_too_large",
  recordingTooLarge: "input_too_large",
  recordingTooLong: "input_too_large",
  durationUnknown: "validation_error",
  inlineTotalTooLarge: "input_too_large",
  totalTooLarge: "input_too_large",
};

/** The codes of every operation but decode. */
export const commonNaming: ErrorNaming = { mediaCodes: commonMediaCodes, failureNaming: "upstream" };

/** The error for one media field; `details.field` is its path. */
export function mediaError(code: ErrorCode, field: string, message: string): ServiceError {
  return fieldError(code, [{ field, message }]);
}
