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

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Milliseconds of the epoch at which a UUID version 7 was made; null for any other text. */
export function readUuidV7TimeMs(text: string): number | null {
  return VERSION_7.test(text) ? Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16) : null;
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
