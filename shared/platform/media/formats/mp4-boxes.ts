import { fourCharacters, uint32be, uint64be } from "../bytes.ts";
import { maxParts } from "./media-facts.ts";

/** A box of ISO/IEC 14496-12: its name and the range of its content. */
export type Box = { name: string; start: number; end: number };

const boxHeaderBytes = 8;
const longHeaderBytes = 16;
/** Five minutes in fragments of 20 ms have 15,000 boxes; a file of headers alone could have millions. */
const maxBoxes = 20_000;

/** The boxes in a range, in order. Stops at a malformed box; a box beyond the range is cut. */
export function* listBoxes(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  let offset = start;
  for (let parts = 0; parts < maxParts && offset + boxHeaderBytes <= end; parts++) {
    const stated = uint32be(bytes, offset);
    const headerBytes = stated === 1 ? longHeaderBytes : boxHeaderBytes;
    const sizeBytes =
      stated === 0 ? end - offset : stated === 1 ? uint64be(bytes, offset + boxHeaderBytes) : stated;
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

/** The boxes at a path of names below a box, at most {@link maxBoxes} for each name. */
export function findBoxes(bytes: Uint8Array, box: Box, ...path: string[]): Box[] {
  return path.reduce((parents, name) => findChildren(bytes, parents, name), [box]);
}

function findChildren(bytes: Uint8Array, parents: readonly Box[], name: string): Box[] {
  const found: Box[] = [];
  for (const { start, end } of parents) {
    for (const child of listBoxes(bytes, start, end)) {
      if (child.name === name) found.push(child);
      if (found.length === maxBoxes) return found;
    }
  }
  return found;
}
