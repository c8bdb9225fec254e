import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import { type Chunk, isDescribing } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";

/** Dishes on bread, and sandwiches of two spreads, by the foods that they are beside bread of its own. */
const toppings = new Map(
  Object.entries(meanings.onBread.toppings).map(([dish, foods]) => [
    normaliseTerms(dish).join(" "),
    foods.map(normaliseTerms),
  ]),
);
const spreads = new Set(language.toastSpreads.map((name) => normaliseTerms(name).join(" ")));
const wholes = new Set(["avocado", "banana"]);
const breads = new Set(meanings.onBread.breads.flatMap(normaliseWord));
/** "everything bagel seasoning" is no bagel. */
const seasonings = new Set(["seasoning", "spice", "mix", "crumb"]);
const reach = 3;

/**
 * "smashed avo on sourdough" and "toast with smashed avo" are avocado beside the bread, alone it is the toast; so is a pair of
 * spreads. "2 slices marmite on toast" counts the toast.
 */
export function readToppings(chunks: readonly Chunk[]): Chunk[] {
  return countToasts(chunks).flatMap((chunk, at, all) => {
    const foods = toppings.get(chunk.terms.join(" "));
    if (foods === undefined || !isOnBread(all, at)) return [chunk];
    return foods.map((terms, place): Chunk => {
      return place === 0 ? { ...chunk, terms } : { ...chunk, terms, link: "and", measure: null };
    });
  });
}

function isOnBread(chunks: readonly Chunk[], at: number): boolean {
  const following = chunks.slice(at + 1, at + 1 + reach).filter(({ link }) => link !== "hard");
  const chunk = chunks[at];
  const before = chunk !== undefined && isDescribing(chunk.link) ? chunks.slice(at - 1, at) : [];
  return [...before, ...following].some(isBread);
}

function isBread({ terms }: Chunk): boolean {
  return terms.some((term) => breads.has(term)) && !seasonings.has(terms.at(-1) ?? "");
}

function countToasts(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const [before, next] = [chunks[at - 1], chunks[at + 1]];
    if (next !== undefined && isCountOfToast(chunk, next)) return { ...chunk, measure: null };
    return before !== undefined && isCountOfToast(before, chunk)
      ? { ...chunk, measure: before.measure }
      : chunk;
  });
}

function isCountOfToast({ terms, measure }: Chunk, toast: Chunk): boolean {
  const isCount = measure?.unit === "slice" || (measure?.kind === "count" && measure.unit === "");
  const isToast = toast.link === "prep" && toast.measure === null && isBread(toast);
  // "half an avocado on toast" counts the avocado.
  const isWhole = measure?.unit === "" && wholes.has(terms.join(" "));
  return isCount && isToast && !isWhole && spreads.has(terms.join(" "));
}
