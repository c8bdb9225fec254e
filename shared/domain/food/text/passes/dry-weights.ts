import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { states, weights, fillers, bases, alwaysDishes, kinds } = language.dryWeights;
const stateWords = new Set(states);
const weightWords = new Set(weights);
const fillerWords = new Set(fillers);
const baseWords = new Set(bases);
const dishWords = new Set(alwaysDishes);
const kindWords = new Set(kinds);
const boundaries = new Set([",", ".", ";", ":", "\n", "!", "?", "(", ")", "+", "|"]);
const withWords = new Set(["with", "in"]);
const longestName = 8;
/**
 * Grams of a dish for a gram of dry pasta, rice or noodles in it: 2 oz dry are 140 g cooked (USDA FNDDS portions of pasta),
 * which are three quarters of a dish with a sauce.
 */
const dishOfDry = 140 / 56.7 / 0.75;

/** The weight of what a dish was cooked from, as it was dry, with where the dish and the weight stand. */
type DryWeight = {
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly number: number;
  readonly end: number;
  readonly isOfBase: boolean;
};

/**
 * The tokens with the weight of a dish that is told by its dry pasta, rice or noodles: "spag bol (90 g dry pasta)" is about
 * 300 g of it. In front of a "with" it stays the weight of the dry food: "80 g dry pasta with pesto".
 */
export function weighDryDishes(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const dry = readDryWeight(tokens, at);
    const token = tokens[at];
    if (dry === null) {
      if (token !== undefined) read.push(token);
      at++;
      continue;
    }
    read.push(...rewrite(tokens, dry));
    at = dry.end;
  }
  return read;
}

function rewrite(
  tokens: readonly Token[],
  { nameStart, nameEnd, number, end, isOfBase }: DryWeight,
): Token[] {
  const name = tokens.slice(nameStart, nameEnd);
  const amount = tokens[number];
  const unit = tokens[number + 1];
  if (amount === undefined || unit === undefined) return [...name];
  if (isOfBase) return [amount, unit, ...tokens.slice(number + 2, number + 3), ...name];
  const grams = Math.round(amount.value * dishOfDry);
  const span = joinSpans(tokens.slice(number, end)) ?? amount;
  return [
    ...name,
    { ...amount, ...span, text: String(grams), value: grams },
    { ...unit, start: span.end, end: span.end },
  ];
}

/** The dish that begins at `at` and the weight of its dry part behind it; null for other words. */
function readDryWeight(tokens: readonly Token[], at: number): DryWeight | null {
  if (!isStartOfName(tokens, at)) return null;
  const nameEnd = endOfName(tokens, at);
  let number = nameEnd;
  while (fillerWords.has(textAt(tokens, number))) number++;
  const isWeight = tokens[number]?.kind === "number" && readUnitWord(tokens, number + 1)?.kind === "mass";
  if (!isWeight || !stateWords.has(textAt(tokens, number + 2))) return null;
  const name = tokens.slice(at, nameEnd).filter(isNaming);
  if (!isDish(name)) return null;
  let end = number + 3;
  while (weightWords.has(textAt(tokens, end)) || baseWords.has(textAt(tokens, end))) end++;
  if (textAt(tokens, end) === ")") end++;
  const isOfBase = tokens.slice(at, nameEnd).some(({ text }) => withWords.has(text));
  return { nameStart: at, nameEnd, number, end, isOfBase };
}

/** "spag bol" and "tuna pasta", unlike "whole wheat pasta", which is weighed dry itself */
function isDish(name: readonly Token[]): boolean {
  if (name.some(({ text }) => dishWords.has(text))) return true;
  const hasBase = name.some(({ text }) => baseWords.has(text));
  return hasBase && name.some(({ text }) => !baseWords.has(text) && !kindWords.has(text));
}

function isStartOfName(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || !isNaming(token) || wordClasses.mealTimes.has(token.text)) return false;
  return before === undefined || !isNaming(before) || wordClasses.mealTimes.has(before.text);
}

function endOfName(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < from + longestName && isOfName(tokens[end])) end++;
  return end;
}

function isOfName(token: Token | undefined): boolean {
  return token?.kind === "word" && !boundaries.has(token.text) && !fillerWords.has(token.text);
}
