import language from "../../data/language.json" with { type: "json" };
import { sentenceEnds } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { people, owners } = language.others;
const { others, writer } = language.headedEaters;
const otherWords = new Set([...people, ...others]);
const ownerWords = new Set(owners);
const writerWords = new Set(writer);

/** A part of an entry that is headed by who ate it: "me: soup". */
type Headed = { readonly from: number; readonly next: number; readonly isWriter: boolean };

/**
 * The tokens without what others ate, where an entry is headed by who ate what: of "boys: pizza. me: salad" the salad. An
 * entry that is headed by one person alone is that person's.
 */
export function dropOtherEaters(tokens: readonly Token[]): readonly Token[] {
  const headed = tokens.flatMap((_, at) => readHeading(tokens, at) ?? []);
  if (!headed.some(({ isWriter }) => isWriter) || headed.every(({ isWriter }) => isWriter)) return tokens;
  return tokens.filter((_, at) => {
    const heading = headed.findLast(({ from }) => from <= at);
    if (heading === undefined) return true;
    return heading.isWriter ? at >= heading.next : at >= endOfSentence(tokens, heading.next);
  });
}

/** "me:", "for the kids -", "breakfast for the kids:", "kid 1:", "mine:" */
function readHeading(tokens: readonly Token[], at: number): Headed | null {
  if (at > 0 && !sentenceEnds.has(textAt(tokens, at - 1))) return null;
  const start =
    wordClasses.mealTimes.has(textAt(tokens, at)) && textAt(tokens, at + 1) === "for" ? at + 1 : at;
  let person = textAt(tokens, start) === "for" ? start + 1 : at;
  if (ownerWords.has(textAt(tokens, person)) && tokens[person + 1]?.kind === "word") person++;
  const word = textAt(tokens, person);
  const isWriter = writerWords.has(word);
  if (!isWriter && !otherWords.has(word)) return null;
  const mark = skipMeal(tokens, textAt(tokens, person + 1) === "'" ? person + 2 : person + 1);
  const isHeading =
    textAt(tokens, mark) === ":" || (textAt(tokens, mark) === "-" && tokens[mark]?.isGlued === false);
  return isHeading ? { from: at, next: mark + 1, isWriter } : null;
}

/** Behind the "1" of "kid 1" and the "tea" of "kids' tea". */
function skipMeal(tokens: readonly Token[], at: number): number {
  const meal = textAt(tokens, at);
  const isNumbered = tokens[at]?.kind === "number" || wordClasses.mealTimes.has(meal) || meal === "tea";
  return isNumbered ? at + 1 : at;
}

function endOfSentence(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && !sentenceEnds.has(textAt(tokens, end))) end++;
  return end;
}
