import { uint8, uint16be } from "../bytes.ts";
import type { ImageFacts } from "../media-file.ts";
import { toImageFacts } from "./image-facts.ts";
import { MAX_PARTS } from "./max-parts.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Between the frame headers C0..CF: Huffman table, reserved, arithmetic conditioning. */
const NOT_FRAME_HEADERS = new Set([0xc4, 0xc8, 0xcc]);

/** Size from the first frame header (ITU-T T.81, B.2.2). Null when none comes before the picture data. */
export function readJpeg(bytes: Uint8Array): ImageFacts | null {
  let offset = 2;
  for (let parts = 0; parts < MAX_PARTS && uint8(bytes, offset) === 0xff; parts++) {
    const marker = uint8(bytes, offset + 1);
    if (marker === 0xff) {
      offset++;
      continue;
    }
    if (isFrameHeader(marker) && offset + 9 <= bytes.length) return readFrameHeader(bytes, offset);
    const lengthBytes = uint16be(bytes, offset + 2);
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE || lengthBytes < 2) return null;
    offset += 2 + lengthBytes;
  }
  return null;
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NOT_FRAME_HEADERS.has(marker);
}

function readFrameHeader(bytes: Uint8Array, offset: number): ImageFacts | null {
  return toImageFacts("image/jpeg", uint16be(bytes, offset + 7), uint16be(bytes, offset + 5));
}
