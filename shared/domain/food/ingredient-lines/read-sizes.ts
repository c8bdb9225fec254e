import { readSize, readUnitSize } from "./line-size.ts";
import type { LineToken } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** Reads any number of sizes from `at`: of pieces ("large"), or of units too ("heaped", "thick"). */
export function readSizes(tokens: readonly LineToken[], at: number, of: "piece" | "unit") {
  const sizes: string[] = [];
  let next = at;
  const read = of === "unit" ? readUnitSize : readSize;
  for (let size = read(tokens, next); size !== null; size = read(tokens, next)) {
    sizes.push(size.size);
    next = size.next;
    if (tokens[next]?.key === "," && lineWords.describing.has(tokens[next + 1]?.key ?? "")) next++;
  }
  return { sizes, next };
}
