import { findPhraseAt, indexByMeaning, units } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import uneaten from "../../data/uneaten.json" with { type: "json" };
import { boundsPhrase, findAhead, markAt } from "../marks.ts";
import type { Token } from "../terms.ts";
import { isEmoji } from "../tokenise.ts";
import { endOfInsulin } from "./insulin-doses.ts";
import { endOfMacros, endOfMacrosBehind } from "./macro-figures.ts";
import { findMealLetters, isMealLetter, type MealLetters } from "./meal-letters.ts";
import { endOfNamedEater } from "./named-eaters.ts";

const inchMarks = new Set(['"', "”", "″"]);
const quotes = new Set(['"', "“", "”"]);
const separators = new Set(["/", ",", "|", "-", "+"]);
const currencies = new Set(language.prices.marks);
const currencyWords = new Set(language.prices.words);
const coins = new Set(language.prices.letters);
const yieldVerbs = new Set(language.sharing.portioners);
const ages = new Set(language.ages.alone);
const agesBeforeOld = new Set(language.ages.beforeOld);
const yearOpeners = new Set(["since", "in", "from", "of", "circa"]);
const sources = new Set(language.sourceNotes.places);
const sourceWords = new Set(language.sourceNotes.words);
const longestSource = 4;
const distances = new Set(["k", "km", "kms", "mi"]);
const countReach = 4;
const longestKinds = 12;
const pans = new Set(language.recipes.held);
const cannedPieces = new Set(language.cannedPieces);
const degrees = new Set(uneaten.degrees);
const ordinalEndings = new Set(["th", "st", "nd", "rd"]);
const leastCoins = 10;
const points = new Set(language.points);
const recipeOwners = new Set([
  ...language.others.owners.filter((word) => word !== "a"),
  "own",
  "homemade",
  "family",
]);
const besides = indexByMeaning({ beside: language.besides });
const pronouns = new Set(language.pronounsOfFood);
const amountWords = new Set([
  ...[units.massGrams, units.volumeMl, units.sizes].flatMap(Object.keys),
  ...language.weak,
  ...language.pronounsOfFood,
]);

/**
 * The tokens without what labels a meal: "B:", "(45p / 50c / 14f)", "(15 g protein)", "$4.50", "5 pts" and `6"` name no
 * food, nor does the "one" of "the big one".
 */
export function dropNotes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  const layout = readLayout(tokens);
  for (let at = 0; at < tokens.length; ) {
    const end = endOfNote(tokens, at, layout);
    const token = tokens[at];
    // "egg L: soup" is two lines.
    if (token !== undefined && isMealLetter(tokens, at, layout.letters)) kept.push(markAt(token, "\n"));
    else if (end === null && token !== undefined) kept.push(token);
    at = end ?? at + 1;
    const [open, close] = kept.slice(-2);
    if (open?.text === "(" && close?.text === ")") kept.splice(-2);
  }
  return kept;
}

type Layout = {
  /** Whether each token stands within quotes. */
  readonly quoted: readonly boolean[];
  readonly letters: MealLetters;
};

function readLayout(tokens: readonly Token[]): Layout {
  let isQuoted = false;
  const quoted = tokens.map(({ text }) => {
    const isInside = isQuoted;
    if (quotes.has(text)) isQuoted = !isQuoted;
    return isInside;
  });
  return { quoted, letters: findMealLetters(tokens) };
}

