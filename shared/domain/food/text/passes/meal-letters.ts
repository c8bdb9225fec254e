import language from "../../data/language.json" with { type: "json" };
import { startsLine } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

/** How an entry uses letters for its meals. */
export type MealLetters = {
  /** The first "B:". */
  readonly first: number;
  /** Whether sentences begin with letters of several meals: "B eggs. L soup. D 4 oz tilapia". */
  readonly openSentences: boolean;
};

const letters = new Set(language.mealLetters);

export function findMealLetters(tokens: readonly Token[]): MealLetters {
  const opening = tokens.filter((_, at) => isBareLetter(tokens, at) && startsSentence(tokens, at));
  return {
    first: tokens.findIndex(({ text }, at) => letters.has(text) && textAt(tokens, at + 1) === ":"),
    openSentences: new Set(opening.map(({ text }) => text)).size > 1,
  };
}

/** "B: eggs, L - soup" */
export function isMealLetter(
  tokens: readonly Token[],
  at: number,
  { first, openSentences }: MealLetters,
): boolean {
  const [before, letter, mark] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!letters.has(letter?.text ?? "") || letter?.kind !== "word") return false;
  // "B 2 eggs" and "L soup" begin a line.
  const isAtStart = startsLine(tokens, at) || (openSentences && startsSentence(tokens, at));
  if (isAtStart && isBareLetter(tokens, at)) return true;
  // "B: nothing L: soup": behind the first, a letter needs no mark before it.
  if (mark?.text === ":") return before?.kind !== "word" || first < at;
  return mark?.text === "-" && tokens[at + 2]?.isGlued === false && before?.kind !== "word";
}

/** "L soup" */
function isBareLetter(tokens: readonly Token[], at: number): boolean {
  const [letter, next] = [tokens[at], tokens[at + 1]];
  if (letter?.kind !== "word" || !letters.has(letter.text)) return false;
  return next !== undefined && next.kind !== "mark" && next.start > letter.end;
}

function startsSentence(tokens: readonly Token[], at: number): boolean {
  return startsLine(tokens, at) || textAt(tokens, at - 1) === ".";
}
