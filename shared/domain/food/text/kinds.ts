import { joinSpans } from "../../../language/mod.ts";
import meanings from "../data/meanings.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { normaliseWord } from "./terms.ts";
import { headlessTerms } from "./vocabulary.ts";

/** The kinds, cuts and makes that stand behind the name of a food, with its amount between them. */
const kinds = new Map(
  Object.entries(meanings.kinds).flatMap(([foods, words]) => {
    const named = new Set(words.flatMap(normaliseWord));
    return foods
      .split(" ")
      .flatMap(normaliseWord)
      .map((food) => [food, named] as const);
  }),
);

/** "steak 8 oz sirloin", "wings (6 pc buffalo)": the amount stands between a food and its kind. */
export function readKinds(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const food = read.at(-1);
    if (food !== undefined && isKindOf(chunk, food)) read[read.length - 1] = joinKind(food, chunk);
    else read.push(chunk);
  }
  return read;
}

function isKindOf({ link, measure, terms, span, negated }: Chunk, food: Chunk): boolean {
  const isNext = food.span !== null && span?.start === food.span.end + 1;
  const isBehind = link === "gloss" || (link === "comma" && isNext);
  if (!isBehind || measure === null || measure.kind === "article" || food.measure !== null) return false;
  const named = kinds.get(food.terms.at(-1) ?? "");
  const naming = terms.filter((term) => !headlessTerms.has(term));
  if (named === undefined || negated.length > 0 || terms.length === 0) return false;
  return terms.some((term) => named.has(term)) && naming.every((term) => named.has(term));
}

function joinKind(food: Chunk, kind: Chunk): Chunk {
  const terms = kind.terms.filter((term) => !food.terms.includes(term));
  return {
    ...food,
    terms: [...terms, ...food.terms],
    words: [...kind.words, ...food.words],
    wordSpans: [...kind.wordSpans, ...food.wordSpans],
    measure: kind.measure,
    sizes: [...food.sizes, ...kind.sizes],
    isRepaired: food.isRepaired || kind.isRepaired,
    span: joinSpans([food.span, kind.span]),
  };
}
