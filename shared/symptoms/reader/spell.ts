import { editDistance } from "../../kernel/edit-distance.ts";
import intensity from "./wording/intensity.json" with { type: "json" };

const shortest = 6;
const longest = 16;
const levelWords = Object.values(intensity.levels)
  .flat()
  .flatMap((pattern) => pattern.split(/[ |?]+/));
const known = new Set(levelWords.filter((word) => word.length >= shortest).sort());
const byLetter = Map.groupBy(known, (word) => word[0]);

const ordinary = new Set(intensity.notMisspelt.split(" "));
const misspellings = new Map(
  Object.entries(intensity.misspellings).flatMap(([right, wrong]) =>
    wrong.split(" ").map((word) => [word, right] as const),
  ),
);

/** The word of strength that a misspelt one stands for ("terible", "soooo"), else the word itself. */
export function spellStrength(written: string): string {
  const word = written.replace(/(\p{L})\1{2,}/gu, "$1");
  const listed = misspellings.get(word);
  if (listed !== undefined) return listed;
  if (word.length < shortest || word.length > longest || known.has(word) || ordinary.has(word)) return word;
  return byLetter.get(word[0])?.find((other) => isSlip(word, other)) ?? word;
}

function isSlip(word: string, other: string): boolean {
  return Math.abs(word.length - other.length) <= 1 && editDistance(word, other) === 1;
}
