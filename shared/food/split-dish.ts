import type { Chunk } from "./chunk.ts";
import spelling from "./data/spelling.json" with { type: "json" };
import { normaliseTerms } from "./term-normaliser.ts";
import { weakTerms } from "./vocabulary.ts";

const dishParts = new Map(
  Object.entries(spelling.dishParts).map(([dish, parts]) => [
    normaliseTerms(dish).join(" "),
    parts.map(normaliseTerms),
  ]),
);

/** Dishes that no catalogue food is, as the foods they are made of: "avocado toast" is toast and avocado. */
export function splitDishes(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk) => {
    const naming = chunk.terms.filter((term) => !weakTerms.has(term) || term === "spread");
    const [base, ...toppings] = dishParts.get(naming.join(" ")) ?? [];
    if (base === undefined) return [chunk];
    const none = { sizes: [], negated: [], measure: null };
    const added = toppings.map((terms): Chunk => ({ ...chunk, ...none, terms, link: "and", eaten: "said" }));
    return [{ ...chunk, terms: base }, ...added];
  });
}
