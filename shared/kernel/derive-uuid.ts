import { sha256Hex } from "./sha256.ts";

/** A UUID version 8 (RFC 9562) that the same name always gives: the first bits of its SHA-256. */
export async function deriveUuid(name: string): Promise<string> {
  const hex = await sha256Hex(name);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}
