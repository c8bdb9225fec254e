import type { ModelMedia } from "../kernel/mod.ts";
import { findMediaFormat } from "../media/mod.ts";
import { ModelFailure } from "./model-failure.ts";

const maxPixels = 16_000_000;
const mimeTypes: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/** A drawn picture with the type of its bytes. Throws a `ModelFailure` for other files and too large pictures. */
export function checkPicture(bytes: Uint8Array, maxBytes: number): ModelMedia {
  if (bytes.length > maxBytes) throw unusable("is larger than 8 MB");
  const facts = findMediaFormat(bytes)?.read(bytes);
  if (facts?.kind !== "image" || !mimeTypes.includes(facts.mimeType))
    throw unusable("is not a PNG, JPEG or WebP file");
  if (facts.width * facts.height > maxPixels) throw unusable("has too many pixels");
  return { bytes, mimeType: facts.mimeType };
}

function unusable(reason: string): ModelFailure {
  return new ModelFailure("final", `Cannot use the response: its picture ${reason}`);
}
