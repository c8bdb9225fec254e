import { endsSentence } from "./asides.ts";
import type { Walk } from "./chunks.ts";
import { textAt } from "./text-at.ts";
import { drinkHeads, wordClasses } from "./vocabulary.ts";

/**
 * Marks the first phrase as the title of a meal: "soup for lunch." is followed by the details, unless another meal follows.
 * A drink is never a title: a second one may have been had.
 */
export function titleMeal({ tokens, chunks }: Walk, mealEnd: number): void {
  const [first, ...others] = chunks;
  if (first?.measure !== null || others.length > 0 || !endsSentence(textAt(tokens, mealEnd))) return;
  const isOnly = !tokens.slice(mealEnd).some(({ text }) => wordClasses.mealTimes.has(text));
  if (isOnly && !drinkHeads.has(first.terms.at(-1) ?? "")) chunks[0] = { ...first, isMealTitle: true };
}
