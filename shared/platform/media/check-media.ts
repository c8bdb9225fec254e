import type { ErrorCode } from "../kernel/mod.ts";
import { type MediaCodes, mediaError } from "./media-errors.ts";
import type { AudioFacts, ImageFacts, MediaFacts, MediaFile, MediaKind } from "./media-file.ts";
import { findMediaFormat } from "./media-formats.ts";
import type { ExpectedKind, RawMedia } from "./media-input.ts";
import type { MediaLimits } from "./media-limits.ts";

/** `pending` is media that is not loaded yet; it counts where its kind is known. */
type MediaToCheck = {
  files: readonly RawMedia[];
  pending?: readonly { field: string; expects: ExpectedKind }[];
  limits: MediaLimits;
  codes: MediaCodes;
};

/** `facts` is null for a file that is too large to be read. */
type Typed = RawMedia & { kind: MediaKind; facts: MediaFacts | null };

const kindName = { image: "an image", audio: "a recording" } as const;
const megabyte = 1024 * 1024;

/**
 * Checks all media of a request in the order of the contract, one rule for all files before the next: kind, count per
 * kind, size with pixels or duration of each file, total, inline total, total of pictures. Throws a ServiceError
 * with the invalid field.
 */
export function checkMedia({ files, pending = [], limits, codes }: MediaToCheck): MediaFile[] {
  const typed = files.map((file) => toTyped(file, codes));
  checkCounts([...typed.map(({ field, kind }) => ({ field, expects: kind })), ...pending], limits, codes);
  const checked = typed.map((file) => checkFile(file, limits, codes));
  const inline = files.filter(({ isInline }) => isInline);
  const images = typed.filter(({ kind }) => kind === "image");
  const { totalBytes, inlineBytes, allImagesBytes } = limits;
  checkTotal("media", files, { maxBytes: totalBytes, code: codes.totalTooLarge });
  checkTotal("inline media", inline, { maxBytes: inlineBytes, code: codes.inlineTotalTooLarge });
  checkTotal("images", images, { maxBytes: allImagesBytes, code: codes.totalTooLarge });
  return checked;
}

function toTyped(file: RawMedia, codes: MediaCodes): Typed {
  const format = findMediaFormat(file.bytes);
  if (!format) throw mediaError(codes.unsupportedType, file.field, "its type is not supported");
  if (file.expects !== "any" && file.expects !== format.kind) {
    const message = `it contains ${kindName[format.kind]}, but ${kindName[file.expects]} is expected`;
    throw mediaError(codes.unsupportedType, file.field, message);
  }
  const isWhole = file.bytes.length === file.sizeBytes;
  const facts = isWhole ? format.read(file.bytes) : null;
  if (isWhole && !facts)
    throw mediaError(
      codes.unsupportedType,
      file.field,
      "its header cannot be read or its content is not supported",
    );
  return { ...file, kind: format.kind, facts };
}

function checkCounts(
  media: readonly { field: string; expects: ExpectedKind }[],
  limits: MediaLimits,
  codes: MediaCodes,
): void {
  const image = media.filter(({ expects }) => expects === "image")[limits.images];
  if (image)
    throw mediaError(codes.tooManyImages, image.field, `at most ${limits.images} images are accepted`);
  const recording = media.filter(({ expects }) => expects === "audio")[limits.recordings];
  if (!recording) return;
  throw mediaError(
    codes.tooManyRecordings,
    recording.field,
    `at most ${limits.recordings} recordings are accepted`,
  );
}

function checkFile(file: Typed, limits: MediaLimits, codes: MediaCodes): MediaFile {
  const { field, bytes, facts } = file;
  const isImage = file.kind === "image";
  const maxBytes = isImage ? limits.imageBytes : limits.recordingBytes;
  if (file.sizeBytes > maxBytes || !facts) {
    const code = isImage ? codes.imageTooLarge : codes.recordingTooLarge;
    throw mediaError(code, field, `it is larger than ${formatMegabytes(maxBytes)}`);
  }
  if (facts.kind === "image") {
    checkPixels(field, facts, limits, codes);
    return { field, bytes, ...facts };
  }
  return { field, bytes, ...facts, durationSeconds: checkDuration(field, facts, limits, codes) };
}

function checkPixels(
  field: string,
  { width, height }: ImageFacts,
  limits: MediaLimits,
  codes: MediaCodes,
): void {
  if (Math.max(width, height) > limits.imageSidePixels)
    throw mediaError(codes.imageTooLarge, field, `a side has more than ${limits.imageSidePixels} pixels`);
  if (width * height > limits.imagePixels)
    throw mediaError(codes.imageTooLarge, field, `it has more than ${limits.imagePixels} pixels`);
}

function checkDuration(
  field: string,
  { durationSeconds }: AudioFacts,
  { recordingSeconds }: MediaLimits,
  codes: MediaCodes,
): number {
  if (durationSeconds === null)
    throw mediaError(codes.durationUnknown, field, "its duration cannot be determined");
  if (durationSeconds > recordingSeconds)
    throw mediaError(codes.recordingTooLong, field, `it is longer than ${recordingSeconds} seconds`);
  return durationSeconds;
}

function checkTotal(
  what: string,
  files: readonly RawMedia[],
  { maxBytes, code }: { maxBytes: number; code: ErrorCode },
): void {
  let totalBytes = 0;
  for (const { field, sizeBytes } of files) {
    totalBytes += sizeBytes;
    if (totalBytes > maxBytes)
      throw mediaError(code, field, `with it the ${what} exceed ${formatMegabytes(maxBytes)} in total`);
  }
}

function formatMegabytes(bytes: number): string {
  return `${Math.round((bytes / megabyte) * 10) / 10} MB`;
}
