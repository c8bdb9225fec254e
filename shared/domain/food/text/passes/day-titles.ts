import language from "../../data/language.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import { isNaming } from "../headers.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { isEmoji } from "../tokenise.ts";

const days = new Set(language.dayTitles);
const entryTitles = new Set(language.entryTitles);
const laughter = new Set(language.laughter);
const shortDays = new Set(language.shortDays);
const longestTitle = 4;

/**
 * The tokens without a title that says which day it was, or that they are an entry: "Cottage weekend lol. coffee, 2 eggs" names
 * no cottage cheese, and "craving log: toast" was eaten.
 */
export function dropDayTitle(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ text }) => endsSentence(text) || text === "," || text === ":");
  const words = tokens.slice(0, end).filter((token) => !laughter.has(token.text) && !isEmoji(token));
  // "Vegan day 1"
  if (words.at(-1)?.kind === "number") words.pop();
  const isTitle = days.has(words.at(-1)?.text ?? "") && words.length > 1 && words.length <= longestTitle;
  // "Sat. hungover. Full english"
  const isShort =
    words.length === 1 && shortDays.has(words[0]?.text ?? "") && endsSentence(textAt(tokens, end));
  const isOfEntry =
    textAt(tokens, end) === ":" &&
    words.length <= longestTitle &&
    words.some(({ text }) => entryTitles.has(text));
  const isOfFoods = words.every(({ kind, text }) => kind === "word" && text !== "of");
  return (isTitle || isShort || isOfEntry) && isOfFoods && tokens.slice(end).some(isNaming)
    ? tokens.slice(end + 1)
    : tokens;
}
