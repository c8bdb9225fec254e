import { fourCharacters, spells, uint8, uint16be, uint16le, uint24le, uint32be, uint32le } from "../bytes.ts";
import type { ImageFacts } from "../media-file.ts";
import { maxParts, toImageFacts } from "./media-facts.ts";

const png = { headerBytes: 33 } as const;

/** JPEG markers (ITU-T T.81, table B.1). C4, C8 and CC are not frame headers: Huffman table, reserved, conditioning. */
const jpeg = { startOfScan: 0xda, endOfImage: 0xd9, notFrameHeaders: new Set([0xc4, 0xc8, 0xcc]) } as const;

const gif = { screenBytes: 13, extension: 0x21, frame: 0x2c } as const;

const webp = { headerBytes: 30, chunk: 20 } as const;

/** Size from IHDR, which is first in a PNG (ISO/IEC 15948); frames of an APNG lie within it. Null if cut or malformed. */
export function readPng(bytes: Uint8Array): ImageFacts | null {
  if (bytes.length < png.headerBytes || uint32be(bytes, 8) !== 13 || !spells(bytes, 12, "IHDR")) return null;
  return toImageFacts("image/png", uint32be(bytes, 16), uint32be(bytes, 20));
}

/** Size from the first frame header of a JPEG (ITU-T T.81, B.2.2). Null if none comes before the picture data. */
export function readJpeg(bytes: Uint8Array): ImageFacts | null {
  let offset = 2;
  for (let parts = 0; parts < maxParts && uint8(bytes, offset) === 0xff; parts++) {
    const marker = uint8(bytes, offset + 1);
    if (marker === 0xff) {
      offset++;
      continue;
    }
    if (isFrameHeader(marker) && offset + 9 <= bytes.length)
      return toImageFacts("image/jpeg", uint16be(bytes, offset + 7), uint16be(bytes, offset + 5));
    const lengthBytes = uint16be(bytes, offset + 2);
    if (marker === jpeg.startOfScan || marker === jpeg.endOfImage || lengthBytes < 2) return null;
    offset += 2 + lengthBytes;
  }
  return null;
}

/**
 * Size from the logical screen or the first frame of a GIF (89a specification), whichever is larger, because decoders
 * enlarge the screen to a frame that exceeds it. Null without a frame.
 */
export function readGif(bytes: Uint8Array): ImageFacts | null {
  const frame = findFirstFrame(bytes);
  if (frame === null) return null;
  const width = Math.max(uint16le(bytes, 6), uint16le(bytes, frame + 1) + uint16le(bytes, frame + 5));
  const height = Math.max(uint16le(bytes, 8), uint16le(bytes, frame + 3) + uint16le(bytes, frame + 7));
  return toImageFacts("image/gif", width, height);
}

/** Size from the first chunk of a WebP (RFC 9649): lossy, lossless or extended. Null for any other chunk. */
export function readWebp(bytes: Uint8Array): ImageFacts | null {
  if (bytes.length < webp.headerBytes) return null;
  const { chunk } = webp;
  switch (fourCharacters(bytes, 12)) {
    case "VP8 ":
      return readLossyWebp(bytes);
    case "VP8L":
      return readLosslessWebp(bytes);
    case "VP8X":
      return toImageFacts("image/webp", uint24le(bytes, chunk + 4) + 1, uint24le(bytes, chunk + 7) + 1);
    default:
      return null;
  }
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !jpeg.notFrameHeaders.has(marker);
}

function findFirstFrame(bytes: Uint8Array): number | null {
  let offset = gif.screenBytes + colourTableBytes(uint8(bytes, 10));
  for (let parts = 0; parts < maxParts && uint8(bytes, offset) === gif.extension; parts++)
    offset = endOfSubBlocks(bytes, offset + 2);
  return uint8(bytes, offset) === gif.frame && offset + 10 <= bytes.length ? offset : null;
}

function colourTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

function endOfSubBlocks(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (uint8(bytes, offset) > 0) offset += 1 + uint8(bytes, offset);
  return offset + 1;
}

function readLossyWebp(bytes: Uint8Array): ImageFacts | null {
  const { chunk } = webp;
  if (!spells(bytes, chunk + 3, "\x9d\x01\x2a")) return null;
  return toImageFacts("image/webp", uint16le(bytes, chunk + 6) & 0x3fff, uint16le(bytes, chunk + 8) & 0x3fff);
}

function readLosslessWebp(bytes: Uint8Array): ImageFacts | null {
  if (uint8(bytes, webp.chunk) !== 0x2f) return null;
  const sides = uint32le(bytes, webp.chunk + 1);
  return toImageFacts("image/webp", (sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1);
}
