import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { normaliseWord } from "./terms.ts";

const foodUnits = new Set([...language.unitFoods.alone, ...language.unitFoods.listed]);
const dips = new Set([...language.dippedIn.alone, ...language.dippedIn.named].flatMap(normaliseWord));

/** "6 nuggets bbq dip": the pieces are a food of their own beside what they are dipped in. */
export function nameDippedUnits(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk) => {
    const { measure, terms } = chunk;
    if (measure?.kind !== "piece" || !foodUnits.has(measure.unit) || !dips.has(terms.at(-1) ?? ""))
      return [chunk];
    const pieces: Chunk = {
      ...chunk,
      terms: [measure.unit],
      words: [measure.unit],
      measure: { ...measure, kind: "count", unit: "" },
    };
    return [pieces, { ...chunk, link: "comma", measure: null }];
  });
}