function endOfNote(tokens: readonly Token[], at: number, layout: Layout): number | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (isEggHyphen(tokens, at)) return at + 1;
  const figureEnd =
    endOfOrdinal(tokens, at) ??
    endOfNamedEater(tokens, at) ??
    endOfInsulin(tokens, at) ??
    endOfFigure(tokens, at);
  if (figureEnd !== null) return figureEnd;
  if (currencies.has(first?.text ?? "") && second?.kind === "number") return at + 2;
  if (isMealLetter(tokens, at, layout.letters)) return second?.kind === "mark" ? at + 2 : at + 1;
  if (isDayNumber(tokens, at)) return at + 2;
  const figuresEnd = endOfMacrosBehind(tokens, at);
  if (figuresEnd !== null) return figuresEnd;
  if (isPronoun(tokens, at) || isRecipe(tokens, at)) return at + 1;
  // "dressing on the side"
  const besideEnd = endOfOwnRecipe(tokens, at) ?? findPhraseAt(besides, tokens, at)?.end ?? null;
  if (besideEnd !== null) return besideEnd;
  if (first?.kind !== "number") return null;
  const ageEnd = endOfAge(tokens, at);
  if (ageEnd !== null) return ageEnd;
  if (isInch(tokens, at + 1, layout) || isPrice(tokens, at) || points.has(second?.text ?? "")) return at + 2;
  return endOfMacros(tokens, at);
}

/** "ten or so crackers", "a 9x13 pan", "since 1987": figures that count no food, and words that only round one */
function endOfFigure(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.text === "or" && tokens[at + 1]?.text === "so") return at + 2;
  if (isGlucose(tokens, at) || isCannedIn(tokens, at) || isPraise(tokens, at)) return at + 2;
  if (isPanSize(tokens, at) || isDistance(tokens, at)) return at + 2;
  const bracketEnd = endOfCountedKinds(tokens, at) ?? endOfSource(tokens, at);
  if (bracketEnd !== null) return bracketEnd;
  return isYear(tokens, at) ? at + 1 : null;
}

/** "sugars 6.2 before bed": a reading of the blood, unlike "coffee, sugars 2". */
function isGlucose(tokens: readonly Token[], at: number): boolean {
  const [word, figure] = [tokens[at], tokens[at + 1]];
  const isNamed = word?.text === "sugars" || word?.text === "glucose" || word?.text === "bg";
  return isNamed && figure?.kind === "number" && /^\d{1,2}[.,]\d$/.test(figure.text);
}

/** "pineapple chunks in juice", unlike "oats soaked in juice" */
function isCannedIn(tokens: readonly Token[], at: number): boolean {
  const isInJuice = tokens[at]?.text === "in" && tokens[at + 1]?.text === "juice";
  return isInJuice && cannedPieces.has(tokens[at - 1]?.text ?? "");
}

/** The sentence "so salty" says how it was. */
function isPraise(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 2]];
  const isAlone = boundsPhrase(before) && boundsPhrase(after);
  return isAlone && tokens[at]?.text === "so" && degrees.has(tokens[at + 1]?.text ?? "");
}

/** "long run 28k", "10k steps", "hiked, 14 mi" */
function isDistance(tokens: readonly Token[], at: number): boolean {
  const [figure, unit, after] = tokens.slice(at, at + 3);
  const isEnd = boundsPhrase(after) || isEmoji(after);
  const isUnit = unit?.isGlued === true || (isEnd && unit?.text !== "k");
  return figure?.kind === "number" && isUnit && distances.has(unit?.text ?? "");
}

/** "a 3-egg omelette" */
function isEggHyphen(tokens: readonly Token[], at: number): boolean {
  const isGlued = tokens[at]?.text === "-" && tokens[at]?.isGlued === true;
  return isGlued && tokens[at - 1]?.kind === "number" && tokens[at + 1]?.terms.includes("egg") === true;
}

/** The "60th" of "mum's 60th" and the "4th" of "on the 4th" */
function endOfOrdinal(tokens: readonly Token[], at: number): number | null {
  const ending = tokens[at + 1];
  const isOrdinal = tokens[at]?.kind === "number" && ending?.isGlued === true;
  return isOrdinal && ordinalEndings.has(ending.text) ? at + 2 : null;
}

