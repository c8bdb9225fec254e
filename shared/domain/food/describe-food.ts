import type { FoodCandidate } from "./candidates/food-names.ts";
import { dropUnspecified, normaliseTerms } from "./text/terms.ts";

/** How a catalogue food is shown: its name without survey abbreviations, and the brand when the text named it. */
type FoodDescription = {
  readonly name: string;
  readonly brand: string | null;
};

/** The readable name of a food and its brand; `said` are the terms of the text. */
export function describeFood(food: FoodCandidate, said: ReadonlySet<string>): FoodDescription {
  return { name: showName(food.name), brand: findBrand(food.name, said) };
}

/** A catalogue name without survey abbreviations. */
export function showName(name: string): string {
  const plain = dropUnspecified(name).replace(/,?\s*\bNF?S\b/g, "");
  const shown = plain
    .replace(/\s+/g, " ")
    .replace(/[\s,;]+$/, "")
    .trim();
  return shown === "" ? name : shown;
}

/** FNDDS puts brands in brackets, SR writes them in capitals; a brand that the text does not name is not shown. */
function findBrand(name: string, said: ReadonlySet<string>): string | null {
  const bracket = /\(([A-Z][^()]*)\)/.exec(name)?.[1];
  const capitals = name
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /^[A-Z][A-Z'&. c-]{3,}$/.test(part));
  for (const brand of bracket === undefined ? capitals : [bracket, ...capitals]) {
    if (normaliseTerms(brand).some((term) => said.has(term))) return brand;
  }
  return null;
}
