import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";

const { mealDeals } = language;
const mealWords = new Set(mealDeals.words);
const foods = new Set(mealDeals.foods.flatMap(normaliseWord));
const sides = new Set(mealDeals.sides.flatMap(normaliseWord));
const side = normaliseTerms(mealDeals.side);

/** "Big Mac meal, large": the fries that are served with it, where the text names no side of its own. */
export function addFries(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk, at) => {
    if (!isSetMeal(chunk) || hasSide(chunks, at)) return [chunk];
    const { measure, sizes } = chunk;
    const fries = { terms: side, negated: [], link: "and", eaten: "said", sizes } as const;
    return [chunk, { ...chunk, ...fries, measure: measure?.unit === "" ? measure : null }];
  });
}

/** Whether a side is named in the sentence of the meal: a salad of the evening is none of its. */
function hasSide(chunks: readonly Chunk[], at: number): boolean {
  const end = chunks.findIndex(({ link }, place) => place > at && link === "hard");
  const named = chunks.slice(at, end < 0 ? chunks.length : end);
  return named.some(({ terms, negated }) => [...terms, ...negated].some((term) => sides.has(term)));
}

function isSetMeal({ words, negated }: Chunk): boolean {
  const at = words.findLastIndex((word) => mealWords.has(word));
  const isOfFood = normaliseWord(words[at - 1] ?? "").some((term) => foods.has(term));
  return at > 0 && isOfFood && negated.length === 0;
}