/** The bracket of "4 doughnuts (2 chocolate, 2 glazed)": kinds of what was counted before, as many in all. */
function endOfCountedKinds(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.text !== "(") return null;
  const end = findAhead(tokens, at + 1, ({ text }) => text === ")", longestKinds + 1);
  const inside = end < 0 ? [] : tokens.slice(at + 1, end);
  const counts = inside.filter(({ kind }) => kind === "number").map(({ value }) => value);
  const isKinds = counts.length > 1 && inside[0]?.kind === "number" && inside.length <= longestKinds;
  if (!isKinds || !inside.every(({ kind, text }) => kind !== "mark" || separators.has(text))) return null;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const before = tokens.slice(Math.max(0, at - countReach), at);
  return before.some(({ kind, value }) => kind === "number" && value === all) ? end + 1 : null;
}

/** The bracket of "cereal (shop)" and "cake (shop bought)": where a food came from. */
function endOfSource(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.text !== "(") return null;
  const end = findAhead(tokens, at + 1, ({ text }) => text === ")", longestSource + 1);
  const inside = tokens.slice(at + 1, end);
  const isShort = end > at + 1 && inside.length <= longestSource;
  return isShort && inside.some(({ text }) => sources.has(text)) && inside.every(isOfSource) ? end + 1 : null;
}

function isOfSource({ kind, text }: Token): boolean {
  return kind === "word" && (sources.has(text) || sourceWords.has(text));
}

/** "since 1987" */
function isYear(tokens: readonly Token[], at: number): boolean {
  const [before, year, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isDate =
    year?.kind === "number" && /^(?:19|20)\d\d$/.test(year.text) && yearOpeners.has(before?.text ?? "");
  return isDate && boundsPhrase(after);
}

/** "a 9x13 pan" */
function isPanSize(tokens: readonly Token[], at: number): boolean {
  const [width, length, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isSize =
    width?.kind === "number" && /^x\d{1,2}$/.test(length?.text ?? "") && length?.isGlued === true;
  return isSize && (after?.kind !== "word" || pans.has(after.text));
}

/** "keto day 9" */
function isDayNumber(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "day" && tokens[at + 1]?.kind === "number";
}

/** "baby 10 mo", "my 6yo's", "18 months old" */
function endOfAge(tokens: readonly Token[], at: number): number | null {
  const [unit, old] = [tokens[at + 1]?.text ?? "", tokens[at + 2]?.text];
  if (ages.has(unit)) return at + 2;
  return agesBeforeOld.has(unit) && old === "old" ? at + 3 : null;
}

/** "bolognese, recipe serves 4" */
function isRecipe(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "recipe" && yieldVerbs.has(tokens[at + 1]?.text ?? "");
}

/** "banana bread, my own recipe (3 bananas, ...)" */
function endOfOwnRecipe(tokens: readonly Token[], at: number): number | null {
  if (!recipeOwners.has(tokens[at]?.text ?? "")) return null;
  const end = tokens[at + 1]?.text === "own" ? at + 2 : at + 1;
  return tokens[end]?.text === "recipe" ? end + 1 : null;
}

/** "25 cedis", "99c"; nobody drinks 99 cups. */
function isPrice(tokens: readonly Token[], at: number): boolean {
  const [count, unit] = [tokens[at], tokens[at + 1]];
  if (count?.kind !== "number" || unit === undefined) return false;
  const isCoin = coins.has(unit.text) && unit.isGlued && count.value >= leastCoins;
  return currencyWords.has(unit.text) || (isCoin && endOfMacros(tokens, at) === null);
}

/** "a 400 g one", "the big one": the number that counts a food stands before it. */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  const [before, word, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!pronouns.has(word?.text ?? "") || before?.kind !== "word") return false;
  const isEnd = boundsPhrase(after) || pronouns.has(after.text);
  return isEnd && amountWords.has(before.text);
}

/** `6" sub`: the length of a food is no amount of it. The mark behind "rice 200" within quotes closes them. */
function isInch(tokens: readonly Token[], at: number, { quoted }: Layout): boolean {
  const token = tokens[at];
  if (token?.isGlued !== true || !inchMarks.has(token.text)) return false;
  return quoted[at] === false;
}
