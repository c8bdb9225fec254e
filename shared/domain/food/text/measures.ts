import { matchingForm, type ReadNumber } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import { readDistantUnit, skipAdjectives, skipHyphen } from "./before-units.ts";
import { boundsPhrase } from "./marks.ts";
import { findContents, isContent, type ReadUnit, readUnit, readUnitWord, readVessel } from "./read-units.ts";
import type { Token } from "./terms.ts";
import { readNumberAt, readPackSize, readSize, startsCompound, wordClasses } from "./vocabulary.ts";

/** An amount as the text gives it, before any food is known. */
export type Measure = {
  /** How many of the unit: 2 in "2 slices", 0.5 in "half a cup". */
  readonly count: number;
  /** `mass` and `volume` carry an exact size, `piece` a unit word, `count` neither, `article` only "a". */
  readonly kind: "mass" | "volume" | "piece" | "count" | "article";
  /** Unit word in the singular: "slice", "cup", "can"; empty for bare counts. */
  readonly unit: string;
  /** Size words in the order met: "large", "single serving". */
  readonly sizes: readonly string[];
  /** Grams of one unit, when a mass was given. */
  readonly grams: number | null;
  /** Millilitres of one unit, when a volume was given. */
  readonly millilitres: number | null;
  /** Energy of one unit in "100-calorie pack". */
  readonly kilocalories: number | null;
  /** True for "half of the rice": a share of something named before, or of its default portion. */
  readonly isShare: boolean;
  /** "(330 ml cans)" and "150 g each" are of each piece that was counted before. */
  readonly isEach?: boolean;
  /** True where a size is all that is said: "kottu small". */
  readonly isBareSize?: boolean;
  /** True for "another": it is eaten beside what was named before. */
  readonly isAnother?: boolean;
  /** True for "a few": of what is tiny, more than the count says. */
  readonly isVague?: boolean;
};

/** One of a food, as "an apple" says. */
export const one: Measure = {
  count: 1,
  kind: "article",
  unit: "",
  sizes: [],
  grams: null,
  millilitres: null,
  kilocalories: null,
  isShare: false,
};

/** What begins like an amount; `measure` is null for lengths and times, which are not amounts of food. */
export type ReadMeasure = {
  readonly measure: Measure | null;
  readonly next: number;
};

const ownCupSizes = new Set(language.ownCupSizes);
const amountOpeners = new Set(language.amountOpeners);
/** Units of what is added to a food, and so stand behind it. */
const helpings = new Set(language.helpings);
const bareUnits = new Set(language.bareUnits);
/** "half my fries" is half of them. */
const owners = new Set(language.others.owners.filter((word) => word !== "a"));
const determiners = new Set(language.determiners);
const longestBakeName = 6;
/** Words for an amount that is of every one that was counted. */
export const eachWords: ReadonlySet<string> = new Set(["each", "ea", "apiece"]);
const wholeBakes = new Set(language.wholeBakes);
const slicesOfWhole = 8;
/** Who eats half of a cake eats half of one. */
const largestSlice = 0.34;
const givers = new Set(["from"]);
/** "a little milk" is no small one. */
const little = "little";

type Finding = {
  readonly amount: ReadNumber;
  readonly unit: ReadUnit;
  readonly per: number;
  readonly sizes: readonly string[];
  readonly next: number;
};

/** Reads an amount that begins at `at`: number or article, sizes, unit, "of". */
export function readMeasure(tokens: readonly Token[], at: number): ReadMeasure | null {
  if (startsCompound(tokens, at)) return null;
  const amount = ofPackSize(tokens, readNumberAt(tokens, at));
  if (amount === null) return readBareUnit(tokens, at);
  const read = readMultiple(tokens, amount) ?? readSized(tokens, amount);
  const isAnother = tokens[at]?.text === "another" && read?.measure != null;
  return isAnother ? { ...read, measure: { ...read.measure, isAnother } } : read;
}

/** "2 share bags of crisps" are as many as several usual bags. */
function ofPackSize(tokens: readonly Token[], amount: ReadNumber | null): ReadNumber | null {
  const packs = amount === null ? null : readPackSize(tokens, amount.next);
  if (amount === null || packs === null) return amount;
  return { value: amount.value * packs, form: "digits", next: amount.next + 1 };
}

/** "cup of tea", "tsp honey", "heaped tsp honey", "coffee splash of milk": one, where the article is left out. */
function readBareUnit(tokens: readonly Token[], from: number): ReadMeasure | null {
  const at = beginsPhrase(tokens[from - 1]) ? skipFullness(tokens, from) : from;
  const width = readUnitWord(tokens, at)?.width ?? 0;
  if (width === 0) return null;
  const unit = matchingForm(tokens[at]?.text ?? "");
  const after = tokens[at + width];
  if (
    findContents(tokens, at + width) === at + width + 1
      ? !beginsPhrase(beforeSizes(tokens, at)) && !helpings.has(unit)
      : !isBareUnit(tokens, at, after)
  )
    return null;
  const amount: ReadNumber = { value: 1, form: "article", next: at };
  const found = readUnit(tokens, at, { ...amount, form: "digits" });
  return found === null ? null : finish(tokens, { amount, unit: found, per: 1, sizes: [], next: found.next });
}

