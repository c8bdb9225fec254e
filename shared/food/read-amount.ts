import { closeChunk, type Walk } from "./chunk-builder.ts";
import type { Measure } from "./measure.ts";
import type { Token } from "./token.ts";

const wordsBeforeWeight = 3;

/** "eggs x2", "coffee x 3" behind a food. */
export function readTimes(tokens: readonly Token[], at: number): { count: number; next: number } | null {
  const text = tokens[at]?.text ?? "";
  const joined = /^x(\d{1,3})$/.exec(text)?.[1];
  if (joined !== undefined) return { count: Number(joined), next: at + 1 };
  const following = tokens[at + 1];
  const isTimes = (text === "x" || text === "×") && following?.kind === "number";
  return isTimes ? { count: following.value, next: at + 2 } : null;
}

/** Multiplies the amount of the phrase being read; returns where the next token stands. */
export function multiply(walk: Walk, { count, next }: { count: number; next: number }): number {
  const { draft } = walk;
  const none = { grams: null, millilitres: null, vessel: "", kilocalories: null, isShare: false };
  const known: Measure = draft.measure ?? { count: 1, kind: "count", unit: "", sizes: [], ...none };
  draft.measure = {
    ...known,
    count: known.count * count,
    kind: known.kind === "article" ? "count" : known.kind,
  };
  return next;
}

/** An amount begins a phrase, but "a juicy 150 g steak" told its article and adjectives before. */
export function addMeasure(walk: Walk, measure: Measure | null, next: number): number {
  if (measure === null) return next;
  const { draft } = walk;
  if (draft.words.length === 0 && draft.measure !== null && measure.kind === "article") return next;
  const isExact = measure.kind === "mass" || measure.kind === "volume";
  // "a glass of 240 g water": the weight says how much the glass holds.
  const isVesselOpen = isExact && draft.words.length === 0 && draft.measure?.grams === null;
  const isArticle =
    draft.measure?.kind === "article" && draft.words.length <= (isExact ? wordsBeforeWeight : 0);
  const isRefined = isVesselOpen || isArticle;
  if (!isRefined && (draft.words.length > 0 || draft.measure !== null)) closeChunk(walk, "comma");
  walk.draft.measure = measure;
  return next;
}
