import { isNaming } from "../headers.ts";
import { markAt } from "../marks.ts";
import { isContent, readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { dishTerms, filledDishTerms, softHeads, wordClasses } from "../vocabulary.ts";
import { isBeforeMealHeading, listMealHeadings, listNumberedMeals } from "./meal-headings.ts";

const and = { kind: "word", text: "and", terms: [] } as const;
const arrows = new Set(["→", "⇒", "➡", "➜", "➔", "~", "»"]);
const pictograph = /^\p{Extended_Pictographic}/u;
const openings = new Set(["(", "["]);
const labelEnds = new Set([":", "-", "("]);
const amountMarks = new Set([":", "="]);
/** Longest name in front of the next mark. */
const pairReach = 5;
const longestRemark = 20;
const listEnds = new Set([",", ";", ".", "\n", "+", "&", "/"]);

/** What a text has of the marks that are only read where there are several of them. */
type Layout = {
  /** Where the names of numbered meals end, by where they begin. */
  readonly mealEnds: ReadonlyMap<number, number>;
  readonly headings: ReadonlySet<number>;
  /** How many brackets are open in front of each token. */
  readonly depths: readonly number[];
};

/**
 * The tokens with the marks of lists that people draw themselves as commas and line breaks: "#1 coffee #2 toast",
 * "a) eggs b) toast", "1) eggs 2) toast", "meal 1 eggs meal 2 200 g rice", "soup -> bread", "eggs: 2, toast: 1".
 */
export function readListMarks(tokens: readonly Token[]): Token[] {
  const layout = {
    mealEnds: listNumberedMeals(tokens),
    headings: listMealHeadings(tokens),
    depths: countBrackets(tokens),
  };
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const markerEnd = endOfMarker(tokens, at, layout);
    const arrowEnd = endOfArrow(tokens, at);
    if (token === undefined) break;
    if (markerEnd !== null) read.push(...(isMealNumber(tokens, at) ? [] : [markAt(token, "\n")]));
    else if (arrowEnd !== null) read.push(markAt(token, ","));
    else if (layout.headings.has(at)) read.push(token, markAt(token, ":"));
    else read.push(...readMark(tokens, token, at));
    at = markerEnd ?? arrowEnd ?? at + 1;
  }
  return read;
}

/** A token as the marks that it stands for, with those that are left out behind it. */
function readMark(tokens: readonly Token[], token: Token, at: number): Token[] {
  if (isEndOfRemark(tokens, at)) return [token, markAt(token, ",")];
  if (isBeforeMealHeading(tokens, at)) return [markAt(token, "\n")];
  if (isPlusInSandwich(tokens, at)) return [{ ...token, ...and }];
  return isAmountMark(tokens, at) || isTimesOfUnit(tokens, at) ? [] : [token];
}

/** "#2", "a)", "2)", "meal 2", "m2" */
function endOfMarker(tokens: readonly Token[], at: number, { mealEnds, depths }: Layout): number | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.text === "#" && second?.kind === "number" && second.isGlued) return at + 2;
  const mealEnd = mealEnds.get(at);
  if (mealEnd !== undefined) return mealEnd;
  const isLetter = first?.kind === "word" && /^[a-h]$/.test(first.text);
  const isNumber = first?.kind === "number" && /^\d{1,2}$/.test(first.text);
  const isClosed = second?.text === ")" && second.isGlued === true;
  return (isLetter || isNumber) && isClosed && (depths[at] ?? 0) <= 0 ? at + 2 : null;
}

/** "lunch #3", "prep box #2: rice" */
function isMealNumber(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 2]?.text ?? "";
  return wordClasses.mealTimes.has(tokens[at - 1]?.text ?? "") || labelEnds.has(after);
}

function countBrackets(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map(({ kind, text }) => {
    const before = depth;
    if (kind === "mark" && openings.has(text)) depth += 1;
    if (kind === "mark" && text === ")") depth -= 1;
    return before;
  });
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

/** The end of the bracket in "pancakes (3) syrup" and "tacos (hard shell) salsa": the next word begins another food. */
function isEndOfRemark(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.text !== ")" || next === undefined || !isNaming(next) || !isContent(next)) return false;
  const before = tokens.slice(Math.max(0, at - longestRemark), at);
  const width = before.length - before.findLastIndex(({ text }) => text === "(");
  const open = at - width;
  const food = width > before.length ? undefined : tokens[open - 1];
  const isBehindFood = food !== undefined && isNaming(food) && readUnitWord(tokens, open - 1) === null;
  const [inside] = tokens.slice(open + 1, at);
  const isNumber = inside?.kind === "number";
  return isBehindFood && next.text !== "x" && (isNumber || (at > open + 2 && !endsName(next)));
}

/** The last word of "granola (low sugar) bar" and "chicken (free range) sandwich" */
function endsName({ terms }: Token): boolean {
  return terms.some((term) => softHeads.has(term) || dishTerms.has(term));
}

/** The plus of "chicken + bacon sandwich" */
function isPlusInSandwich(tokens: readonly Token[], at: number): boolean {
  const [before, filling, sandwich] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (tokens[at]?.text !== "+" || before?.kind !== "word" || filling?.kind !== "word") return false;
  return sandwich?.terms.some((term) => filledDishTerms.has(term)) === true;
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
