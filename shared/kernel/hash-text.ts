const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A whole number below 2^32 that a text decides (FNV-1a, G. Fowler, L. C. Noll, K.-P. Vo); no secret hides in it. */
export function hashText(text: string): number {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME);
  return hash >>> 0;
}
