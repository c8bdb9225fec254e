import meanings from "../data/meanings.json" with { type: "json" };
import { type Chunk, isDescribing } from "./chunks.ts";
import { normaliseTerms, normaliseWord } from "./terms.ts";

/** Dishes on bread, by the topping that they are beside bread of its own. */
const toppings = new Map(
  Object.entries(meanings.onBread.toppings).map(([dish, topping]) => [
    normaliseTerms(dish).join(" "),
    normaliseTerms(topping),
  ]),
);
const breads = new Set(meanings.onBread.breads.flatMap(normaliseWord));
const reach = 3;

/** "smashed avo on sourdough" and "toast with smashed avo" are avocado beside the bread; alone it is the toast. */
export function readToppings(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const topping = toppings.get(chunk.terms.join(" "));
    const following = chunks.slice(at + 1, at + 1 + reach).filter(({ link }) => link !== "hard");
    const before = isDescribing(chunk.link) ? chunks.slice(at - 1, at) : [];
    const isOnBread = [...before, ...following].some(({ terms }) => terms.some((term) => breads.has(term)));
    return topping === undefined || !isOnBread ? chunk : { ...chunk, terms: topping };
  });
}
