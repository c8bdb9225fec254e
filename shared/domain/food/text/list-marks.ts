import language from "../data/language.json" with { type: "json" };
import { isNaming } from "./headers.ts";
import { isContent, readUnitWord } from "./read-units.ts";
import type { Token } from "./terms.ts";
import { wordClasses } from "./vocabulary.ts";

const comma = { kind: "mark", text: ",", terms: [] } as const;
const colon = { kind: "mark", text: ":", terms: [] } as const;
const and = { kind: "word", text: "and", terms: [] } as const;
const filledDishes = new Set(language.filledDishes);
const lineBreak = { kind: "mark", text: "\n", terms: [] } as const;
const arrows = new Set(["→", "⇒", "➡", "➜", "➔", "~", "»"]);
const pictograph = /^\p{Extended_Pictographic}/u;
const openings = new Set(["(", "["]);
const labelEnds = new Set([":", "-", "("]);
const amountMarks = new Set([":", "="]);
/** Longest name in front of the next mark. */
const pairReach = 5;
const longestHeading = 3;
const sentenceEnds = new Set([".", "!", "?", ";", "\n"]);
const numberedMeals = new Set(["meal", "snack"]);
const listEnds = new Set([",", ";", ".", "\n", "+", "&", "/"]);

/**
 * The tokens with the marks of lists that people draw themselves as commas and line breaks: "#1 coffee #2 toast",
 * "a) eggs b) toast", "1) eggs 2) toast", "meal 1 eggs meal 2 200 g rice", "soup -> bread", "eggs: 2, toast: 1".
 */
export function readListMarks(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const markerEnd = endOfMarker(tokens, at);
    const arrowEnd = endOfArrow(tokens, at);
    if (token === undefined) break;
    if (markerEnd !== null) read.push(...(isMealNumber(tokens, at) ? [] : [{ ...token, ...lineBreak }]));
    else if (arrowEnd !== null) read.push({ ...token, ...comma });
    else read.push(...readMark(tokens, token, at));
    at = markerEnd ?? arrowEnd ?? at + 1;
  }
  return read;
}

/** A token as the marks that it stands for, with those that are left out behind it. */
function readMark(tokens: readonly Token[], token: Token, at: number): Token[] {
  if (isMealHeading(tokens, at)) return [token, { ...token, ...colon }];
  if (isEndOfRemark(tokens, at)) return [token, { ...token, ...comma }];
  if (isBeforeMealHeading(tokens, at)) return [{ ...token, ...lineBreak }];
  if (isPlusInSandwich(tokens, at)) return [{ ...token, ...and }];
  return isAmountMark(tokens, at) || isTimesOfUnit(tokens, at) ? [] : [token];
}

/** "#2", "a)", "2)", "meal 2", "m2" */
function endOfMarker(tokens: readonly Token[], at: number): number | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.text === "#" && second?.kind === "number" && second.isGlued) return at + 2;
  const numberedEnd = endOfNumberedMeal(tokens, at);
  if (numberedEnd !== null && isAmongMeals(tokens)) return numberedEnd;
  const isLetter = first?.kind === "word" && /^[a-h]$/.test(first.text);
  const isNumber = first?.kind === "number" && /^\d{1,2}$/.test(first.text);
  const isClosed = second?.text === ")" && second.isGlued === true;
  return (isLetter || isNumber) && isClosed && !isInBracket(tokens, at) ? at + 2 : null;
}

/** Behind the "meal 2" of "meal 2 200 g rice" and the "m2" of "m2 rice" */
function endOfNumberedMeal(tokens: readonly Token[], at: number): number | null {
  const [meal, number] = [tokens[at], tokens[at + 1]];
  const isShort = meal?.kind === "word" && /^m[1-9]$/.test(meal.text);
  const isNumber = number?.kind === "number" && /^\d$/.test(number.text);
  const end = isShort ? at + 1 : numberedMeals.has(meal?.text ?? "") && isNumber ? at + 2 : null;
  const after = end === null ? undefined : tokens[end];
  return after === undefined || after.text === "," ? null : end;
}

function isAmongMeals(tokens: readonly Token[]): boolean {
  return tokens.filter((_, at) => endOfNumberedMeal(tokens, at) !== null).length > 1;
}

/** "lunch #3", "prep box #2: rice" */
function isMealNumber(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 2]?.text ?? "";
  return wordClasses.mealTimes.has(tokens[at - 1]?.text ?? "") || labelEnds.has(after);
}

