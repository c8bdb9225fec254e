import { endsSentence } from "../asides.ts";
import { readCarrier } from "../carriers.ts";
import { closeChunk, excuse, type Walk } from "../chunks.ts";
import { findHeaderEnd, isHeading, isLooseDash, isNaming } from "../headers.ts";
import { isList } from "../list-sentences.ts";
import type { Token } from "../terms.ts";
import { readTimes } from "../times.ts";
import { dishTerms, isMixedDish, wordClasses } from "../vocabulary.ts";
import { multiply } from "./add-amounts.ts";
import { readBracketMark } from "./brackets.ts";
import { addHeadedMain } from "./headed-mains.ts";
import { isListDash, isLooseSlash } from "./list-separators.ts";
import { endRecipe, headRecipe } from "./recipes.ts";

/** Reads a mark: what it closes, and where the next thing begins. */
export function readMark(walk: Walk, token: Token, at: number): number {
  const { text } = token;
  const times = text === "×" && walk.draft.words.length > 0 ? readTimes(walk.tokens, at) : null;
  if (times !== null) return multiply(walk, times, at);
  const carrier = readCarrier(walk.tokens, at);
  if (carrier !== null) return listOnCarrier(walk, carrier.terms, at);
  if (endsSentence(text)) return endSentence(walk, at);
  const isBehindWith = text === "+" && walk.draft.link === "with" && walk.draft.measure === null;
  if (text === "&" || isBehindWith) closeChunk(walk, "and");
  else if (text === "," || text === "+" || isLooseSlash(walk.tokens, at)) closeChunk(walk, "comma");
  else if (/[()[\]]/.test(text)) readBracketMark(walk, text, at);
  else if (isDishDescribed(walk, at)) closeChunk(walk, "made");
  else if (isPlaceOrTime(walk) && isLooseDash(walk.tokens, at)) closeChunk(walk, "hard");
  else if (isListDash(walk.tokens, at)) closeChunk(walk, "comma");
  return at + 1;
}

/** "ate at the airport - turkey club" */
function isPlaceOrTime({ draft }: Walk): boolean {
  return draft.link === "prep" || draft.isAtPlace === true;
}

/** "wrap: chicken, hummus" has a tortilla beside them; "pizza: ham" is one food. */
function listOnCarrier(walk: Walk, terms: readonly string[] | null, at: number): number {
  const from = at - walk.draft.words.length;
  if (terms !== null) walk.draft.terms = [...terms];
  closeChunk(walk, terms === null ? "made" : "comma");
  if (terms !== null) addHeadedMain(walk, from, at);
  return at + 1;
}

/** "breakfast burrito from the truck - egg, chorizo, potato": what is listed behind the dash is in the dish. */
function isDishDescribed({ tokens, draft, chunks }: Walk, at: number): boolean {
  const before = [...chunks, draft];
  const dish = before.findLast(({ link, terms }) => link !== "prep" && terms.length > 0);
  const terms = dish?.terms ?? [];
  const isDish = isMixedDish(terms) || dishTerms.has(terms.at(-1) ?? "") || terms.at(-1) === "bowl";
  return isLooseDash(tokens, at) && isDish && isNamingAt(tokens, at + 1);
}

/** Closes the sentence; returns where the next one begins. */
function endSentence(walk: Walk, at: number): number {
  if (isHeading(walk.tokens, at, walk.draft)) headRecipe(walk);
  closeChunk(walk, "hard");
  const isRecipeOver = walk.tokens[at]?.text === "." || walk.tokens[at + 1]?.text === "\n";
  if (isRecipeOver) endRecipe(walk);
  walk.isList = isList(walk.tokens, at + 1);
  return readHeader(walk, at + 1);
}

/** A header that names a dish begins a recipe: "soup: 1 chicken, 3 carrots" is headed by the soup. */
export function readHeader(walk: Walk, at: number): number {
  const end = findHeaderEnd(walk.tokens, at);
  if (end === null) return at;
  excuse(walk, at, end);
  endRecipe(walk);
  if (walk.tokens.slice(at, end).some(isDishName)) headRecipe(walk);
  addHeadedMain(walk, at, end - 1);
  return readHeader(walk, end);
}

function isDishName(token: Token): boolean {
  return isNaming(token) && !wordClasses.mealTimes.has(token.text);
}

function isNamingAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && isNaming(token);
}
