import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseWord } from "../terms.ts";

const fillings = new Set(meanings.doubledFillings.flatMap(normaliseWord));
const factors = new Map(Object.entries(language.portionMultipliers));

/** "double chicken": two portions of what a bowl or a burger is filled with. */
export function readDoubled(chunk: Chunk): Chunk {
  const [multiplier = "", filling = "", ...others] = chunk.terms;
  const factor = factors.get(multiplier);
  if (factor === undefined || others.length > 0 || !fillings.has(filling) || chunk.measure !== null)
    return chunk;
  return { ...chunk, terms: [filling], eatenShare: chunk.eatenShare * factor };
}
