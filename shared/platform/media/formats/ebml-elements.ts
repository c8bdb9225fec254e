import { uint8 } from "../bytes.ts";
import { maxParts } from "./media-facts.ts";

/** An element of EBML (RFC 8794): its id with the length marker, and the range of its content. */
export type Element = { id: number; start: number; end: number };

/**
 * The elements of a document in order. Elements in `entered` are followed by their content, so that the end of a
 * parent with unknown size (in a live recording) need not be known.
 */
export function* listElements(bytes: Uint8Array, entered: ReadonlySet<number>): Generator<Element> {
  let offset = 0;
  for (let parts = 0; parts < maxParts && offset < bytes.length; parts++) {
    const idBytes = numberBytes(bytes, offset);
    const sizeOffset = offset + idBytes;
    const start = sizeOffset + numberBytes(bytes, sizeOffset);
    if (idBytes > 4 || start - sizeOffset > 8 || start > bytes.length) return;
    const id = readBigEndian(bytes, offset, sizeOffset);
    const sizeBytes = readSize(bytes, sizeOffset, start);
    const isOpen = entered.has(id);
    if (sizeBytes === null && !isOpen) return;
    yield { id, start, end: Math.min(start + (sizeBytes ?? bytes.length), bytes.length) };
    offset = isOpen ? start : start + (sizeBytes ?? 0);
  }
}

/** The unsigned number in an element; of more than seven bytes, only the first seven are read. */
export function readUnsigned(bytes: Uint8Array, { start, end }: Element): number {
  return readBigEndian(bytes, start, Math.min(end, start + 7));
}

/** Length of a variable-length number (RFC 8794, 4): one more than its first byte has leading zeros. */
function numberBytes(bytes: Uint8Array, offset: number): number {
  return Math.clz32(uint8(bytes, offset)) - 23;
}

/** An element's size without the length marker; null when it is all ones, which means unknown. */
function readSize(bytes: Uint8Array, start: number, end: number): number | null {
  const lengthBytes = end - start;
  // The marker is removed first, because with it eight bytes exceed the 53 bits of a double.
  const first = uint8(bytes, start) - (0x100 >> lengthBytes);
  const value = first * 256 ** (lengthBytes - 1) + readBigEndian(bytes, start + 1, end);
  return value >= 2 ** (7 * lengthBytes) - 1 ? null : value;
}

function readBigEndian(bytes: Uint8Array, start: number, end: number): number {
  let value = 0;
  for (let offset = start; offset < end; offset++) value = value * 256 + uint8(bytes, offset);
  return value;
}
