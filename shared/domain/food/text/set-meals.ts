import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { normaliseTerms, normaliseWord } from "./terms.ts";

const { mealDeals } = language;
const mealWords = new Set(mealDeals.words);
const foods = new Set(mealDeals.foods.flatMap(normaliseWord));
const sides = new Set(mealDeals.sides.flatMap(normaliseWord));
const side = normaliseTerms(mealDeals.side);

/** "Big Mac meal, large": the fries that are served with it, where the text names no side of its own. */
export function addFries(chunks: readonly Chunk[]): Chunk[] {
  const names = chunks.flatMap(({ terms, negated }) => [...terms, ...negated]);
  if (names.some((term) => sides.has(term))) return [...chunks];
  return chunks.flatMap((chunk) => {
    if (!isSetMeal(chunk)) return [chunk];
    const { measure, sizes } = chunk;
    const fries = { terms: side, negated: [], link: "and", eaten: "said", sizes } as const;
    return [chunk, { ...chunk, ...fries, measure: measure?.unit === "" ? measure : null }];
  });
}

function isSetMeal({ words, negated }: Chunk): boolean {
  const at = words.findLastIndex((word) => mealWords.has(word));
  const isOfFood = normaliseWord(words[at - 1] ?? "").some((term) => foods.has(term));
  return at > 0 && isOfFood && negated.length === 0;
}
