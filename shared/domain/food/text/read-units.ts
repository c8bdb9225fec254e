import { isNumberWord, matchingForm, type ReadNumber, units } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import { boundsPhrase } from "./marks.ts";
import type { Token } from "./terms.ts";
import { isUnitDot } from "./unit-dots.ts";
import { isMultiplier, isPlaceName, startsCompound, wordClasses } from "./vocabulary.ts";

/** A unit in the text; `size` is grams or millilitres of one, `other` units (lengths, times) do not measure food. */
export type ReadUnit = {
  readonly unit: string;
  readonly kind: "mass" | "volume" | "piece" | "calories" | "other";
  readonly size: number;
  readonly next: number;
};

/** Units that are foods as well, and those of one food, which they name alone. */
const unitFoods = new Set(language.unitFoods.listed);
const cured = new Set(language.unitFoods.cured);
const soleUnitFoods = new Set(language.unitFoods.alone);
const rolledFoods = new Set(language.unitFoods.rolled);
const owners = new Set(language.others.owners);
const helpings = new Set(language.helpings);
/** "a large drink of cola", unlike "a large drink". */
const unitsBeforeOf = new Set(language.unitsBeforeOf);
const owningReach = 5;
const openers = new Set([",", "(", "-", ":"]);
const massGrams = new Map(Object.entries(units.massGrams));
const volumeMl = new Map(Object.entries(units.volumeMl));
const vessels = new Set(Object.keys(units.vesselMl));
const pieces = new Set([...units.pieces, ...language.unitsBeforeOf, ...vessels]);
const containers = new Set(units.containers);
const aliases = new Map(Object.entries(units.unitOf));
/** Abbreviations and words of other languages, which have no English plural. */
const uninflected = new Set([...language.pieceAbbreviations, ...language.uninflectedUnits]);
const foreignOf = new Set(language.foreignOf);
const sizes = new Set(Object.keys(units.sizes));
const silentUnits = new Set([...units.lengths, ...units.times]);

/** The unit that the word or two at `at` are, whatever stands around them. */
export function readUnitWord(
  tokens: readonly Token[],
  at: number,
): (Omit<ReadUnit, "next"> & { width: number }) | null {
  const first = tokens[at];
  if (first?.kind !== "word") return null;
  const word = matchingForm(first.text);
  const gap = tokens[at + 1]?.text === "." ? 2 : 1;
  const pair = `${word} ${matchingForm(tokens[at + gap]?.text ?? "")}`;
  const paired = volumeMl.get(pair);
  if (paired !== undefined) return { unit: "fl oz", kind: "volume", size: paired, width: gap + 1 };
  const grams = massGrams.get(word);
  if (grams !== undefined) return { unit: word, kind: "mass", size: grams, width: 1 };
  const millilitres = volumeMl.get(word);
  if (millilitres !== undefined) return { unit: word, kind: "volume", size: millilitres, width: 1 };
  if (pieces.has(pair)) return { unit: aliases.get(pair) ?? pair, kind: "piece", size: 1, width: gap + 1 };
  if (pieces.has(word)) return { unit: aliases.get(word) ?? word, kind: "piece", size: 1, width: 1 };
  if (word === "calory" || word === "kcal") return { unit: word, kind: "calories", size: 1, width: 1 };
  return silentUnits.has(word) ? { unit: word, kind: "other", size: 0, width: 1 } : null;
}

/** The unit at `at` behind an amount, or null where the word is part of a food. */
export function readUnit(tokens: readonly Token[], at: number, amount: ReadNumber): ReadUnit | null {
  const found = startsCompound(tokens, at) ? null : readUnitWord(tokens, at);
  if (found === null) return null;
  // "The pot was 2 kg." ends a sentence.
  const isAbbreviated =
    found.kind !== "piece" && found.width === 1 && found.unit.length < 5 && found.unit !== "kg";
  const next = at + found.width + (isAbbreviated && isUnitDot(tokens, at) ? 1 : 0);
  if (found.kind === "piece" && !isPieceUnit(tokens, at, next, amount)) return null;
  if (found.kind === "volume" && isFoodWithoutContents(tokens, at, next)) return null;
  if (found.kind === "calories")
    return tokens[at - 1]?.text === "-" || isVesselNear(tokens, next)
      ? { ...found, next }
      : { ...found, kind: "other", next };
  if (found.kind === "other" && amount.form === "article") return null;
  return { ...found, next };
}

function isVesselNear(tokens: readonly Token[], at: number): boolean {
  return readVessel(tokens, at) !== null;
}

/** Where the contents are named behind a unit: after "of", "full of" or "filled with"; null where they are not. */
export function findContents(tokens: readonly Token[], at: number): number | null {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isForeign = foreignOf.has(first ?? "") && uninflected.has(tokens[at - 1]?.text ?? "");
  if (first === "of" || isForeign) return at + 1;
  return (first === "full" && second === "of") || (first === "filled" && second === "with") ? at + 2 : null;
}

