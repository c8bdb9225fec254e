import { toHex } from "./hex.ts";
import { canonicalJson } from "./json.ts";

/** The bytes of such a string are freed at once, and not left to the garbage collector. */
const longCharacters = 64 * 1024;
const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** SHA-256 of a text's UTF-8 bytes as lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  if (text.length >= longCharacters) bytes.buffer.transfer(0);
  return toHex(new Uint8Array(digest));
}

/**
 * SHA-256 of a JSON value in which the order of members does not count. Long strings count by a hash of their own, so that
 * no text of the whole value is made; the U+0000 before it is in no other string of a body.
 */
export async function hashJson(value: unknown): Promise<string> {
  return sha256Hex(canonicalJson(await shorten(value)));
}

async function shorten(value: unknown): Promise<unknown> {
  if (typeof value === "string") return value.length < longCharacters ? value : `\0${await sha256Hex(value)}`;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return shortenAll(value);
  const names = Object.keys(value);
  const members = await shortenAll(Object.values(value));
  return Object.fromEntries(names.map((name, index) => [name, members[index]]));
}

/** One after another: the bytes of only one string are in memory. */
async function shortenAll(values: readonly unknown[]): Promise<unknown[]> {
  const shortened: unknown[] = [];
  for (const value of values) shortened.push(await shorten(value));
  return shortened;
}

/** Whether two secrets are equal. Comparing whole digests keeps the time independent of where they differ. */
export async function equalInConstantTime(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256Hex(a), sha256Hex(b)]);
  let difference = 0;
  for (let index = 0; index < left.length; index++)
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}

/** An integer below 2^32 derived from a text (FNV-1a by G. Fowler, L. C. Noll and K.-P. Vo). Not for secrets. */
export function hashText(text: string): number {
  let hash = fnvOffset;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, fnvPrime);
  return hash >>> 0;
}
