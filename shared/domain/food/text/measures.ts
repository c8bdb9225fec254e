import { isNumberWord, matchingForm, type ReadNumber, units } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import type { Token } from "./terms.ts";
import { isPlaceName, readNumberAt, readSize, startsCompound, weakTerms, wordClasses } from "./vocabulary.ts";

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
};

/** What begins like an amount; `measure` is null for lengths and times, which are not amounts of food. */
export type ReadMeasure = {
  readonly measure: Measure | null;
  readonly next: number;
};

const owningReach = 5;
const openers = new Set([",", "(", "-", ":"]);
const ownCupSizes = new Set(language.ownCupSizes);
const amountOpeners = new Set(language.amountOpeners);
/** Units of what is added to a food, and so stand behind it. */
const helpings = new Set(language.helpings);
const bareUnits = new Set(language.bareUnits);
const determiners = new Set(language.determiners);
const adjectivesBeforeUnit = 6;

type Finding = {
  readonly amount: ReadNumber;
  readonly unit: ReadUnit;
  readonly per: number;
  readonly sizes: readonly string[];
  readonly next: number;
};

/** A unit in the text; `size` is grams or millilitres of one, `other` units (lengths, times) do not measure food. */
type ReadUnit = {
  readonly unit: string;
  readonly kind: "mass" | "volume" | "piece" | "calories" | "other";
  readonly size: number;
  readonly next: number;
};

const massGrams = new Map(Object.entries(units.massGrams));
const volumeMl = new Map(Object.entries(units.volumeMl));
const vessels = new Set(Object.keys(units.vesselMl));
const pieces = new Set([...units.pieces, ...vessels]);
const containers = new Set(units.containers);
const aliases = new Map(Object.entries(units.unitOf));
const silentUnits = new Set([...units.lengths, ...units.times]);

/** Reads an amount that begins at `at`: number or article, sizes, unit, "of". */
export function readMeasure(tokens: readonly Token[], at: number): ReadMeasure | null {
  if (startsCompound(tokens, at)) return null;
  const amount = readNumberAt(tokens, at);
  if (amount === null) return readBareUnit(tokens, at);
  return readMultiple(tokens, amount) ?? readSized(tokens, amount);
}

/** "cup of tea", "tsp honey", "coffee splash of milk": one, where the article is left out. */
function readBareUnit(tokens: readonly Token[], at: number): ReadMeasure | null {
  const width = readUnitWord(tokens, at)?.width ?? 0;
  if (width === 0) return null;
  const unit = matchingForm(tokens[at]?.text ?? "");
  const after = tokens[at + width];
  if (
    after?.text === "of"
      ? !beginsPhrase(tokens[at - 1]) && !helpings.has(unit)
      : !isBareUnit(tokens, at, after)
  )
    return null;
  const one: ReadNumber = { value: 1, form: "article", next: at };
  const found = readUnit(tokens, at, { ...one, form: "digits" });
  return found === null
    ? null
    : finish(tokens, { amount: one, unit: found, per: 1, sizes: [], next: found.next });
}

/** "tsp honey", "glass milk": units that measure without "of" where they begin a phrase. */
function isBareUnit(tokens: readonly Token[], at: number, after: Token | undefined): boolean {
  const isNamed = after?.kind === "word" && isContent(after);
  return isNamed && bareUnits.has(matchingForm(tokens[at]?.text ?? "")) && beginsPhrase(tokens[at - 1]);
}

function beginsPhrase(before: Token | undefined): boolean {
  return before === undefined || before.kind === "mark" || amountOpeners.has(before.text);
}

/** "2 x 50 g", "2 (14.5 oz) cans", "two 12 oz cans", "a cold 16.9 fl oz bottle of". */
function readMultiple(tokens: readonly Token[], amount: ReadNumber): ReadMeasure | null {
  const { sizes, next } = skipAdjectives(tokens, amount.next);
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
    tokens[at]?.isGlued === true &&
    tokens[at + 1]?.kind === "word" &&
    tokens[at + 1]?.isGlued === true
  );
}

function plain(amount: ReadNumber, sizes: readonly string[], isShare: boolean): Measure {
  const kind = amount.form === "article" ? "article" : "count";
  const none = { grams: null, millilitres: null, kilocalories: null };
  return { count: amount.value, kind, unit: "", sizes, isShare, ...none };
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
    kilocalories: unit.kind === "calories" ? per : null,
  };
  return { measure, next: skipOf(tokens, vessel?.next ?? next) };
}

