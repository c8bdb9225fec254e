import language from "../../data/language.json" with { type: "json" };
import { type Chunk, closeChunk, takeTokens, type Walk } from "../chunks.ts";
import { boundsPhrase } from "../marks.ts";
import { eachWords, type Measure, type ReadMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import type { Times } from "../times.ts";
import { headlessTerms, wordClasses } from "../vocabulary.ts";
import { isTrailing } from "./list-order.ts";

const spirits = new Set(language.spirits);
const carrying = new Set(["on", "in"]);
const wordsBeforeWeight = 3;
const metricVolumes = new Set(["ml", "cl", "dl", "l"]);
const hoursOfDay = 24;
const noUnit = { unit: "", sizes: [], grams: null, millilitres: null, kilocalories: null, isShare: false };

/** Multiplies the amount of the phrase being read ("eggs x2"); returns where the next token stands. */
export function multiply(walk: Walk, { count, next }: Times, at: number): number {
  const { draft } = walk;
  multiplyHost(walk, count);
  const known: Measure = draft.measure ?? { count: 1, kind: "count", ...noUnit };
  const kind = known.kind === "article" ? "count" : known.kind;
  draft.measure = { ...known, count: known.count * count, kind };
  draft.hasTrailingAmount = true;
  takeTokens(walk, at, next);
  return next;
}

/** "tea (milk, 2 sugars) x 3": the food before the bracket, with what is in it. */
export function multiplyBracketed(walk: Walk, { count, next }: Times): number {
  const from = walk.chunks.findLastIndex(({ link }) => link !== "gloss");
  for (const [at, chunk] of walk.chunks.entries())
    if (at === from || (at > from && chunk.measure !== null))
      walk.chunks[at] = { ...chunk, eatenShare: chunk.eatenShare * count };
  return next;
}

/**
 * "2 rice cakes with 1 tbsp peanut butter each", "toast x2, egg on each": what stands beside what was counted is of each.
 * Returns where the next token stands, or null for another word.
 */
export function multiplyEach(walk: Walk, at: number): number | null {
  const { tokens, draft, chunks } = walk;
  const isOnEach = carrying.has(tokens[at]?.text ?? "") && eachWords.has(tokens[at + 1]?.text ?? "");
  const end = isOnEach ? skipCarrier(tokens, at + 2) : at + 1;
  if (!(isOnEach || eachWords.has(tokens[at]?.text ?? "")) || !endsPhrase(tokens[end])) return null;
  const { measure } = draft;
  const host = chunks.findLastIndex(({ link }) => link !== "with");
  const count = countEach(chunks[host]);
  if (count === null || draft.words.length === 0 || (measure === null && !isOnEach)) return null;
  // "tea x4 with a splash of milk, 1 sugar in each"
  const isOfHost = host === chunks.length - 1 || draft.link !== "hard";
  if (!isOfHost) return null;
  for (const [place, chunk] of chunks.entries())
    if (place > host) chunks[place] = { ...chunk, eatenShare: chunk.eatenShare * count };
  if (measure === null) draft.eatenShare *= count;
  else {
    const kind = measure.kind === "article" ? "count" : measure.kind;
    draft.measure = { ...measure, kind, count: measure.count * count };
  }
  takeTokens(walk, at, end);
  return end;
}

/** How many of a food were counted; null for one, and for an amount. */
function countEach(chunk: Chunk | undefined): number | null {
  const counted = chunk?.measure ?? null;
  const isWeighed = counted?.grams != null || metricVolumes.has(counted?.unit ?? "");
  return counted !== null && counted.count > 1 && !isWeighed ? counted.count : null;
}

/** "on each one", "on each slice" */
function skipCarrier(tokens: readonly Token[], at: number): number {
  return endsPhrase(tokens[at]) ? at : at + 1;
}

function endsPhrase(token: Token | undefined): boolean {
  return boundsPhrase(token) || token.text === "and";
}

/** "coffee with a splash of milk x3", "gin and tonic x2": what the phrase describes was eaten as often. */
function multiplyHost({ draft, chunks }: Walk, count: number): void {
  const host = chunks.at(-1);
  const known = host?.measure ?? { count: 1, kind: "count" as const, ...noUnit };
  const isOne = known.count === 1 && known.grams === null && known.millilitres === null;
  const isMixed = draft.link === "and" && spirits.has(host?.terms.at(-1) ?? "");
  if (host === undefined || !(draft.link === "with" || isMixed) || !isOne) return;
  const kind = known.kind === "article" ? "count" : known.kind;
  chunks[chunks.length - 1] = { ...host, measure: { ...known, count, kind } };
}

/** An amount begins a phrase or stands behind it, but "a juicy 150 g steak" has its article and adjectives before it. */
export function addMeasure(walk: Walk, { measure, next }: ReadMeasure, at: number): number {
  if (measure === null) return next;
  const { draft } = walk;
  if (draft.words.length === 0 && draft.measure !== null && measure.kind === "article") return next;
  if (isShareBehind(walk, measure)) return multiply(walk, { count: measure.count, next }, at);
  if (isTimeOfDay(walk, measure, at)) return next;
  const food = draft.terms.at(-1) ?? "";
  if (
    isOpenFood(walk) &&
    (isNextWeighed(walk, measure) || isTrailing(walk.tokens, measure, { food, next }))
  ) {
    draft.measure = measure;
    draft.hasTrailingAmount = true;
    takeTokens(walk, at, next);
    return next;
  }
  if (measure.unit !== "" && isOnlySized(walk)) Object.assign(draft, { words: [], terms: [], wordSpans: [] });
  if (!isRefined(walk, measure) && (draft.words.length > 0 || draft.measure !== null))
    closeChunk(walk, "comma");
  walk.draft.measure = measure;
  if (measure.kind !== "article" || measure.unit !== "") takeTokens(walk, at, next);
  return next;
}

/** "curry 150 g rice 200 g onion": right behind a food that has its weight behind it stands another such food. */
function isNextWeighed({ chunks, draft }: Walk, { kind }: Measure): boolean {
  const before = chunks.at(-1);
  const named = before?.wordSpans.at(-1)?.end ?? 0;
  const isWeighed = [kind, before?.measure?.kind].every((each) => each === "mass" || each === "volume");
  const isNext = draft.wordSpans[0]?.start === (before?.span?.end ?? 0) + 1;
  return isWeighed && isNext && (before?.span?.end ?? 0) > named;
}

/** "small glass of red": the size is the glass's. */
function isOnlySized({ draft }: Walk): boolean {
  return draft.measure === null && draft.sizes.length > 0 && draft.words.length === draft.sizes.length;
}

/** "a handful of nuts around 3", "toast at 8" */
function isTimeOfDay({ tokens, draft }: Walk, { kind, unit, count }: Measure, at: number): boolean {
  if (kind !== "count" || unit !== "" || count > hoursOfDay) return false;
  const [before, first] = [tokens[at - 1]?.text, tokens[at]?.text];
  const isAround = before === "around" || first === "around";
  return before === "at" || before === "by" || (isAround && draft.measure !== null && draft.words.length > 0);
}

/** A food was named that has no exact amount yet, unlike the meal of "brekkie 40 g oats". */
function isOpenFood({ draft }: Walk): boolean {
  const isVague = draft.measure === null || draft.measure.kind === "article";
  const isMeal = draft.words.every((word) => wordClasses.mealTimes.has(word));
  return isVague && !isMeal && draft.terms.some((term) => !headlessTerms.has(term));
}

/** "a bag of crisps 2.85 oz half" */
function isShareBehind({ draft }: Walk, { count, kind, unit }: Measure): boolean {
  return draft.hasTrailingAmount && kind === "count" && count < 1 && unit === "";
}

function isRefined({ draft }: Walk, { kind }: Measure): boolean {
  const isExact = kind === "mass" || kind === "volume";
  // "a glass of 240 g water": the weight says how much the glass holds.
  const isVesselOpen = isExact && draft.words.length === 0 && draft.measure?.grams === null;
  const isArticle =
    draft.measure?.kind === "article" && draft.words.length <= (isExact ? wordsBeforeWeight : 0);
  return isVesselOpen || isArticle;
}
