import { sha256Hex } from "./sha256.ts";

/** Compares two secrets in a time that tells nothing of where they differ: their digests are compared whole. */
export async function equalInConstantTime(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256Hex(a), sha256Hex(b)]);
  let difference = 0;
  for (let index = 0; index < left.length; index++)
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}
