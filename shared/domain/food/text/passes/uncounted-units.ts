import { isNumberWord, isPlural, matchingForm } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { isContent, readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { isEmoji } from "../tokenise.ts";
import { headlessTerms, readNumberAt, startsCompound, vesselTerms, wordClasses } from "../vocabulary.ts";

/** Units that nothing stands in front of: "yogurt handful berries". */
const helpings = new Set([...language.helpings, ...language.portionNames, "handful"]);
/** Units that are foods as well: "steak glass of red". */
const foods = new Set(language.unitFoods.listed);
const longestName = 3;

/**
 * The tokens with a "1" before units that stand between two foods and that nothing counts, and a comma between the foods:
 * "salmon glass white wine", "pizza pint of lager", "coffee mug toast".
 */
export function countUnitsBetween(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  let amount: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    const place = isCounted(amount, token) ? null : findFood(tokens, at);
    const one = { ...token, kind: "number", text: "1", value: 1, terms: [], end: token.start } as const;
    if (place === "behind") read.push(commaAt(token.start), one, token);
    else if (place === "before") read.push(one, token, commaAt(token.end));
    else read.push(token);
    if (token.kind === "mark" && token.text !== "-") amount = undefined;
    else if (token.kind === "number" || isNumberWord(token.text)) amount = token;
  }
  return read;
}

/** "a travel mug of coffee", "2 shaker bottles of milk", unlike "2 eggs toast cup of coffee" */
function isCounted(amount: Token | undefined, { text }: Token): boolean {
  return amount !== undefined && (amount.value <= 1 || isPlural(text));
}

/** Whether the food that an uncounted unit at `at` measures stands before or behind it; null for no such unit. */
function findFood(tokens: readonly Token[], at: number): "before" | "behind" | null {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isBehindName = namesFood(tokens, at - 1) || wordClasses.mealTimes.has(before?.text ?? "");
  if (token?.kind !== "word" || !isBehindName || startsCompound(tokens, at)) return null;
  const unit = readUnitWord(tokens, at)?.unit;
  if (unit === undefined || startsCompound(tokens, at - 1) || readNumberAt(tokens, at - 1) !== null)
    return null;
  if (after?.text === "of" && isHolder(unit)) return isWritten(tokens[at + 2]) ? "behind" : null;
  if (!namesFood(tokens, at + 1) && !mayHold(unit, after?.text ?? "")) return null;
  if (helpings.has(unit)) return "behind";
  if (nameBehind(tokens, at).some(({ text }) => mayHold(unit, text))) return "behind";
  return mayHold(unit, before?.text ?? "") ? "before" : null;
}

/** Behind the "of" of a unit in another language may stand a word that has only a key: "nasi bungkus w ayam". */
function isWritten(token: Token | undefined): boolean {
  return token?.kind === "word" && /^[\p{L}'-]+$/u.test(token.text);
}

/** "pizza pint of lager", unlike "left half of it" */
function isHolder(unit: string): boolean {
  return (
    helpings.has(unit) ||
    vesselTerms.has(unit) ||
    language.unitContents.some(({ units }) => units.includes(unit))
  );
}

/** Whether a food usually comes in a unit: wine in a glass, bread in slices. */
export function mayHold(unit: string, food: string): boolean {
  return language.unitContents.some(({ units, foods }) => units.includes(unit) && foods.includes(food));
}

function nameBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const behind = tokens.slice(at + 1, at + 1 + longestName);
  const end = behind.findIndex((token) => token.kind !== "word" || !isContent(token));
  return end < 0 ? behind : behind.slice(0, end);
}

/** Whether a word may be of a food's name: "steak" and "egg" count pieces as well. */
function namesFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || !isContent(token) || isNumberWord(token.text)) return false;
  const isUnit = readUnitWord(tokens, at) !== null && !foods.has(matchingForm(token.text));
  const isAmount = language.multipliers.includes(token.text) || wordClasses.fullness.has(token.text);
  return !isUnit && !isAmount && !isEmoji(token) && token.terms.some((term) => !headlessTerms.has(term));
}

function commaAt(place: number): Token {
  return { kind: "mark", text: ",", value: 0, start: place, end: place, isGlued: false, terms: [] };
}
