import type { ErrorNaming, MediaCodes } from "../../shared/platform/media/mod.ts";

const decodeMediaCodes: MediaCodes = {
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

/** Decode has codes of its own for media, and one for whatever fails behind it. */
export const decodeNaming: ErrorNaming = {
  mediaCodes: decodeMediaCodes,
  failureNaming: "service_unavailable",
};
