import type { FoodCandidate } from "./candidates/food-names.ts";
import shown from "./data/shown-names.json" with { type: "json" };
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

const shownNames = new Map(Object.entries(shown.names));
const shownEndings = Object.entries(shown.endings);

/** The name that readers know a food by: a shorter one where the table's is long, and none of the survey's abbreviations. */
export function showName(name: string): string {
  const known = shownNames.get(name);
  if (known !== undefined) return known;
  const [long, short] = shownEndings.find(([ending]) => name.endsWith(ending)) ?? [];
  return long === undefined ? dropAbbreviations(name) : `${name.slice(0, -long.length)}${short}`;
}

function dropAbbreviations(name: string): string {
  const plain = dropUnspecified(name).replace(/,?\s*\bNF?S\b/g, "");
  const readable = plain
    .replace(/\s+/g, " ")
    .replace(/[\s,;]+$/, "")
    .trim();
  return readable === "" ? name : readable;
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
