import { fourCharacters, uint32be, uint64be } from "../bytes.ts";
import { MAX_PARTS } from "./max-parts.ts";

/** A box of ISO/IEC 14496-12: its name and where its content lies. */
export type Box = { name: string; start: number; end: number };

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** Five minutes in fragments of 20 ms are 15,000; a file of nothing but headers would hold millions. */
const MAX_BOXES = 20_000;

/** The boxes in a range, in order; stops at the first that is malformed, cuts one that stands out. */
export function* listBoxes(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  let offset = start;
  for (let parts = 0; parts < MAX_PARTS && offset + HEADER_BYTES <= end; parts++) {
    const stated = uint32be(bytes, offset);
    const headerBytes = stated === 1 ? LONG_HEADER_BYTES : HEADER_BYTES;
    const sizeBytes =
      stated === 0 ? end - offset : stated === 1 ? uint64be(bytes, offset + HEADER_BYTES) : stated;
    if (sizeBytes < headerBytes) return;
    const boxEnd = Math.min(offset + sizeBytes, end);
    yield {
      name: fourCharacters(bytes, offset + 4),
      start: Math.min(offset + headerBytes, boxEnd),
      end: boxEnd,
    };
    offset += sizeBytes;
  }
}

/** The boxes at a path of names below a box; of each name at most {@link MAX_BOXES} count. */
export function findBoxes(bytes: Uint8Array, box: Box, ...path: string[]): Box[] {
  return path.reduce((parents, name) => findChildren(bytes, parents, name), [box]);
}

function findChildren(bytes: Uint8Array, parents: readonly Box[], name: string): Box[] {
  const found: Box[] = [];
  for (const { start, end } of parents) {
    for (const child of listBoxes(bytes, start, end)) {
      if (child.name === name) found.push(child);
      if (found.length === MAX_BOXES) return found;
    }
  }
  return found;
}
