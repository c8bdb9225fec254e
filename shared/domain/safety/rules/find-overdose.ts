import type { SupplementDose } from "./safety-rule.ts";

const figure = /(\d[\d.,]*)\s*(k?)\s*(mg|mcg|µg|μg|ug|iu|i\.u\.|units|g)(?![a-z])/giu;
/** A gram by itself is more often of a food: "200 g spinach for iron". */
const besideGrams = 1;
const beside = 3;
/** A weekly or single dose that a doctor prescribed is no daily one. */
const seldom = /\b(?:week|weekly|month|monthly|fortnight|once)\b/i;
const microgramsOf = new Map([
  ["g", 1_000_000],
  ["mg", 1_000],
  ["mcg", 1],
  ["µg", 1],
  ["μg", 1],
  ["ug", 1],
]);

/** The words of a dose above the highest one a day, beside the name of what it is of; null for none. */
export function findOverdose(dose: SupplementDose, words: string): string | null {
  const text = words.toLowerCase();
  if (seldom.test(text) || !dose.names.some((name) => text.includes(name))) return null;
  for (const match of text.matchAll(figure)) {
    const [stated, number = "", thousands = "", unit = ""] = match;
    // "Iron per 100 g": the grams are of the food.
    if (/\b(?:per|each|every)\s+$/i.test(text.slice(0, match.index))) continue;
    const reach = unit === "g" ? besideGrams : beside;
    const before = lastSentence(text.slice(0, match.index), unit)
      .trim()
      .split(/\s+/)
      .slice(-reach - 1);
    const behind = text
      .slice(match.index + stated.length)
      .trim()
      .split(/\s+/)
      .slice(0, reach + 1);
    const isBeside = [before, behind].some((near) =>
      dose.names.some((name) => near.join(" ").includes(name)),
    );
    const value = readNumber(number) * (thousands === "k" ? 1_000 : 1);
    if (isBeside && toMicrograms(value, unit, dose) > toMicrograms(dose.max, dose.unit, dose))
      return stated.trim();
  }
  return null;
}

/** "A mate swears by magnesium. 30 g pumpkin seeds": the grams of another thought, or behind a mark, are of a food. */
function lastSentence(before: string, unit: string): string {
  const ends = unit === "g" ? /[.,!?;:\n](?:\s|$)/g : /[.!?;\n](?:\s|$)/g;
  const last = [...before.matchAll(ends)].at(-1);
  return last === undefined ? before : before.slice(last.index + 1);
}

/** "50,000" and "50.000" are fifty thousand. */
function readNumber(stated: string): number {
  return Number(stated.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
}

function toMicrograms(value: number, unit: string, { perUnit, unit: own }: SupplementDose): number {
  const factor = microgramsOf.get(unit);
  if (factor !== undefined) return value * factor;
  return perUnit === null ? 0 : (value / perUnit) * (microgramsOf.get(own) ?? 1);
}