/** "1 concha" is a sweet roll, "1 concha feijão" a ladle of beans. */
function isFoodWithoutContents(tokens: readonly Token[], at: number, next: number): boolean {
  const after = tokens[next];
  const isNamed = after?.kind === "word" && isContent(after);
  return (
    unitsBeforeOf.has(matchingForm(tokens[at]?.text ?? "")) && findContents(tokens, next) === null && !isNamed
  );
}

/** "1 slice leftover pizza" */
function skipLeftover(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "leftover" ? at + 1 : at;
}

/** A piece word is a unit before "of"; else only after a number and with a food word behind it. */
function isPieceUnit(tokens: readonly Token[], at: number, next: number, amount: ReadNumber): boolean {
  const after = tokens[skipLeftover(tokens, next)];
  if (findContents(tokens, next) !== null) return true;
  if (amount.form === "article" || unitsBeforeOf.has(matchingForm(tokens[at]?.text ?? ""))) return false;
  if (after?.text === "from" && owners.has(tokens[next + 1]?.text ?? "")) return true;
  const isPlural = tokens[at]?.text !== matchingForm(tokens[at]?.text ?? "");
  if (after?.text === "-" && after.isGlued) return false;
  if (after?.kind !== "word" || !isContent(after))
    return !isFoodAlone(tokens, at) && isBehindFood(tokens, at);
  // "2 rashers hash brown": no rashers of it
  if (soleUnitFoods.has(matchingForm(tokens[at]?.text ?? "")) && !cured.has(after.text)) return false;
  const before = tokens[at - 1];
  const isUninflected =
    uninflected.has(tokens[at]?.text ?? "") || (before !== undefined && isMultiplier(before));
  return isPlural || isUninflected || amount.value <= 1 || amount.form === "part";
}

/** "2 rashers", and in a list "jam, 1 roll" or "soup, 1 dinner roll", unlike "kimbap 1 roll" and "sushi, 1 roll". */
function isFoodAlone(tokens: readonly Token[], at: number): boolean {
  const unit = matchingForm(tokens[at]?.text ?? "");
  if (soleUnitFoods.has(unit)) return true;
  if (!unitFoods.has(unit)) return false;
  const from = Math.max(0, at - owningReach);
  const comma = from + tokens.slice(from, at).findLastIndex(({ text }) => text === ",");
  const isListed = comma >= from && startsAmount(tokens[comma + 1]);
  return isListed && !rolledFoods.has(tokens[comma - 1]?.text ?? "");
}

function startsAmount(token: Token | undefined): boolean {
  return token?.kind === "number" || isNumberWord(token?.text ?? "");
}

// "pizza 2 slices", "a bag of bars, which had two bars": the piece word measures the food before it.
function isBehindFood(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - owningReach); before--) {
    const token = tokens[before];
    if (token === undefined) return false;
    if (openers.has(token.text)) return before > 0 && !isHeadedBySource(tokens, before);
    if (token.kind === "word" && !isSkippedBehindFood(token.text))
      return isContent(token) && !isPlaceName(token.terms);
  }
  return false;
}

/** "breakfast: 2 rolls", "McDonald's - 6 nuggets", unlike "pizza for breakfast, 2 slices" */
function isHeadedBySource(tokens: readonly Token[], mark: number): boolean {
  if (isPlaceName(tokens[mark - 1]?.terms ?? [])) return true;
  if (!wordClasses.mealTimes.has(tokens[mark - 1]?.text ?? "")) return false;
  const isBehindFood = wordClasses.prepositions.has(tokens[mark - 2]?.text ?? "") && mark > 2;
  return !isBehindFood;
}

function isSkippedBehindFood(text: string): boolean {
  return wordClasses.noise.has(text) || sizes.has(text) || isNumberWord(text);
}

/** Whether a word may be of a food: it neither joins nor is a verb, a preposition or small talk. */
export function isContent(token: Token): boolean {
  const { verbs, prepositions, links, noise } = wordClasses;
  if (token.text === "and" || token.text === "or" || token.text === "&") return false;
  return (
    !verbs.has(token.text) &&
    !prepositions.has(token.text) &&
    !links.has(token.text) &&
    !noise.has(token.text)
  );
}

/** The container named beside an explicit size: "can" in "12 fl oz can". */
export function readVessel(tokens: readonly Token[], at: number): { unit: string; next: number } | null {
  const helping = matchingForm(tokens[at]?.text ?? "");
  // "a 17 g dash of ketchup"
  if (helpings.has(helping) && tokens[at + 1]?.text === "of") return { unit: helping, next: at + 1 };
  const found = readUnitWord(tokens, at);
  const isVessel = found?.kind === "piece" || found?.unit === "cup";
  if (found === null || !isVessel || startsCompound(tokens, at)) return null;
  const after = tokens[at + 1];
  const isEnd = boundsPhrase(after) || !isContent(after);
  const isHolder =
    containers.has(matchingForm(tokens[at]?.text ?? "")) && (isEnd || tokens[at - 1]?.text === ")");
  const isOpen = after?.text === "of" || isHolder;
  return isOpen ? { unit: found.unit, next: at + 1 } : null;
}
