import { matchingForm } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { endsSentence, findOthersMeal, isWriter } from "../asides.ts";
import { closeChunk, type Walk } from "../chunks.ts";
import { isNaming } from "../headers.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { others } = language;
const sharesOfOthers = new Map(Object.entries(others.eatenByOthers));
const shareWords = new Set(others.shareWords);
const finishers = new Set(others.finishers);
const remainders = new Set(others.remainders);
const references = new Set(others.references);
/** "I had 1 slice" */
const helpings = new Set(language.eatenCounts.helpings);
const half = 0.5;

/**
 * Reads "the kids ate most of the" in "the kids ate most of the pizza, I had the rest": the writer ate of the food that
 * the others began. Returns where the food is named, or null where the writer ate none of it.
 */
export function readSharedWithOthers(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const meal = findOthersMeal(tokens, at);
  if (meal === null) return null;
  const writer = tokens.findIndex(
    (token, place) => place > meal && (isWriter(token) || endsSentence(token.text)),
  );
  if (!isWriter(tokens[writer])) return null;
  const own = readOwnClause(tokens, writer);
  if (own === null) return null;
  const food = skipShareWords(tokens, meal);
  const theirs = tokens.slice(meal, food).flatMap(({ text }) => sharesOfOthers.get(text) ?? [])[0];
  closeChunk(walk, "hard");
  walk.draft.eaten = "said";
  if (own === "rest") walk.draft.eatenShare = 1 - (theirs ?? half);
  return food;
}

/** What the writer had of the food before: what was left of it, or a share that is stated; null for other foods. */
function readOwnClause(tokens: readonly Token[], writer: number): "rest" | "share" | null {
  const end = tokens.findIndex(({ text }, place) => place > writer && (endsSentence(text) || text === ","));
  const clause = tokens.slice(writer + 1, end < 0 ? tokens.length : end);
  if (clause.some(({ text }) => remainders.has(text))) return "rest";
  if (clause.some(({ kind }) => kind === "number") && helpings.has(matchingForm(clause.at(-1)?.text ?? "")))
    return "share";
  if (!clause.some(({ text }) => references.has(text))) return null;
  if (clause.some(({ text }) => finishers.has(text))) return "rest";
  return clause.some((token) => isOtherFood(token)) ? null : "share";
}

function isOtherFood(token: Token): boolean {
  const { noise, verbs } = wordClasses;
  const isKnown = sharesOfOthers.has(token.text) || references.has(token.text) || shareWords.has(token.text);
  return isNaming(token) && !isKnown && !noise.has(token.text) && !verbs.has(token.text);
}

/** Behind "most of the". */
function skipShareWords(tokens: readonly Token[], from: number): number {
  let at = from;
  while (shareWords.has(textAt(tokens, at)) || sharesOfOthers.has(textAt(tokens, at))) at++;
  return at;
}
