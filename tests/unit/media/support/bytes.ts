/** Joins bytes, numbers (one byte each) and ASCII text. */
export function join(...parts: (Uint8Array | number | string | readonly number[])[]): Uint8Array {
  const arrays = parts.map((part) => {
    if (typeof part === "string") return Array.from(part, (character) => character.charCodeAt(0));
    return typeof part === "number" ? [part] : part;
  });
  return Uint8Array.from(arrays.flatMap((array) => [...array]));
}

export function be16(value: number): number[] {
  return [(value >> 8) & 0xff, value & 0xff];
}

export function be32(value: number): number[] {
  return [...be16(Math.floor(value / 0x10000)), ...be16(value % 0x10000)];
}

export function le16(value: number): number[] {
  return be16(value).reverse();
}

export function le32(value: number): number[] {
  return be32(value).reverse();
}

export function le64(value: number): number[] {
  return [...le32(value % 2 ** 32), ...le32(Math.floor(value / 2 ** 32))];
}

export function zeros(count: number): Uint8Array {
  return new Uint8Array(count);
}