/** "tsp honey", "glass milk": units that measure without "of" where they begin a phrase. */
function isBareUnit(tokens: readonly Token[], at: number, after: Token | undefined): boolean {
  const isNamed = after?.kind === "word" && isContent(after);
  return (
    isNamed && bareUnits.has(matchingForm(tokens[at]?.text ?? "")) && beginsPhrase(beforeSizes(tokens, at))
  );
}

/** Where a unit stands behind a word for how full it was. */
function skipFullness(tokens: readonly Token[], at: number): number {
  return isFullness(tokens[at]) && readUnitWord(tokens, at + 1) !== null ? at + 1 : at;
}

/** What stands before a unit, its sizes and how full it was: "small glass of red". */
function beforeSizes(tokens: readonly Token[], at: number): Token | undefined {
  let before = at - 1;
  while (before >= 0 && (readSize(tokens, before)?.next === before + 1 || isFullness(tokens[before])))
    before--;
  return tokens[before];
}

/** How full a spoon or a cup was: "heaped tsp". */
function isFullness(token: Token | undefined): boolean {
  return wordClasses.fullness.has(token?.text ?? "");
}

function beginsPhrase(before: Token | undefined): boolean {
  return boundsPhrase(before) || amountOpeners.has(before.text);
}

/** "almonds (23, 1 oz)", "23 of them, 1 oz": an amount that is stated twice. */
const restatements = new Set([",", "of"]);

/** "2 x 50 g", "2 (14.5 oz) cans", "two 12 oz cans", "a cold 16.9 fl oz bottle of", "1/4 of a 400 g one". */
function readMultiple(tokens: readonly Token[], amount: ReadNumber): ReadMeasure | null {
  const from = amount.value < 1 ? skipOf(tokens, amount.next) : amount.next;
  if (amount.form !== "article" && restatements.has(tokens[from]?.text ?? "")) return null;
  const { sizes, next } = skipAdjectives(tokens, from);
  const joiner = tokens[next]?.text ?? "";
  const inner = ["x", "×", "(", "*"].includes(joiner) ? next + 1 : next;
  if (tokens[inner]?.kind !== "number") return readCaloriePack(tokens, amount);
  const each = readNumberAt(tokens, inner);
  const unit = each === null ? null : readUnit(tokens, skipHyphen(tokens, each.next), each);
  if (each === null || unit === null || unit.kind === "other" || unit.kind === "piece") return null;
  const closed = joiner === "(" && tokens[unit.next]?.text === ")" ? unit.next + 1 : unit.next;
  return finish(tokens, { amount, unit, per: each.value, sizes, next: closed });
}

/** "100-calorie pack of": the number is the energy of one pack. */
function readCaloriePack(tokens: readonly Token[], amount: ReadNumber): ReadMeasure | null {
  const unit = readUnit(tokens, skipHyphen(tokens, amount.next), amount);
  if (unit?.kind !== "calories" || amount.form === "article") return null;
  return finish(tokens, {
    amount: { ...amount, value: 1 },
    unit,
    per: amount.value,
    sizes: [],
    next: unit.next,
  });
}

function readSized(tokens: readonly Token[], amount: ReadNumber): ReadMeasure | null {
  const restated = readRestated(tokens, amount);
  if (restated !== null) return restated;
  const { sizes, next, sizesEnd } = skipAdjectives(tokens, amount.next);
  const direct = readUnit(tokens, skipHyphen(tokens, amount.next), amount);
  const unit = direct ?? readUnit(tokens, next, amount) ?? readDistantUnit(tokens, next, amount);
  if (unit?.kind === "other") return { measure: null, next: unit.next };
  // "a two-layer cake": the number describes.
  if (unit === null && amount.form !== "article" && isHyphenated(tokens, amount.next))
    return { measure: null, next: amount.next + 2 };
  if (unit !== null) return finish(tokens, { amount, unit, per: 1, sizes, next: unit.next });
  const joiner = tokens[amount.next]?.text ?? "";
  if (amount.form === "article" && joiner === little) return { measure: null, next: amount.next + 1 };
  const slices = readSlices(tokens, amount);
  if (slices !== null) return slices;
  const isShare = amount.form === "part" && (joiner === "of" || owners.has(joiner));
  const measure = plain(amount, sizes, isShare);
  return { measure, next: skipOf(tokens, sizes.length > 0 ? sizesEnd : amount.next) };
}

/** "1/6 of a 9 inch pie": what is cut into slices is counted in slices of an eighth. */
function readSlices(tokens: readonly Token[], amount: ReadNumber): ReadMeasure | null {
  if (amount.value > largestSlice || tokens[amount.next]?.text !== "of") return null;
  const from = determiners.has(tokens[amount.next + 1]?.text ?? "") ? amount.next + 2 : amount.next + 1;
  const bake = tokens.findIndex(
    ({ text }, at) => at >= from && at <= from + longestBakeName && wholeBakes.has(text),
  );
  const isOnePhrase = bake >= 0 && tokens.slice(from, bake).every(({ kind }) => kind !== "mark");
  if (!isOnePhrase || tokens[bake + 1]?.text === "(") return null;
  const measure: Measure = { ...one, count: amount.value * slicesOfWhole, kind: "piece", unit: "slice" };
  return { measure, next: tokens[from]?.kind === "number" ? skipSizeOf(tokens, from) : from };
}