function isInBracket(tokens: readonly Token[], at: number): boolean {
  const marks = tokens.slice(0, at).filter(({ kind }) => kind === "mark");
  return (
    marks.filter(({ text }) => openings.has(text)).length > marks.filter(({ text }) => text === ")").length
  );
}

/** An arrow, a tilde or a picture between two words; in front of a number it may mean "about" or "makes". */
function endOfArrow(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== "mark" || tokens[at - 1]?.kind !== "word") return null;
  const isDrawn = ["-", "="].includes(token.text) && tokens[at + 1]?.text === ">";
  const end = isDrawn ? at + 2 : at + 1;
  const isArrow = isDrawn || arrows.has(token.text) || pictograph.test(token.text);
  return isArrow && tokens[end]?.kind === "word" ? end : null;
}

/** The meal of "Breakfast bagel, egg. Lunch soup": several sentences begin with one, so that it is no breakfast bagel. */
function isMealHeading(tokens: readonly Token[], at: number): boolean {
  if (!beginsWithMeal(tokens, at)) return false;
  return tokens.some((_, place) => place !== at && beginsWithMeal(tokens, place));
}

function beginsWithMeal(tokens: readonly Token[], at: number): boolean {
  const isStart = at === 0 || sentenceEnds.has(tokens[at - 1]?.text ?? "");
  const next = tokens[at + 1];
  return (
    isStart && next?.kind === "word" && isContent(next) && wordClasses.mealNames.has(tokens[at]?.text ?? "")
  );
}

/** The end of the bracket in "pancakes (3) syrup" and "tacos (hard shell) salsa": the next word begins another food. */
function isEndOfRemark(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.text !== ")" || next === undefined || !isNaming(next) || !isContent(next)) return false;
  const open = tokens.slice(0, at).findLastIndex(({ text }) => text === "(");
  const food = tokens[open - 1];
  const isBehindFood = food !== undefined && isNaming(food) && readUnitWord(tokens, open - 1) === null;
  const inside = tokens.slice(open + 1, at);
  return isBehindFood && next.text !== "x" && (inside.length > 1 || inside[0]?.kind === "number");
}

/** The comma of "sausage roll, train snack: crackers" */
function isBeforeMealHeading(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ",") return false;
  const mark = tokens.findIndex(({ kind }, place) => place > at && kind !== "word");
  const isShort = mark > at + 1 && mark <= at + 1 + longestHeading;
  const { mealNames, mealTimes } = wordClasses;
  const name = tokens[mark - 1]?.text ?? "";
  return isShort && tokens[mark]?.text === ":" && (mealNames.has(name) || mealTimes.has(name));
}

/** The plus of "chicken + bacon sandwich" */
function isPlusInSandwich(tokens: readonly Token[], at: number): boolean {
  const [before, filling, sandwich] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (tokens[at]?.text !== "+" || before?.kind !== "word" || filling?.kind !== "word") return false;
  return filledDishes.has(sandwich?.text ?? "");
}

/** The sign of "creamer x 2 tbsp" */
function isTimesOfUnit(tokens: readonly Token[], at: number): boolean {
  const unit = readUnitWord(tokens, at + 2);
  const isSign = tokens[at]?.text === "x" || tokens[at]?.text === "×";
  return isSign && tokens[at + 1]?.kind === "number" && (unit?.kind === "mass" || unit?.kind === "volume");
}

/** The mark of "tacos: 2, tea: 1" and "rice = 150 g tofu = 80 g", unlike that of "soup: 250 g lentils" */
function isAmountMark(tokens: readonly Token[], at: number): boolean {
  const [food, mark, count] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (food === undefined || !amountMarks.has(mark?.text ?? "") || count?.kind !== "number") return false;
  if (!isNaming(food) || wordClasses.mealTimes.has(food.text)) return false;
  const word = readUnitWord(tokens, at + 2);
  const unit = word?.kind === "mass" || word?.kind === "volume" ? word : null;
  const behind = at + 2 + (unit?.width ?? 0);
  const end = unit !== null && tokens[behind]?.text === "." ? behind + 1 : behind;
  const after = tokens[end];
  if (after === undefined || listEnds.has(after.text)) return true;
  // "Protein: 4 oz sirloin" and "Veg: 1 cup sprouts" in the next line are headings.
  const ahead = tokens.slice(end + 1, end + pairReach);
  const line = ahead.findIndex(({ text }) => text === "\n");
  return (
    unit !== null && ahead.slice(0, line < 0 ? ahead.length : line).some(({ text }) => amountMarks.has(text))
  );
}
