import { sha256Hex } from "./hash.ts";
import { toHex } from "./hex.ts";

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A UUID version 7 (RFC 9562) from milliseconds of the epoch and ten random bytes. */
export function createUuidV7(timeMs: number, random: Uint8Array): string {
  if (random.length !== 10) throw new RangeError("Cannot create UUID: ten random bytes are required");
  const bytes = random.slice();
  bytes[0] = 0x70 | (at(random, 0) & 0x0f);
  bytes[2] = 0x80 | (at(random, 2) & 0x3f);
  return formatUuid(timeMs.toString(16).padStart(12, "0") + toHex(bytes));
}

/** Milliseconds of the epoch at which a UUID version 7 was created; null for any other text. */
export function readUuidV7TimeMs(text: string): number | null {
  return version7.test(text) ? Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16) : null;
}

/** A UUID version 8 (RFC 9562) from the first bits of a name's SHA-256: the same name gives the same UUID. */
export async function deriveUuid(name: string): Promise<string> {
  const hex = await sha256Hex(name);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return formatUuid(`${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`);
}

function formatUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
