import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { boundsPhrase, markAt } from "../marks.ts";
import { isContent, readUnitWord } from "../read-units.ts";
import { normaliseWord, type Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

/** Foods with a percentage of their own: "dark chocolate (85%)", "wine (12%)". */
const graded = new Set(language.gradedFoods.flatMap(normaliseWord));
const clauseMarks = new Set([".", ",", ";", "\n", ":"]);
const percent = /^\d{1,3}(?:\.\d+)?%$/;
const longestName = 8;
const fewestPercents = 2;
const shareStep = 5;
const smallestShare = 10;
/** Percentages of fat are all below it. */
const leastOfSome = 25;
const ate = { kind: "word", text: "ate", terms: ["ate"] } as const;

/**
 * Reads percentages in brackets as the shares eaten if the text has at least two: "soup 200 ml (50%), roll (0%)" is half of
 * the soup. A single percentage describes the food: "yogurt (2%)".
 */
export function readEatenPercents(tokens: readonly Token[]): readonly Token[] {
  const brackets = listShares(tokens);
  if (brackets.length < fewestPercents) return tokens;
  return tokens.flatMap((token, at) => {
    const bracket = brackets.find((from) => at >= from && at < from + 3);
    if (bracket === undefined) return isNotEaten(tokens, brackets, at) ? [] : [token];
    const text = textAt(tokens, bracket + 1);
    if (text === "0%" || text === "100%" || at === bracket + 2) return [];
    return at === bracket ? [markAt(token, ","), { ...token, ...ate }] : [token];
  });
}

/** Where the brackets with shares open; none if one of them is no round share: "yogurt (0%), milk (2%)". */
function listShares(tokens: readonly Token[]): number[] {
  const brackets = tokens.flatMap((_, at) =>
    isPercentBehind(tokens, at) && !isOfGraded(tokens, at) ? [at] : [],
  );
  const shares = brackets.map((at) => Number.parseFloat(textAt(tokens, at + 1)));
  return shares.every(isRound) && shares.some((share) => share >= leastOfSome) ? brackets : [];
}

function isRound(share: number): boolean {
  return share === 0 || (share >= smallestShare && share % shareStep === 0);
}

/** "(50%)" at the end of a clause */
function isPercentBehind(tokens: readonly Token[], at: number): boolean {
  const [open, share, close, after] = tokens.slice(at, at + 4);
  const isBracket = open?.text === "(" && percent.test(share?.text ?? "") && close?.text === ")";
  return isBracket && boundsPhrase(after);
}

/** "a glass of wine (12%)", unlike "chocolate cake (50%)" */
function isOfGraded(tokens: readonly Token[], bracket: number): boolean {
  const from = Math.max(0, bracket - longestName);
  const food = tokens
    .slice(from, bracket)
    .findLast((token, at) => isNaming(token) && isContent(token) && readUnitWord(tokens, from + at) === null);
  return food?.terms.some((term) => graded.has(term)) === true;
}

/** The food in front of "(0%)" */
function isNotEaten(tokens: readonly Token[], brackets: readonly number[], at: number): boolean {
  const next = brackets.find((from) => from > at);
  if (next === undefined || textAt(tokens, next + 1) !== "0%") return false;
  return !tokens.slice(at, next).some(({ text }) => clauseMarks.has(text));
}
