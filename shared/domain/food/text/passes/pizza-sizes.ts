import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { isContent } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { filledDishTerms, softHeads } from "../vocabulary.ts";

const { names, smallestInches, largestInches } = language.pizzas;
const toppings = new Set(names);
const inches = new Set(["inch", "inches", '"', "”", "″"]);
const articles = new Set(["a", "an", "my", "the", "one"]);
const shops = new Set(language.sandwichShops);
const dishReach = 6;

/** The tokens with the pizza that a size in inches means: "a 12 inch pepperoni". */
export function namePizzaBySize(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isBare = toppings.has(token.text) && isSized(tokens, at - 2) && endsName(tokens[at + 1]);
    return isBare && !isBehindDish(tokens, at - 2)
      ? [token, { ...token, text: "pizza", terms: ["pizza"] }]
      : [token];
  });
}

/** "12 inch" and "a 12 in", unlike "6 inch", which is a sandwich, and the count of "10 in cheese" */
function isSized(tokens: readonly Token[], at: number): boolean {
  const [size, unit] = [tokens[at], tokens[at + 1]];
  const isSize = size?.kind === "number" && size.value >= smallestInches && size.value <= largestInches;
  if (!isSize || unit === undefined) return false;
  const isIn = unit.text === "in" && (unit.isGlued || articles.has(textAt(tokens, at - 1)));
  return isIn || inches.has(unit.text);
}

/** "12 inch cheese and a coke", unlike "12 inch cheese stick" */
function endsName(after: Token | undefined): boolean {
  if (after === undefined || !isContent(after)) return true;
  return !isNaming(after) && !after.terms.some((term) => softHeads.has(term));
}

function isBehindDish(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - dishReach), at).some(isSizedDish);
}

/** What has its size already: "pizza, 12 inch pepperoni", "subway 12 inch veggie" */
function isSizedDish({ text, terms }: Token): boolean {
  return shops.has(text) || terms.some((term) => filledDishTerms.has(term));
}
