import { base64Size, decodeBase64 } from "./base64.ts";
import { checkMedia } from "./check-media.ts";
import { findInlineBase64 } from "./find-inline-base64.ts";
import type { MediaCodes } from "./media-codes.ts";
import { mediaError } from "./media-error.ts";
import type { MediaFile } from "./media-file.ts";
import type { MediaInput, RawMedia, RemoteMedia } from "./media-input.ts";
import type { MediaLimits } from "./media-limits.ts";
import { findUrlProblem } from "./remote/find-url-problem.ts";

/** Enough to tell the kind of a file that is too large to be decoded; a multiple of three. */
const HEAD_BYTES = 48 * 1024;

/**
 * Reads the media members of one request: what is inline is decoded and checked in full, what is remote is
 * told apart. Of a URL only the form, the scheme and a literal private address are judged.
 * Throws a ServiceError for the first problem in the order that {@link checkMedia} keeps.
 */
export function readMediaInputs(
  inputs: readonly MediaInput[],
  limits: MediaLimits,
  codes: MediaCodes,
): { inline: MediaFile[]; remote: RemoteMedia[] } {
  const surplus = inputs.filter(({ expects }) => expects === "any")[limits.attachments];
  if (surplus)
    throw mediaError(
      codes.tooManyAttachments,
      surplus.field,
      `at most ${limits.attachments} attachments are taken`,
    );
  const raw: RawMedia[] = [];
  const remote: RemoteMedia[] = [];
  for (const input of inputs) {
    const media = readInline(input, limits, codes);
    if (media) raw.push(media);
    else remote.push(readRemote(input, codes));
  }
  return { inline: checkMedia({ files: raw, pending: remote, limits, codes }), remote };
}

function readInline(input: MediaInput, limits: MediaLimits, codes: MediaCodes): RawMedia | null {
  const { field, expects } = input;
  const found = findInlineBase64(input);
  if (found === null) return null;
  if (input.source === "remote") throw mediaError(codes.malformed, field, "an http or https URL is expected");
  if ("problem" in found) throw mediaError(codes.malformed, field, found.problem);
  const sizeBytes = base64Size(found);
  const largest = Math.max(limits.imageBytes, limits.recordingBytes);
  const bytes =
    sizeBytes === null
      ? null
      : decodeBase64(found, sizeBytes > largest ? Math.min(HEAD_BYTES, sizeBytes) : sizeBytes);
  if (sizeBytes === null || bytes === null)
    throw mediaError(codes.malformed, field, "its base64 is malformed");
  if (sizeBytes === 0) throw mediaError(codes.malformed, field, "it is empty");
  return { field, expects, bytes, sizeBytes, isInline: true };
}

function readRemote({ field, text, expects, source }: MediaInput, codes: MediaCodes): RemoteMedia {
  if (source === "inline") throw mediaError(codes.malformed, field, "a data URL is expected");
  const problem = findUrlProblem(text);
  if (problem) throw mediaError("invalid_request", field, problem);
  return { field, expects, url: text };
}
