import { uint8, uint16le } from "../bytes.ts";
import type { ImageFacts } from "../media-file.ts";
import { toImageFacts } from "./image-facts.ts";
import { MAX_PARTS } from "./max-parts.ts";

const SCREEN_BYTES = 13;
const EXTENSION = 0x21;
const FRAME = 0x2c;

/**
 * Size from the logical screen and the first frame of a GIF (89a specification), whichever is larger: decoders
 * enlarge the screen to a frame that stands out. Null when no frame follows.
 */
export function readGif(bytes: Uint8Array): ImageFacts | null {
  const frame = findFirstFrame(bytes);
  if (frame === null) return null;
  const width = Math.max(uint16le(bytes, 6), uint16le(bytes, frame + 1) + uint16le(bytes, frame + 5));
  const height = Math.max(uint16le(bytes, 8), uint16le(bytes, frame + 3) + uint16le(bytes, frame + 7));
  return toImageFacts("image/gif", width, height);
}

function findFirstFrame(bytes: Uint8Array): number | null {
  let offset = SCREEN_BYTES + colourTableBytes(uint8(bytes, 10));
  for (let parts = 0; parts < MAX_PARTS && uint8(bytes, offset) === EXTENSION; parts++)
    offset = endOfSubBlocks(bytes, offset + 2);
  return uint8(bytes, offset) === FRAME && offset + 10 <= bytes.length ? offset : null;
}

function colourTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

function endOfSubBlocks(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (uint8(bytes, offset) > 0) offset += 1 + uint8(bytes, offset);
  return offset + 1;
}
