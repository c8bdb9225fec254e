import { joinSpans, matchingForm } from "../../../language/mod.ts";
import type { Chunk } from "./chunks.ts";

/**
 * "tamales 2 pork": the phrase of the plural with the kind and the number of it that stand right behind; null for a phrase
 * that names a food of its own as "chips 2 beers" does. Whether there is such a food is not known here.
 */
export function nameCountedKind(food: Chunk | undefined, kind: Chunk | undefined): Chunk | null {
  if (food === undefined || kind === undefined || kind.measure?.kind !== "count") return null;
  const { measure, span, terms } = kind;
  const isNext = food.span !== null && span !== null && span.start === food.span.end + 1;
  const isCounted = measure.unit === "" && measure.count >= 1 && Number.isInteger(measure.count);
  if (!isNext || !isCounted || food.measure !== null || !isPlural(food) || isPlural(kind)) return null;
  return {
    ...food,
    terms: [...terms, ...food.terms],
    words: [...kind.words, ...food.words],
    wordSpans: [...kind.wordSpans, ...food.wordSpans],
    measure,
    sizes: [...food.sizes, ...kind.sizes],
    span: joinSpans([food.span, span]),
  };
}

function isPlural({ words }: Chunk): boolean {
  const word = words.at(-1) ?? "";
  return word.endsWith("s") && matchingForm(word) !== word;
}
