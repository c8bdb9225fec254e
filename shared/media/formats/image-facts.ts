import type { ImageFacts } from "../media-file.ts";

/** Facts of a picture, or null when a side is missing. */
export function toImageFacts(mimeType: string, width: number, height: number): ImageFacts | null {
  return width > 0 && height > 0 ? { kind: "image", mimeType, width, height } : null;
}
