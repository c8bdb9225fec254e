import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseWord } from "../terms.ts";
import { abstractTerms, headlessTerms } from "../vocabulary.ts";

const drunkTo = new Set(language.toasting);
const people = new Set(language.others.people.flatMap(normaliseWord));
const surroundings = new Set(language.surroundings);

/** The phrases without where and when it was eaten: "a doner from the pub (salad, sauce)" is no pub doner. */
export function dropCircumstances(chunks: readonly Chunk[]): Chunk[] {
  const kept = chunks.filter((chunk, at) => !isCircumstance(chunk) && !isDrunkTo(chunk, chunks[at - 1]));
  return kept.length === 0 ? [...chunks] : kept;
}

/** "champagne for the toast" */
function isDrunkTo({ link, words }: Chunk, before: Chunk | undefined): boolean {
  const isToast = link === "prep" && words.length === 1 && /^toasts?$/.test(words[0] ?? "");
  return isToast && before?.words.some((word) => drunkTo.has(word)) === true;
}

function isCircumstance({ link, measure, terms, isAtPlace }: Chunk): boolean {
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  const isAside = link === "prep" || link === "gloss";
  if (!isAside || !isBare || terms.length === 0 || isAtPlace === true) return false;
  // "off the neighbour's tree"
  const isNone = (term: string) => abstractTerms.has(term) || surroundings.has(term) || people.has(term);
  return terms.some(isNone) && terms.every((term) => isNone(term) || headlessTerms.has(term));
}
