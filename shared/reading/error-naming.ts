import { COMMON_MEDIA_CODES, type MediaCodes } from "../media/media-codes.ts";
import type { FailureNaming } from "../model/language-model.ts";

/** The codes an operation names wrong media and failing models by. */
export type ErrorNaming = { mediaCodes: MediaCodes; failureNaming: FailureNaming };

/** The naming of every operation but decode, which has codes of its own. */
export const COMMON_NAMING: ErrorNaming = { mediaCodes: COMMON_MEDIA_CODES, failureNaming: "upstream" };
