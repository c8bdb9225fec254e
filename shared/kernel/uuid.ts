const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** A UUID version 7 (RFC 9562): `timeMs` of the epoch, then ten bytes of `random`. */
export function createUuidV7(timeMs: number, random: Uint8Array): string {
  if (random.length !== 10) throw new RangeError("Cannot create UUID: ten random bytes are needed");
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(timeMs) << 16n);
  bytes.set(random, 6);
  bytes[6] = 0x70 | (at(random, 0) & 0x0f);
  bytes[8] = 0x80 | (at(random, 2) & 0x3f);
  const hex = Array.from(bytes, (byte) => HEX[byte]).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
