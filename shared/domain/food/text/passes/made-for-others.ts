import language from "../../data/language.json" with { type: "json" };
import { sentenceEnds } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const { makers, children, meals, writers } = language.madeForOthers;
const makerWords = new Set(makers);
const childWords = new Set(children);
const personWords = new Set([...children, ...language.others.people]);
const mealWords = new Set([...language.mealTimes, ...meals]);
const writerWords = new Set(writers);
const owners = new Set(language.others.owners);

/**
 * The tokens without a meal that was made for a child or is called somebody's: "packed the kids' lunches (pbj, juice)", "made my
 * son's dinner: beans". Who makes a partner or the family dinner eats with them.
 */
export function dropMadeForOthers(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = endOfMeal(tokens, at);
    const token = tokens[at];
    if (end === null && token !== undefined) kept.push(token);
    at = end === null ? at + 1 : endOfFoods(tokens, end);
  }
  return kept.every(({ kind }) => kind === "mark") ? tokens : kept;
}

/** Where "packed the kids' lunches" and "made dinner for the kids" end; null for another beginning. */
function endOfMeal(tokens: readonly Token[], at: number): number | null {
  if (!makerWords.has(textAt(tokens, at))) return null;
  const next = skipOwners(tokens, at + 1);
  const isForChild = mealWords.has(textAt(tokens, next)) && textAt(tokens, next + 1) === "for";
  if (isForChild) return endOfChildren(tokens, skipOwners(tokens, next + 2));
  const person = tokens[next];
  const isMarked = textAt(tokens, next + 1) === "'";
  const isOwned = (person?.isPossessive === true || isMarked) && personWords.has(person?.text ?? "");
  const meal = isMarked ? next + 2 : next + 1;
  const isMeal = mealWords.has(textAt(tokens, meal)) && (isOwned || childWords.has(person?.text ?? ""));
  return isMeal ? meal + 1 : null;
}

/** "for the kids", unlike "for the girls and me" */
function endOfChildren(tokens: readonly Token[], at: number): number | null {
  const isWriterToo = textAt(tokens, at + 1) === "and" && writerWords.has(textAt(tokens, at + 2));
  return childWords.has(textAt(tokens, at)) && !isWriterToo ? at + 1 : null;
}

function skipOwners(tokens: readonly Token[], at: number): number {
  let next = at;
  while (owners.has(textAt(tokens, next))) next++;
  return next;
}

/** Where a bracket behind the meal ends, or behind a colon the sentence. */
function endOfFoods(tokens: readonly Token[], from: number): number {
  const opener = textAt(tokens, from);
  if (opener !== "(" && opener !== ":") return from;
  const end = tokens.findIndex(
    ({ text }, at) => at > from && (opener === "(" ? text === ")" : sentenceEnds.has(text)),
  );
  return end < 0 ? from : opener === "(" ? end + 1 : end;
}
