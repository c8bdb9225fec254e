import type { LineToken } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** A size that was read, as written in lower case, and where the tokens go on. */
type LineSize = {
  readonly size: string;
  readonly next: number;
};

const sized = new Set(["sized", "size"]);

/** Reads a size of pieces at `at`: "large", "very large", "medium-sized", "thumb-size", "small to medium". */
export function readSize(tokens: readonly LineToken[], at: number): LineSize | null {
  return readSizeOf(tokens, at, lineWords.sizes);
}

/** Reads a size of units at `at`: as `readSize`, and "heaped", "level", "thick", "generous". */
export function readUnitSize(tokens: readonly LineToken[], at: number): LineSize | null {
  return readSizeOf(tokens, at, lineWords.unitSizes);
}

function readSizeOf(tokens: readonly LineToken[], at: number, known: ReadonlySet<string>): LineSize | null {
  const first = readOne(tokens, at, known);
  if (first === null) return null;
  const join = tokens[first.next]?.key ?? "";
  const second = ["to", "or", "/", "-"].includes(join) ? readOne(tokens, first.next + 1, known) : null;
  return second === null ? first : { size: `${first.size} ${join} ${second.size}`, next: second.next };
}

function readOne(tokens: readonly LineToken[], at: number, known: ReadonlySet<string>): LineSize | null {
  const adverb = lineWords.sizeAdverbs.has(tokens[at]?.key ?? "") ? 1 : 0;
  const key = tokens[at + adverb]?.key ?? "";
  const after = tokens[at + adverb + 1]?.key ?? "";
  if (lineWords.lockedSizes.has(`${key} ${after}`)) return null;
  if (!known.has(key) && !lineWords.sizes.has(key) && !/.-sized?$/.test(key)) return null;
  const words = adverb === 1 ? `${tokens[at]?.key} ${key}` : key;
  const isTail = sized.has(after) || (after === "." && key.length < 4);
  return { size: words, next: at + adverb + (isTail ? 2 : 1) };
}
