import { spells, uint32be } from "../bytes.ts";
import type { ImageFacts } from "../media-file.ts";
import { toImageFacts } from "./image-facts.ts";

const HEADER_BYTES = 33;

/** Size from IHDR, which PNG (ISO/IEC 15948) puts first; frames of an APNG lie within it. Null when cut or malformed. */
export function readPng(bytes: Uint8Array): ImageFacts | null {
  if (bytes.length < HEADER_BYTES || uint32be(bytes, 8) !== 13 || !spells(bytes, 12, "IHDR")) return null;
  return toImageFacts("image/png", uint32be(bytes, 16), uint32be(bytes, 20));
}
