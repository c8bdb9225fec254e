import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import { normaliseWord } from "../terms.ts";

const slicedFoods = new Set(language.sliced.flatMap(normaliseWord));

/** "2 slices of pizza, then another slice", "a slice of toast with jam, then another slice with honey": one more of it. */
export function countAnother(kept: readonly Chunk[], { terms, measure, span }: Chunk): Chunk | undefined {
  const [unit = "", ...others] = terms;
  if (measure?.isAnother !== true || others.length > 0 || unit === "") return undefined;
  const host = kept.findLast((chunk) => chunk.measure?.unit === unit || isCutInto(chunk, unit));
  const again: Measure = { ...measure, kind: "piece", unit };
  return host && { ...host, link: "comma", measure: again, span, wordSpans: [] };
}

/** Bread is eaten in slices, whether or not it was said. */
function isCutInto({ terms }: Chunk, unit: string): boolean {
  return unit === "slice" && slicedFoods.has(terms.at(-1) ?? "");
}
