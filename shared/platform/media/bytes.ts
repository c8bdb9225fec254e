/** Unsigned reads at an offset. Bytes beyond the end read as zero, so that no header can make a read throw. */
export function uint8(bytes: Uint8Array, offset: number): number {
  return bytes[offset] ?? 0;
}

export function uint16be(bytes: Uint8Array, offset: number): number {
  return uint8(bytes, offset) * 0x100 + uint8(bytes, offset + 1);
}

export function uint24be(bytes: Uint8Array, offset: number): number {
  return uint16be(bytes, offset) * 0x100 + uint8(bytes, offset + 2);
}

export function uint32be(bytes: Uint8Array, offset: number): number {
  return uint16be(bytes, offset) * 0x10000 + uint16be(bytes, offset + 2);
}

/** Exact up to 2^53; larger values are rounded, and exceed every limit anyway. */
export function uint64be(bytes: Uint8Array, offset: number): number {
  return uint32be(bytes, offset) * 0x100000000 + uint32be(bytes, offset + 4);
}

export function uint16le(bytes: Uint8Array, offset: number): number {
  return uint8(bytes, offset) + uint8(bytes, offset + 1) * 0x100;
}

export function uint24le(bytes: Uint8Array, offset: number): number {
  return uint16le(bytes, offset) + uint8(bytes, offset + 2) * 0x10000;
}

export function uint32le(bytes: Uint8Array, offset: number): number {
  return uint16le(bytes, offset) + uint16le(bytes, offset + 2) * 0x10000;
}

/** As {@link uint64be}. */
export function uint64le(bytes: Uint8Array, offset: number): number {
  return uint32le(bytes, offset) + uint32le(bytes, offset + 4) * 0x100000000;
}

/** Whether the bytes at an offset are those of `text`, one byte per character. */
export function spells(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Four bytes as text, one character per byte, for the names of chunks and boxes. */
export function fourCharacters(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
