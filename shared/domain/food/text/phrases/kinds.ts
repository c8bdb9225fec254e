import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseWord } from "../terms.ts";
import { headlessTerms } from "../vocabulary.ts";

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

const pizzas = new Set(language.pizzas.names.flatMap(normaliseWord));

/** "steak 8 oz sirloin", "wings (6 pc buffalo)": the amount stands between a food and its kind. */
export function readKinds(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks.map(namePizza)) {
    const food = read.at(-1);
    if (food !== undefined && isKindOf(chunk, food)) read[read.length - 1] = joinKind(food, chunk);
    else read.push(chunk);
  }
  return read;
}

/** "3 slices of a large pepperoni" are of a pizza. */
function namePizza(chunk: Chunk): Chunk {
  const { measure, terms, sizes } = chunk;
  const isSliced = measure?.unit === "slice" && (sizes.length > 0 || measure.sizes.length > 0);
  const naming = terms.filter((term) => !headlessTerms.has(term));
  const isPizza = isSliced && naming.length > 0 && naming.every((term) => pizzas.has(term));
  return isPizza ? { ...chunk, terms: [...terms, "pizza"] } : chunk;
}

function isKindOf({ link, measure, terms, span, negated }: Chunk, food: Chunk): boolean {
  const isNext = food.span !== null && span?.start === food.span.end + 1;
  const isBehind = link === "gloss" || (link === "comma" && isNext);
  if (!isBehind || measure === null || measure.kind === "article" || food.measure !== null) return false;
  return negated.length === 0 && isKindNamed(terms, food.terms);
}

/** Whether terms only say which kind of a food it is: "sirloin" of a steak, "pepperoni" of a pizza. */
export function isKindNamed(terms: readonly string[], food: readonly string[]): boolean {
  const named = kinds.get(food.at(-1) ?? "");
  const naming = terms.filter((term) => !headlessTerms.has(term));
  if (named === undefined || terms.length === 0) return false;
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
