import language from "../../data/language.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import type { Walk } from "../chunks.ts";
import { textAt } from "../text-at.ts";
import { drinkHeads, wordClasses } from "../vocabulary.ts";

const occasions = new Set([...language.courses.events, ...language.courses.days]);
const marks = new Set([":", "!", ",", ".", "-", "\n"]);
const companions = new Set(["with", "at", "for"]);
const longestTitle = 3;
const longestCompany = 6;

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

/** Marks the dish of "taco tuesday!" and "curry night, chicken korma" as the title of the meal that the text is of. */
export function titleOccasion({ tokens, chunks }: Walk): void {
  const [first] = chunks;
  const at = tokens.findIndex(({ text }) => occasions.has(text));
  const end = companions.has(textAt(tokens, at + 1))
    ? tokens.findIndex(({ kind }) => kind === "mark")
    : at + 1;
  const isTitle =
    at > 0 && at <= longestTitle && end <= at + longestCompany && marks.has(textAt(tokens, end));
  if (!isTitle || first === undefined || first.measure !== null || first.terms.length > at) return;
  const isBefore = first.wordSpans.every(({ end }) => end <= (tokens[at]?.start ?? 0));
  if (isBefore && tokens.slice(0, at).every(({ kind }) => kind === "word"))
    chunks[0] = { ...first, isMealTitle: true };
}
