import { matchingForm } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import { preparations, sizeWords } from "../vocabulary.ts";

const weighedStates = new Set(language.weighedStates);
const mashed = new Set(language.mashed);
const breadKinds = new Set(language.breadsBehind.kinds);
const onBread = new Set(language.breadsBehind.dishes);
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

/** "chicken sandwich, wholemeal", "toast, white": which bread it is. */
export function isKindOfItsBread({ link, measure, words }: Chunk, { words: before }: Chunk): boolean {
  const isBehind = link === "comma" || link === "gloss";
  const kinds = words.filter((word) => word !== "bread");
  const isKind = kinds.length > 0 && kinds.every((word) => breadKinds.has(word));
  return isBehind && measure === null && isKind && onBread.has(matchingForm(before.at(-1) ?? ""));
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

/** "swede, mashed", "boiled and mashed": how the food before was prepared as well. */
export function isPreparedAgain({ link, measure, words }: Chunk, { words: before, terms }: Chunk): boolean {
  const [word = "", ...others] = words;
  if (measure !== null || others.length > 0 || !preparations.has(word)) return false;
  if (link === "and") return preparations.has(before.at(-1) ?? "") && before.length > 1;
  const isBehind = link === "comma" || link === "gloss";
  return isBehind && word === "mashed" && mashed.has(terms.at(-1) ?? "");
}
