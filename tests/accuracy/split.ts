import { createHash } from "node:crypto";

/** Which share of a corpus is only counted; a share that was once used can never be only counted again. */
export type Split = "half" | "tenth of the meals" | "tenth of the lines";

/**
 * Whether a case is only counted: its figures are reported, but it is never listed, so no rule is written for it. The
 * others are used while building. `key` is the text of the case or its id.
 */
export function isOnlyCounted(key: string, split: Split): boolean {
  switch (split) {
    case "half":
      return (createHash("sha1").update(key).digest()[0] ?? 0) % 2 === 0;
    case "tenth of the meals":
      return (hashText(key) >>> 8) % 10 === 0;
    case "tenth of the lines":
      return hashText(key) % 10 === 0;
  }
}

/** FNV-1a over the characters: the same texts fall in the same part on every machine. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
