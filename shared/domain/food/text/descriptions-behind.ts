import { units } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import type { Measure } from "./measures.ts";

const sizeWords = new Set(Object.keys(units.sizes));
const weighedStates = new Set(language.weighedStates);
const drinkKinds = new Set(language.drinkKinds);

/** "oats (1/2 cup dry)", "lentils, 80 g dry" */
export function isWeighedState({ terms, measure, link }: Chunk): boolean {
  const isBehind = link === "gloss" || link === "comma";
  return (
    isBehind && isMeasured(measure) && terms.length > 0 && terms.every((term) => weighedStates.has(term))
  );
}

function isMeasured(measure: Measure | null): boolean {
  return measure?.kind === "mass" || measure?.kind === "volume";
}

/** "iced latte, grande" */
export function isOnlySize({ link, measure, words }: Chunk): boolean {
  const isBehind = link === "comma" || link === "gloss";
  return isBehind && measure === null && words.length > 0 && words.every((word) => sizeWords.has(word));
}

/** "gin and tonic, slimline" */
export function isOnlyKind({ link, measure, words }: Chunk): boolean {
  const isBehind = link === "comma" || link === "gloss";
  return isBehind && measure === null && words.length > 0 && words.every((word) => drinkKinds.has(word));
}

/** "80 g pasta (weighed dry)" */
export function isOnlyState({ terms, measure }: Chunk, { measure: weight }: Chunk): boolean {
  return (
    isMeasured(weight) &&
    measure === null &&
    terms.length > 0 &&
    terms.every((term) => weighedStates.has(term))
  );
}
