import type { AudioFacts, ImageFacts } from "../media-file.ts";

/**
 * Maximum number of parts read from a container: frames, pages, boxes, elements, segments. Five minutes have a
 * tenth of that; a file made of empty parts would otherwise take seconds of computing.
 */
export const maxParts = 200_000;

/** Facts of a picture, or null if a side is zero. */
export function toImageFacts(mimeType: string, width: number, height: number): ImageFacts | null {
  return width > 0 && height > 0 ? { kind: "image", mimeType, width, height } : null;
}

/** Facts of a recording; a duration that is not positive and finite counts as unknown. */
export function toAudioFacts(mimeType: string, seconds: number): AudioFacts {
  return {
    kind: "audio",
    mimeType,
    durationSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}