/** "of", "of the", "full of" after a unit. */
function skipOf(tokens: readonly Token[], at: number): number {
  const full = tokens[at]?.text === "full" ? at + 1 : at;
  if (tokens[full]?.text !== "of") return at;
  const next = full + 1;
  return determiners.has(tokens[next]?.text ?? "") ? next + 1 : next;
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

/** The unit that the word or two at `at` are, whatever stands around them. */
function readUnitWord(
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
  if (pieces.has(word)) return { unit: aliases.get(word) ?? word, kind: "piece", size: 1, width: 1 };
  if (word === "calory" || word === "kcal") return { unit: word, kind: "calories", size: 1, width: 1 };
  return silentUnits.has(word) ? { unit: word, kind: "other", size: 0, width: 1 } : null;
}

/** The unit at `at` behind an amount, or null where the word is part of a food. */
function readUnit(tokens: readonly Token[], at: number, amount: ReadNumber): ReadUnit | null {
  const found = startsCompound(tokens, at) ? null : readUnitWord(tokens, at);
  if (found === null) return null;
  const isAbbreviated = found.kind !== "piece" && found.width === 1 && found.unit.length < 5;
  const next =
    at +
    found.width +
    (isAbbreviated && tokens[at + 1]?.text === "." && tokens[at + 2]?.kind === "word" ? 1 : 0);
  if (found.kind === "piece" && !isPieceUnit(tokens, at, next, amount)) return null;
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

/** A piece word is a unit before "of"; else only after a number and with a food word behind it. */
function isPieceUnit(tokens: readonly Token[], at: number, next: number, amount: ReadNumber): boolean {
  const after = tokens[next];
  if (after?.text === "of" || (after?.text === "full" && tokens[next + 1]?.text === "of")) return true;
  if (amount.form === "article") return false;
  const isPlural = tokens[at]?.text !== matchingForm(tokens[at]?.text ?? "");
  if (after?.text === "-" && after.isGlued) return false;
  if (after?.kind !== "word" || !isContent(after)) return isBehindFood(tokens, at);
  return isPlural || amount.value === 1 || amount.form === "part";
}

// "pizza 2 slices", "a bag of bars, which had two bars": the piece word measures the food before it.
function isBehindFood(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - owningReach); before--) {
    const token = tokens[before];
    if (token === undefined) return false;
    if (openers.has(token.text)) return before > 0;
    if (token.kind === "word" && !wordClasses.noise.has(token.text) && !isNumberWord(token.text))
      return isContent(token) && !isPlaceName(token.terms);
  }
  return false;
}

function isContent(token: Token): boolean {
  const { verbs, prepositions, links, noise } = wordClasses;
  if (token.text === "and" || token.text === "or" || token.text === "&") return false;
  return (
    !verbs.has(token.text) &&
    !prepositions.has(token.text) &&
    !links.has(token.text) &&
    !noise.has(token.text)
  );
}

/** "a juice pouch of", "a homemade chunky bowl of": naming words may stand before a unit when "of" follows. */
function readDistantUnit(tokens: readonly Token[], at: number, amount: ReadNumber): ReadUnit | null {
  if (amount.form === "part") return null;
  for (let next = at; next < at + 2; next++) {
    const token = tokens[next];
    if (token?.kind !== "word" || token.text === "of" || startsCompound(tokens, next) || !isContent(token))
      return null;
    const found = readUnitWord(tokens, next + 1);
    const end = next + 1 + (found?.width ?? 0);
    if (found !== null && found.kind !== "other" && tokens[end]?.text === "of")
      return { ...found, next: end };
  }
  return null;
}

/** The container named beside an explicit size: "can" in "12 fl oz can". */
function readVessel(tokens: readonly Token[], at: number): { unit: string; next: number } | null {
  const found = readUnitWord(tokens, at);
  const isVessel = found?.kind === "piece" || found?.unit === "cup";
  if (found === null || !isVessel || startsCompound(tokens, at)) return null;
  const after = tokens[at + 1];
  const isEnd = after === undefined || after.kind === "mark" || !isContent(after);
  const isHolder =
    containers.has(matchingForm(tokens[at]?.text ?? "")) && (isEnd || tokens[at - 1]?.text === ")");
  const isOpen = after?.text === "of" || isHolder;
  return isOpen ? { unit: found.unit, next: at + 1 } : null;
}
