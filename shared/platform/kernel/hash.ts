const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** SHA-256 of a text's UTF-8 bytes as lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
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
