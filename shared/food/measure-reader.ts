import type { Measure } from "./measure.ts";
import { type ReadNumber, readNumber } from "./number-reader.ts";
import type { Token } from "./token.ts";
import { type ReadUnit, readDistantUnit, readUnit, readUnitWord, readVessel } from "./unit-reader.ts";
import { readSize, startsCompound, weakTerms, wordClasses } from "./vocabulary.ts";

/** What stood at a place that began like an amount; `measure` is null for lengths and times, which say nothing. */
export interface ReadMeasure {
  readonly measure: Measure | null;
  readonly next: number;
}

const ownCupSizes = new Set(["individual", "miniature", "single serving", "snack", "school"]);
const adjectivesBeforeUnit = 6;

/** Reads an amount that begins at `at`: number or article, sizes, unit, "of". */
export function readMeasure(tokens: readonly Token[], at: number): ReadMeasure | null {
  if (startsCompound(tokens, at)) return null;
  const amount = readNumber(tokens, at);
  if (amount === null) return readBareUnit(tokens, at);
  return readMultiple(tokens, amount) ?? readSized(tokens, amount);
}

/** "cup of tea": one, where the article is left out. */
function readBareUnit(tokens: readonly Token[], at: number): ReadMeasure | null {
  const width = readUnitWord(tokens, at)?.width ?? 0;
  if (width === 0 || tokens[at + width]?.text !== "of" || !beginsPhrase(tokens[at - 1])) return null;
  const one: ReadNumber = { value: 1, form: "article", next: at };
  const unit = readUnit(tokens, at, one);
  return unit === null ? null : finish(tokens, { amount: one, unit, per: 1, sizes: [], next: unit.next });
}

function beginsPhrase(before: Token | undefined): boolean {
  return before === undefined || before.text === "\n" || before.text === "and" || before.text === "plus";
}

/** "2 x 50 g", "2 (14.5 oz) cans", "two 12 oz cans", "a cold 16.9 fl oz bottle of". */
function readMultiple(tokens: readonly Token[], amount: ReadNumber): ReadMeasure | null {
  const { sizes, next } = skipAdjectives(tokens, amount.next);
  const joiner = tokens[next]?.text ?? "";
  const inner = ["x", "×", "(", "*"].includes(joiner) ? next + 1 : next;
  if (tokens[inner]?.kind !== "number") return readCaloriePack(tokens, amount);
  const each = readNumber(tokens, inner);
  const unit = each === null ? null : readUnit(tokens, skipHyphen(tokens, each.next), each);
  if (each === null || unit === null || unit.kind === "other" || unit.kind === "piece") return null;
  const closed = joiner === "(" && tokens[unit.next]?.text === ")" ? unit.next + 1 : unit.next;
  return finish(tokens, { amount, unit, per: each.value, sizes, next: closed });
}

/** "100-calorie pack of": the number tells the energy of one pack. */
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
  const { sizes, next } = skipAdjectives(tokens, amount.next);
  const direct = readUnit(tokens, skipHyphen(tokens, amount.next), amount);
  const unit = direct ?? readUnit(tokens, next, amount) ?? readDistantUnit(tokens, next, amount);
  if (unit?.kind === "other") return { measure: null, next: unit.next };
  // "a two-layer cake": the number describes.
  if (unit === null && amount.form !== "article" && isHyphenated(tokens, amount.next))
    return { measure: null, next: amount.next + 2 };
  if (unit !== null) return finish(tokens, { amount, unit, per: 1, sizes, next: unit.next });
  const isShare = amount.form === "part" && tokens[amount.next]?.text === "of";
  const measure = plain(amount, sizes, isShare);
  return { measure, next: skipOf(tokens, sizes.length > 0 ? next : amount.next) };
}

function isHyphenated(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === "-" &&
    tokens[at]?.glued === true &&
    tokens[at + 1]?.kind === "word" &&
    tokens[at + 1]?.glued === true
  );
}

function plain(amount: ReadNumber, sizes: readonly string[], isShare: boolean): Measure {
  const kind = amount.form === "article" ? "article" : "count";
  const none = { grams: null, millilitres: null, vessel: "", kilocalories: null };
  return { count: amount.value, kind, unit: "", sizes, isShare, ...none };
}

interface Finding {
  readonly amount: ReadNumber;
  readonly unit: ReadUnit;
  readonly per: number;
  readonly sizes: readonly string[];
  readonly next: number;
}

function finish(tokens: readonly Token[], { amount, unit, per, sizes, next }: Finding): ReadMeasure {
  const measured = unit.kind !== "piece";
  const behind = measured ? skipAdjectives(tokens, next) : { sizes: [], next };
  const vessel = measured ? readVessel(tokens, behind.next) : null;
  // "an individual cup" and "a miniature cup" are the food's own, not 237 ml.
  const isOwnCup = unit.unit === "cup" && sizes.some((size) => ownCupSizes.has(size));
  const measure: Measure = {
    ...plain(amount, [...sizes, ...(vessel === null ? [] : behind.sizes)], false),
    kind: unit.kind === "calories" || unit.kind === "other" || isOwnCup ? "piece" : unit.kind,
    unit: unit.kind === "calories" ? (vessel?.unit ?? "package") : unit.unit,
    grams: unit.kind === "mass" ? unit.size * per : null,
    millilitres: unit.kind === "volume" && !isOwnCup ? unit.size * per : null,
    vessel: vessel?.unit ?? "",
    kilocalories: unit.kind === "calories" ? per : null,
  };
  return { measure, next: skipOf(tokens, vessel?.next ?? next) };
}

/** "of", "of the", "full of" after a unit. */
function skipOf(tokens: readonly Token[], at: number): number {
  const full = tokens[at]?.text === "full" ? at + 1 : at;
  if (tokens[full]?.text !== "of") return at;
  const next = full + 1;
  return ["the", "my", "a", "an", "this", "that"].includes(tokens[next]?.text ?? "") ? next + 1 : next;
}

function skipHyphen(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "-" ? at + 1 : at;
}

function skipAdjectives(tokens: readonly Token[], at: number): { sizes: string[]; next: number } {
  const sizes: string[] = [];
  let next = at;
  let end = at;
  for (let step = 0; step < adjectivesBeforeUnit; step++) {
    const size = readSize(tokens, next);
    if (size !== null) {
      sizes.push(size.size);
      next = size.next;
      end = next;
    } else if (isFiller(tokens, next)) next++;
    else break;
  }
  const isUseful = readUnitWord(tokens, next) !== null || tokens[next]?.kind === "number";
  return { sizes, next: isUseful ? next : end };
}

function isFiller(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.text === "," || token.text === "-" || token.text === "/" || token.text === "of") return true;
  if (token.text === "or") return readSize(tokens, at + 1) !== null;
  const isPlain = wordClasses.noise.has(token.text) || token.terms.every((term) => weakTerms.has(term));
  return token.kind === "word" && isPlain && readUnitWord(tokens, at) === null;
}
