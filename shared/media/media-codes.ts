import type { ErrorCode } from "../kernel/error-code.ts";

/** What can be wrong with media that was sent inline or has been fetched. */
export type MediaProblem =
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

/** The code an operation answers a problem with. */
export type MediaCodes = Readonly<Record<MediaProblem, ErrorCode>>;

/** Decode's own codes. */
export const DECODE_MEDIA_CODES: MediaCodes = {
  malformed: "invalid_request",
  tooManyAttachments: "attachments_limit_exceeded",
  tooManyImages: "image_inputs_limit_exceeded",
  tooManyRecordings: "audio_inputs_limit_exceeded",
  unsupportedType: "unsupported_attachment_type",
  imageTooLarge: "image_too_large",
  recordingTooLarge: "audio_too_large",
  recordingTooLong: "audio_duration_exceeded",
  durationUnknown: "audio_duration_unavailable",
  inlineTotalTooLarge: "inline_media_total_exceeded",
  totalTooLarge: "media_total_exceeded",
};

/** The codes of the operations whose error list has no media codes: too large is 413, all else 400. */
export const COMMON_MEDIA_CODES: MediaCodes = {
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
