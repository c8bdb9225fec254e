import { editDistance } from "../../kernel/edit-distance.ts";
import intensity from "./wording/intensity.json" with { type: "json" };

const shortest = 6;
const known = [
  ...new Set(
    Object.values(intensity.levels)
      .flat()
      .flatMap((pattern) => pattern.split(/[ |?]+/)),
  ),
]
  .filter((word) => word.length >= shortest)
  .sort();
const isKnown = new Set(known);

/** The word of strength that a misspelt one stands for ("terible"), else the word itself. */
export function spellStrength(word: string): string {
  if (word.length < shortest || word.length > 16 || isKnown.has(word)) return word;
  return known.find((other) => isSlip(word, other)) ?? word;
}

function isSlip(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
  return editDistance(word, other) === 1;
}
