import { type TasteDimension, tasteDimensions } from "../taste/taste-dimension.ts";

const degrees: readonly (readonly [above: number, word: string])[] = [
  [70, "very "],
  [40, ""],
  [20, "moderately "],
  [10, "slightly "],
];
const dimensionWords: Readonly<Partial<Record<TasteDimension, string>>> = {
  umami: "savoury",
  fatty: "rich in fat",
};
const mostWords = 4;

/** Tastes above the threshold in words, the strongest first: "very sour", "slightly bitter". */
export function describeTaste(intensities: Readonly<Record<TasteDimension, number | null>>): string[] {
  const felt = tasteDimensions
    .map((dimension) => ({ dimension, intensity: intensities[dimension] ?? 0 }))
    .filter(({ intensity }) => intensity >= 10)
    .sort((a, b) => b.intensity - a.intensity)
    .slice(0, mostWords);
  return felt.map(({ dimension, intensity }) => {
    const degree = degrees.find(([above]) => intensity >= above)?.[1] ?? "";
    return `${degree}${dimensionWords[dimension] ?? dimension}`;
  });
}

/** A list as it is spoken: "a, b and c"; empty for no words. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Parts as one sentence with a capital and a full stop. */
export function toSentence(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== "").join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
