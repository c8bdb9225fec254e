import { DECODE_MEDIA_CODES } from "../../shared/media/media-codes.ts";
import type { ErrorNaming } from "../../shared/reading/error-naming.ts";

/** Decode has codes of its own for media, and one for whatever fails behind it. */
export const DECODE_NAMING: ErrorNaming = {
  mediaCodes: DECODE_MEDIA_CODES,
  failureNaming: "service_unavailable",
};
