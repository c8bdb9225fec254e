import { matchingForm } from "../../../../language/mod.ts";
import type { Chunk } from "../chunks.ts";

/** "half rice half chips", "chips maybe a third": a part beside a plural is of a portion, and not of one chip. */
export function sharePlurals(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const { measure, words } = chunk;
    const last = words.at(-1) ?? "";
    const isPart = measure?.kind === "count" && measure.unit === "" && measure.count < 1;
    if (!isPart || matchingForm(last) === last) return chunk;
    return { ...chunk, measure: null, eatenShare: chunk.eatenShare * measure.count };
  });
}
