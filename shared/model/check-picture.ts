import { findMediaFormat } from "../media/media-formats.ts";
import type { ModelMedia } from "./language-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { MAX_PICTURE_BYTES } from "./picture-limit.ts";

const MAX_PIXELS = 16_000_000;
const MIME_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/** What a model drew, its type told by its bytes. Throws a `ModelFailure` for anything but a picture of fair size. */
export function checkPicture(bytes: Uint8Array): ModelMedia {
  if (bytes.length > MAX_PICTURE_BYTES) throw unusable("is larger than 8 MB");
  const facts = findMediaFormat(bytes)?.read(bytes);
  if (facts?.kind !== "image" || !MIME_TYPES.includes(facts.mimeType))
    throw unusable("is no PNG, JPEG or WebP by its bytes");
  if (facts.width * facts.height > MAX_PIXELS) throw unusable("has too many pixels");
  return { bytes, mimeType: facts.mimeType };
}

function unusable(reason: string): ModelFailure {
  return new ModelFailure("final", `Cannot use the answer: its picture ${reason}`);
}
