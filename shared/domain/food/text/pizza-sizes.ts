import language from "../data/language.json" with { type: "json" };
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

const toppings = new Set(language.pizzaNames);
const inches = new Set(["in", "inch", "inches", '"', "”", "″"]);
const pizzas = new Set(["pizza", "pizzas"]);

/** The tokens with the pizza that a size in inches means: "a 12 inch pepperoni". */
export function namePizzaBySize(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isSized = inches.has(textAt(tokens, at - 1)) && tokens[at - 2]?.kind === "number";
    const isBare = isSized && toppings.has(token.text) && !pizzas.has(textAt(tokens, at + 1));
    return isBare ? [token, { ...token, text: "pizza", terms: ["pizza"] }] : [token];
  });
}
