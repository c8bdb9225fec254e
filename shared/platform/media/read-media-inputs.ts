import { type Base64Text, base64Size, decodeBase64 } from "../kernel/mod.ts";
import { checkMedia } from "./check-media.ts";
import { type MediaCodes, mediaError } from "./media-errors.ts";
import type { MediaFile } from "./media-file.ts";
import type { MediaInput, RawMedia, RemoteMedia } from "./media-input.ts";
import type { MediaLimits } from "./media-limits.ts";
import { findUrlProblem } from "./remote/vet-url.ts";

const maxHeaderCharacters = 256;
const dataScheme = /^data:/i;
const base64Mark = /;\s*base64$/i;

/** Sufficient to detect the kind of a file that is too large to be decoded; a multiple of three. */
const headBytes = 48 * 1024;

/**
 * Reads the media of one request: inline media is decoded and fully checked, remote media is only listed. Of its URL
 * the form, the scheme and a literal private address are checked. Throws a ServiceError for the first problem in the
 * order of {@link checkMedia}.
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
      `at most ${limits.attachments} attachments are accepted`,
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
      : decodeBase64(found, sizeBytes > largest ? Math.min(headBytes, sizeBytes) : sizeBytes);
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

/** Where the base64 of inline media starts, why there is none, or null for text that is not inline media. */
function findInlineBase64(input: MediaInput): Base64Text | { problem: string } | null {
  const { text } = input;
  if (dataScheme.test(text)) return findInDataUrl(text);
  return input.acceptsBareBase64 && !text.slice(0, maxHeaderCharacters).includes(":")
    ? { text, start: 0 }
    : null;
}

/** The header ends at the first comma (RFC 2397). Its type is ignored, because the bytes decide. */
function findInDataUrl(text: string): Base64Text | { problem: string } {
  const comma = text.slice(0, maxHeaderCharacters).indexOf(",");
  if (comma < 0)
    return { problem: `the data URL has no comma in its first ${maxHeaderCharacters} characters` };
  if (!base64Mark.test(text.slice(0, comma))) return { problem: "the data URL is not marked as base64" };
  return { text, start: comma + 1 };
}
