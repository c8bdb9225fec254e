import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseWord } from "../terms.ts";

/** Foods that are cut into wedges: "melon", "brie". */
const wedged = new Set(language.unitFoods.wedged.flatMap(normaliseWord));
const potatoWedges = ["potato", "wedge"];

/** The wedges of "chicken kiev, wedges", unlike those of "melon, wedges" */
export function namePotatoWedges(chunk: Chunk, owner: Chunk | undefined): Chunk | null {
  const { terms, measure } = chunk;
  const isBare = measure?.unit === "wedge" && measure.count === 1 && terms.length === 0;
  const isOfNone = owner !== undefined && !owner.terms.some((term) => wedged.has(term));
  return isBare && isOfNone ? { ...chunk, terms: potatoWedges, words: ["wedges"], measure: null } : null;
}

/** "brie, 2 wedges": the amount of the food before; null for wedges of potato. */
export function readWedges({ terms, measure, span }: Chunk, last: Chunk): Chunk | null {
  const isWedges = terms.length === 1 && terms[0] === "wedge" && measure?.kind === "count";
  const isOfLast = last.measure === null && last.terms.some((term) => wedged.has(term));
  if (!isWedges || !isOfLast) return null;
  return {
    ...last,
    measure: { ...measure, kind: "piece", unit: "wedge" },
    span: joinSpans([last.span, span]),
  };
}
