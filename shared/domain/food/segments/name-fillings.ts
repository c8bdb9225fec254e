import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";
import { mainTerms } from "../text/vocabulary.ts";

const fillings = new Set(language.fillings.flatMap(normaliseTerms));
const filled = new Set(language.namedByFilling.flatMap(normaliseTerms));

/** Names a dish after the filling behind it: "tacos chicken" are chicken tacos, and no chicken beside them. */
export function nameFillings(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  return chunks.map((chunk) => {
    const { terms } = chunk;
    const [filling = "", ...dish] = [terms.at(-1) ?? "", ...terms.slice(0, -1)];
    const isFilled =
      (mainTerms.has(filling) || fillings.has(filling)) &&
      filled.has(dish.at(-1) ?? "") &&
      pool.isPlainName(dish);
    return isFilled && pool.hasFoodOf([filling, ...dish]) ? { ...chunk, terms: [filling, ...dish] } : chunk;
  });
}
