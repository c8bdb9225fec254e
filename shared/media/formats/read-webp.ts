import { fourCharacters, spells, uint8, uint16le, uint24le, uint32le } from "../bytes.ts";
import type { ImageFacts } from "../media-file.ts";
import { toImageFacts } from "./image-facts.ts";

const HEADER_BYTES = 30;
const CHUNK = 20;

/** Size from the first chunk of a WebP (RFC 9649): lossy, lossless or extended. Null for any other. */
export function readWebp(bytes: Uint8Array): ImageFacts | null {
  if (bytes.length < HEADER_BYTES) return null;
  switch (fourCharacters(bytes, 12)) {
    case "VP8 ":
      return readLossy(bytes);
    case "VP8L":
      return readLossless(bytes);
    case "VP8X":
      return toImageFacts("image/webp", uint24le(bytes, CHUNK + 4) + 1, uint24le(bytes, CHUNK + 7) + 1);
    default:
      return null;
  }
}

function readLossy(bytes: Uint8Array): ImageFacts | null {
  if (!spells(bytes, CHUNK + 3, "\x9d\x01\x2a")) return null;
  return toImageFacts("image/webp", uint16le(bytes, CHUNK + 6) & 0x3fff, uint16le(bytes, CHUNK + 8) & 0x3fff);
}

function readLossless(bytes: Uint8Array): ImageFacts | null {
  if (uint8(bytes, CHUNK) !== 0x2f) return null;
  const sides = uint32le(bytes, CHUNK + 1);
  return toImageFacts("image/webp", (sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1);
}
