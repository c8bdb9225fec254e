import { boundsPhrase, sentenceEnds } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";
import { listNumberedMeals } from "./meal-headings.ts";

/** A meal of an entry: its name and where its foods stand. */
type Meal = { readonly name: string; readonly from: number; readonly end: number };

const opening = ["same", "as"];
/** The longest meal that is repeated. */
const longestMeal = 60;
const mostRepeats = 8;

/** The tokens with the foods of an earlier meal where "same as meal 2" or "same as lunch" stands for them. */
export function repeatMeals(tokens: readonly Token[]): readonly Token[] {
  const places = [...tokens.keys()].filter((at) => isSame(tokens, at)).slice(0, mostRepeats);
  if (places.length === 0) return tokens;
  const meals = listMeals(tokens);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const repeated = places.includes(at) ? readRepeated(tokens, meals, at) : null;
    const token = tokens[at];
    if (token !== undefined) read.push(...(repeated?.foods ?? [token]));
    at = repeated?.next ?? at + 1;
  }
  return read;
}

function isSame(tokens: readonly Token[], at: number): boolean {
  return opening.every((word, index) => textAt(tokens, at + index) === word);
}

function readRepeated(
  tokens: readonly Token[],
  meals: readonly Meal[],
  at: number,
): { readonly foods: readonly Token[]; readonly next: number } | null {
  const from = at + opening.length;
  for (const next of [from + 2, from + 1]) {
    const name = nameOf(tokens, from, next);
    const meal = meals.findLast((each) => each.name === name && each.end <= at);
    const [first, last] = [tokens[at], tokens[next - 1]];
    if (meal === undefined || first === undefined || last === undefined || !boundsPhrase(tokens[next]))
      continue;
    const { start } = first;
    const { end } = last;
    return { foods: tokens.slice(meal.from, meal.end).map((token) => ({ ...token, start, end })), next };
  }
  return null;
}

/** The meals of an entry in order: "meal 2" up to the next numbered one, and "lunch" at the start of a sentence. */
function listMeals(tokens: readonly Token[]): Meal[] {
  const numbered = listNumberedMeals(tokens);
  const starts = [...tokens.keys()].filter((at) => numbered.has(at) || isNamedMeal(tokens, at));
  return starts.flatMap((at, index) => {
    const named = numbered.get(at) ?? at + 1;
    const from = boundsPhrase(tokens[named]) ? named + 1 : named;
    const next = starts[index + 1] ?? tokens.length;
    const end = trimEnd(tokens, from, next);
    return end > from && end - from <= longestMeal ? [{ name: nameOf(tokens, at, named), from, end }] : [];
  });
}

function isNamedMeal(tokens: readonly Token[], at: number): boolean {
  const isStart = at === 0 || sentenceEnds.has(textAt(tokens, at - 1));
  return isStart && wordClasses.mealNames.has(textAt(tokens, at));
}

function trimEnd(tokens: readonly Token[], from: number, next: number): number {
  let end = next;
  while (end > from && tokens[end - 1]?.kind === "mark" && textAt(tokens, end - 1) !== ")") end--;
  return end;
}

function nameOf(tokens: readonly Token[], from: number, end: number): string {
  return tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(" ");
}
