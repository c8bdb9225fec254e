import { listWords } from "../../platform/kernel/mod.ts";
import { type TasteDimension, tasteDimensions } from "./taste.ts";

const degrees: readonly (readonly [above: number, word: string])[] = [
  [70, "very "],
  [40, ""],
  [20, "moderately "],
  [10, "slightly "],
];
const dimensionWords: Readonly<Partial<Record<TasteDimension, string>>> = {
  umami: "savoury",
  fatty: "rich",
};
const leastFelt = 10;
/** Below these, fat is not noticed, nor is the salt of plain milk (0.1 g sodium and potassium in 100 g). */
const leastFeltOf: Readonly<Partial<Record<TasteDimension, number>>> = { fatty: 20, salty: 17 };
const tasteless = 2;
const mostWords = 4;

/** The word for a taste in a sentence. */
export function nameTaste(dimension: TasteDimension): string {
  return dimensionWords[dimension] ?? dimension;
}

/**
 * The tastes above their threshold as words after `lead`, the strongest first: "very sour and slightly bitter". Empty
 * if none is felt and some are unknown.
 */
export function describeTaste(
  intensities: Readonly<Record<TasteDimension, number | null>>,
  lead = "",
): string {
  const words = listTastes(intensities);
  if (words.length > 0) return `${lead}${listWords(words)}`;
  const known = tasteDimensions.flatMap((dimension) => intensities[dimension] ?? []);
  if (known.length < tasteDimensions.length) return "";
  return Math.max(...known) <= tasteless ? "no taste of its own" : "mild in taste";
}

function listTastes(intensities: Readonly<Record<TasteDimension, number | null>>): string[] {
  const felt = tasteDimensions
    .map((dimension) => ({ dimension, intensity: intensities[dimension] ?? 0 }))
    .filter(({ dimension, intensity }) => intensity >= (leastFeltOf[dimension] ?? leastFelt))
    .sort((a, b) => b.intensity - a.intensity)
    .slice(0, mostWords);
  return felt.map(({ dimension, intensity }) => {
    const degree = degrees.find(([above]) => intensity >= above)?.[1] ?? "";
    return `${degree}${nameTaste(dimension)}`;
  });
}

/** Joins parts into a sentence with a capital and a full stop; a fixed sentence if all parts are empty. */
export function toSentence(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== "").join(", ") || "the taste is unknown";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