/** "9 inch", "12\"" */
function skipSizeOf(tokens: readonly Token[], at: number): number {
  return ["inch", "in", "-", "cm"].includes(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
}

/** "1 cup (30 g) spinach", "1 can (400 g) beans": the exact amount counts, of each where it says so. */
function readRestated(tokens: readonly Token[], amount: ReadNumber): ReadMeasure | null {
  const unit = readUnitWord(tokens, amount.next);
  const open = amount.next + (unit?.width ?? 0);
  if (unit === null || tokens[open]?.text !== "(") return null;
  const exact = readNumberAt(tokens, open + 1);
  const measured = exact === null ? null : readUnit(tokens, exact.next, exact);
  if (exact === null || (measured?.kind !== "mass" && measured?.kind !== "volume")) return null;
  const isEach = eachWords.has(tokens[measured.next]?.text ?? "");
  const close = isEach ? measured.next + 1 : measured.next;
  const after = tokens[close + 1];
  if (tokens[close]?.text !== ")" || after?.kind !== "word" || !isContent(after)) return null;
  // "150 g (5 oz) cheese": the other unit only rounds it.
  const isSame = unit.kind === measured.kind && unit.size === 1;
  if (isSame)
    return finish(tokens, { amount, unit: { ...unit, next: open }, per: 1, sizes: [], next: close + 1 });
  const whole = isEach ? { ...exact, value: exact.value * amount.value } : exact;
  return finish(tokens, { amount: whole, unit: measured, per: 1, sizes: [], next: close + 1 });
}

function isHyphenated(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === "-" &&
    tokens[at]?.isGlued === true &&
    tokens[at + 1]?.kind === "word" &&
    tokens[at + 1]?.isGlued === true
  );
}

function plain(amount: ReadNumber, sizes: readonly string[], isShare: boolean): Measure {
  const kind = amount.form === "article" ? "article" : "count";
  const none = { grams: null, millilitres: null, kilocalories: null };
  const vague = amount.isVague ? { isVague: true } : {};
  return { count: amount.value, kind, unit: "", sizes, isShare, ...none, ...vague };
}

function finish(tokens: readonly Token[], { amount, unit, per, sizes, next }: Finding): ReadMeasure {
  const measured = unit.kind !== "piece";
  const behind = measured ? skipAdjectives(tokens, next) : { sizes: [], next, sizesEnd: next };
  // "peanuts 50 g, can of cola": the can is the next food's.
  const vessel = measured && tokens[next]?.text !== "," ? readVessel(tokens, behind.next) : null;
  // "an individual cup" and "a miniature cup" are the food's own, not 237 ml.
  const isOwnCup = unit.unit === "cup" && sizes.some((size) => ownCupSizes.has(size));
  const measure: Measure = {
    ...plain(amount, [...sizes, ...(vessel === null ? [] : behind.sizes)], false),
    kind: unit.kind === "calories" || unit.kind === "other" || isOwnCup ? "piece" : unit.kind,
    unit: unit.kind === "calories" ? (vessel?.unit ?? "package") : unit.unit,
    grams: unit.kind === "mass" ? unit.size * per : null,
    millilitres: unit.kind === "volume" && !isOwnCup ? unit.size * per : null,
    kilocalories: unit.kind === "calories" ? per : null,
  };
  const end = vessel?.next ?? next;
  const eachEnd = measured ? findEachEnd(tokens, end, vessel !== null && per === 1) : null;
  if (eachEnd !== null) return { measure: { ...measure, isEach: true }, next: eachEnd };
  return { measure, next: skipOf(tokens, end) };
}

/** Where "each" ends behind an amount of one of several, or their vessels: "330 ml cans"; null for an amount of all. */
function findEachEnd(tokens: readonly Token[], end: number, hasVessel: boolean): number | null {
  if (eachWords.has(tokens[end]?.text ?? "")) return end + 1;
  return hasVessel && isPlural(tokens[end - 1]?.text ?? "") ? end : null;
}

function isPlural(word: string): boolean {
  return matchingForm(word) !== word;
}

/** "of", "of the", "full of", "filled with" after a unit. */
function skipOf(tokens: readonly Token[], at: number): number {
  const full = tokens[at]?.text === "full" ? at + 1 : at;
  const isGiven = givers.has(tokens[full]?.text ?? "") && owners.has(tokens[full + 1]?.text ?? "");
  if (isGiven) return skipGiver(tokens, full + 2);
  const next = findContents(tokens, at);
  if (next === null) return at;
  return determiners.has(tokens[next]?.text ?? "") ? next + 1 : next;
}

/** "4 pieces from my friend's roll" */
function skipGiver(tokens: readonly Token[], at: number): number {
  return tokens[at]?.isPossessive === true ? at + 1 : at;
}
