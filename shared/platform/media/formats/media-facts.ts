import type { AudioFacts, ImageFacts } from "../media-file.ts";

/**
 * Maximum number of parts read from a container: frames, pages, boxes, elements, segments. Five minutes have a
 * tenth of that; a file made of empty parts would otherwise take seconds of computing.
 */
export const maxParts = 200_000;

/** Counts the parts that are read from one file. */
export type PartCount = {
  /** Whether one more part may be read. */
  take: () => boolean;
  /** Whether a part was left unread: what was read then says nothing about the whole file. */
  isExceeded: () => boolean;
};

/** A count that allows {@link maxParts} parts. */
export function startPartCount(): PartCount {
  let taken = 0;
  return {
    take: () => ++taken <= maxParts,
    isExceeded: () => taken > maxParts,
  };
}

/** Facts of a picture, or null if a side is zero. */
export function toImageFacts(mimeType: string, width: number, height: number): ImageFacts | null {
  return width > 0 && height > 0 ? { kind: "image", mimeType, width, height } : null;
}

/**
 * Facts of a recording; a duration that is not positive and finite counts as unknown, and so does that of a file of
 * which parts were left unread.
 */
export function toAudioFacts(
  mimeType: string,
  seconds: number,
  parts?: Pick<PartCount, "isExceeded">,
): AudioFacts {
  const isKnown = Number.isFinite(seconds) && seconds > 0 && !parts?.isExceeded();
  return { kind: "audio", mimeType, durationSeconds: isKnown ? seconds : null };
}
