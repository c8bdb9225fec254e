import type { Word } from "./word.ts";
import intensity from "./wording/intensity.json" with { type: "json" };

/** A strength in figures as a level of 0 (none) to 5, in the words `from` to before `to`. */
export interface Rating {
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** The figure as a share of its scale. */
  readonly share: number;
}

const numbers: ReadonlyMap<string, number> = new Map(Object.entries(intensity.numbers));
const scaleWords = new Set(intensity.scaleWords.split(" "));
const percentObjects = new Set(intensity.percentObjects.split(" "));
const dateWords = new Set(["on", "since", "until"]);
const scaleReach = 3;
const scaleSentence = 12;
const defaultScale = 10;

/** Reads "7/10", "7-8 out of 10", "3/5", "60 %", "intensity: 6" at word `at`: x of 10 is x/2 rounded up. */
export function readRating(words: readonly Word[], at: number): Rating | null {
  const value = numberAt(words, at);
  if (value === null || dateWords.has(words[at - 1]?.text ?? "")) return null;
  const range = readRange(words, at, value);
  const scale = readScale(words, range.to) ?? readScaleOf(words, at, range.to);
  if (scale) return toRating(at, scale.to, range.value, scale.of);
  const percent = readPercent(words, range.to);
  if (percent !== null) return toRating(at, percent, range.value, 100);
  if (!isBehindScaleWord(words, at) || range.value > defaultScale) return null;
  const named = readNamedScale(words, range.to);
  return toRating(at, named?.to ?? range.to, range.value, named?.of ?? defaultScale);
}

function toRating(from: number, to: number, value: number, of: number): Rating | null {
  return value > of ? null : { from, to, level: Math.ceil((value * 5) / of), share: value / of };
}

/** The number at word `at`, in figures or in words up to ten. */
export function numberAt(words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (word?.kind === "number") return Number(word.text.replace(",", "."));
  return numbers.get(word?.text ?? "") ?? null;
}

/** "7-8" and "7 to 8" count as their middle. */
function readRange(words: readonly Word[], at: number, value: number): { value: number; to: number } {
  const isRange = ["-", "–", "to"].includes(words[at + 1]?.text ?? "");
  const upper = isRange ? numberAt(words, at + 2) : null;
  return upper === null || upper <= value
    ? { value, to: at + 1 }
    : { value: (value + upper) / 2, to: at + 3 };
}

function readScale(words: readonly Word[], at: number): { of: number; to: number } | null {
  const [first, second] = [words[at]?.text ?? "", words[at + 1]?.text ?? ""];
  const next = first === "/" ? at + 1 : first === "out" && second === "of" ? at + 2 : null;
  if (next === null) return null;
  const of = numberAt(words, next);
  const isDate = words[next + 1]?.text === "/" && words[next + 2]?.kind === "number";
  return (of === 10 || of === 5 || of === 100) && !isDate ? { of, to: next + 1 } : null;
}

/** "rated 4 of 5" */
function readScaleOf(words: readonly Word[], from: number, at: number): { of: number; to: number } | null {
  const of = words[at]?.text === "of" && isBehindScaleWord(words, from) ? numberAt(words, at + 1) : null;
  return of === 10 || of === 5 ? { of, to: at + 2 } : null;
}

function readPercent(words: readonly Word[], at: number): number | null {
  const text = words[at]?.text ?? "";
  if (text !== "%" && text !== "percent") return null;
  return percentObjects.has(words[at + 1]?.text ?? "") ? null : at + 1;
}

function isBehindScaleWord(words: readonly Word[], at: number): boolean {
  const isBound = ["-", "–", "to"].includes(words[at - 1]?.text ?? "") && words[at - 3]?.text === "of";
  if (isBound || (words[at - 1]?.text === "of" && words[at - 2]?.text === "scale")) return false;
  if (words.slice(Math.max(0, at - scaleSentence), at).some(({ text }) => text === "scale")) return true;
  for (let back = 1; back <= scaleReach; back++) {
    const { text, kind } = words[at - back] ?? { text: "", kind: "break" };
    if (scaleWords.has(text)) return true;
    if (kind === "word" && !["is", "was", "of", "at", "a", "about", "around"].includes(text)) return false;
    if (kind === "break" || kind === "number") return false;
  }
  return false;
}

/** "(scale of 10)", "on a scale of 1 to 5" */
function readNamedScale(words: readonly Word[], at: number): { of: number; to: number } | null {
  let next = at;
  while (["(", "on", "a", ","].includes(words[next]?.text ?? "")) next++;
  if (words[next]?.text !== "scale" || words[next + 1]?.text !== "of") return null;
  const low = numberAt(words, next + 2);
  if (low === null) return null;
  const range = readRange(words, next + 2, low);
  const of = range.to > next + 3 ? (numberAt(words, range.to - 1) ?? low) : low;
  return of > 1 ? { of, to: range.to } : null;
}
