import { joinSpans, matchingForm } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { isFlavour } from "./flavours.ts";
import { normaliseTerms } from "./terms.ts";
import { drinkHeads, headlessTerms } from "./vocabulary.ts";

/** Main foods that are a kind of others, unlike those that are counted themselves: "1 beef", "1 egg". */
const counted = new Set(language.countedMains.flatMap(normaliseTerms));
const mains = new Set(language.headedMains.flatMap(normaliseTerms).filter((term) => !counted.has(term)));
/** Fruit is eaten by the piece as well: "1 banana". */
const fruits = new Set(language.besideFoods.flatMap(normaliseTerms));
const longestMark = 3;
const listLinks: ReadonlySet<Chunk["link"]> = new Set(["comma", "and", "gloss"]);

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

/**
 * "3 tacos, 2 beef 1 chicken": the food behind each of its kinds, of which there are as many as there were in all; empty for
 * other phrases. Kinds that only name foods of their own ("2 eggs, 1 toast 1 coffee") are `isOpen`.
 */
export function nameCountedKinds(
  chunks: readonly Chunk[],
  at: number,
): readonly { readonly chunk: Chunk; readonly isOpen: boolean }[] {
  const food = chunks[at];
  let left = countOf(food) ?? 0;
  if (food === undefined || left < 2) return [];
  const kinds: Chunk[] = [];
  for (let next = at + 1; left > 0; next++) {
    const kind = chunks[next];
    const count = countOf(kind);
    if (kind === undefined || count === null || isPlural(kind)) return [];
    if (!listLinks.has(kind.link) && !(next === at + 1 && isRightBehind(food, kind))) return [];
    kinds.push(kind);
    left -= count;
  }
  return left < 0 || kinds.length < 2 ? [] : kinds.map((kind) => nameKindOf(food, kind));
}

function nameKindOf(food: Chunk, kind: Chunk): { chunk: Chunk; isOpen: boolean } {
  const isFlavourAlone = (term: string) =>
    isFlavour({ terms: [term] }) && !drinkHeads.has(term) && !fruits.has(term);
  const isKind = (term: string) => mains.has(term) || headlessTerms.has(term) || isFlavourAlone(term);
  const chunk = {
    ...kind,
    link: "comma" as const,
    terms: [...kind.terms, ...food.terms],
    words: [...kind.words, ...food.words],
    wordSpans: [...kind.wordSpans, ...food.wordSpans],
    eaten: food.eaten,
  };
  return { chunk, isOpen: !kind.terms.every(isKind) };
}

/** "2 muffins: one blueberry", "2 muffins - one blueberry" */
function isRightBehind({ span: food }: Chunk, { span: kind }: Chunk): boolean {
  return food !== null && kind !== null && kind.start - food.end <= longestMark;
}

/** How many of a food a phrase counts; null where it does not. */
function countOf(chunk: Chunk | undefined): number | null {
  const measure = chunk?.measure;
  const isCount = measure?.kind === "count" && measure.unit === "" && Number.isInteger(measure.count);
  return isCount ? measure.count : null;
}

function isPlural({ words }: Chunk): boolean {
  const word = words.at(-1) ?? "";
  return word.endsWith("s") && matchingForm(word) !== word;
}
