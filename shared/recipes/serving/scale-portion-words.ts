import { pluralise, singularise } from "../steps/noun-forms.ts";
import portionWords from "./data/portion-words.json" with { type: "json" };

/** How often a recipe is made and for how many: numbers of bowls follow the servings, numbers of patties the mass. */
export interface PortionScale {
  readonly servedBefore: number;
  readonly servings: number;
  /** Mass of the whole dish by what the recipe says. */
  readonly multiplier: number;
}

const numbers = new Map(Object.entries(portionWords.numbers));
const words = new Map([...numbers].map(([word, value]) => [value, word]));
const vessels = new Set(portionWords.vessels);
const pieces = new Set(portionWords.pieces);
const COUNTED = new RegExp(
  `\\b(${[...numbers.keys()].join("|")}|\\d+)((?: [a-z-]+){0,2}?) ([a-z]+)\\b`,
  "gi",
);

/** "Share between two jars" for four servings is "Share between four jars"; other numbers stay. */
export function scalePortionWords(text: string, scale: PortionScale): string {
  if (portionWords.notPieces.some((phrase) => text.includes(phrase))) return text;
  const scaled = text.replace(COUNTED, (whole, number: string, adjectives: string, noun: string) => {
    const count = numbers.get(number.toLowerCase()) ?? Number(number);
    const wanted = wantedCount(count, singularise(noun), scale);
    if (wanted === null || wanted === count) return whole;
    const written = numbers.has(number.toLowerCase()) ? (words.get(wanted) ?? wanted) : wanted;
    return `${written}${adjectives} ${wanted === 1 ? singularise(noun) : pluralise(singularise(noun))}`;
  });
  return scaled.replace(/\b(?:between|among) (?=(?:one|1) )/g, "into ");
}

function wantedCount(count: number, noun: string, scale: PortionScale): number | null {
  if (vessels.has(noun) && count === scale.servedBefore) return scale.servings;
  if (!vessels.has(noun) && !pieces.has(noun)) return null;
  return Math.max(1, Math.round(count * scale.multiplier));
}
