import { matchingForm, units } from "../../../language/mod.ts";
import type { ScoredFood } from "../candidates/candidate-pool.ts";
import type { Chunk } from "../text/chunks.ts";
import { type Measure, one } from "../text/measures.ts";
import { headOf, isCountOfPieces, vesselBehind } from "./phrase-kinds.ts";

const exactness: Readonly<Record<Measure["kind"], number>> = {
  mass: 5,
  volume: 4,
  piece: 3,
  count: 2,
  article: 1,
};

const sizeWords = new Set(Object.keys(units.sizes));
const volumes = new Map<string, number>(Object.entries(units.volumeMl));

/** The most exact amount stated for a mention; "two cookies, 30 g" is 30 g. */
export function measureMention(chunks: readonly Chunk[], food: ScoredFood | undefined): Measure | null {
  let best: Measure | null = null;
  for (const [index, chunk] of chunks.entries()) {
    const { measure, link } = chunk;
    // "full English (2 eggs)" and "double cheeseburger with two patties" are one each.
    if (index > 0 && measure?.kind === "count" && (link === "gloss" || isCountOfPieces(chunk))) continue;
    // "steak frites (200 g steak)": the weight is of a part.
    if (index > 0 && link === "gloss" && isPartOf(chunk, chunks[0])) continue;
    if (measure !== null && (best === null || exactness[measure.kind] > exactness[best.kind])) best = measure;
  }
  return sizeMeasure(best, chunks[0], food);
}

function isPartOf(chunk: Chunk, dish: Chunk | undefined): boolean {
  const part = headOf(chunk);
  return dish !== undefined && headOf(dish) !== part && dish.terms.includes(part);
}

/** A measure with the sizes and the vessel that the words of the food say: "large fries", "harira bowl". */
function sizeMeasure(
  stated: Measure | null,
  first: Chunk | undefined,
  food: ScoredFood | undefined,
): Measure | null {
  const sizes = first?.sizes ?? [];
  const vessel = first === undefined ? null : vesselBehind(first);
  const isName = vessel !== null && food?.profile.namings[0]?.terms.has(vessel) === true;
  if (stated === null && vessel !== null && !isName)
    return { ...one, ...volumeOf(vessel), unit: vessel, sizes };
  const unit = isPlural(first?.words.findLast((word) => !sizeWords.has(word)) ?? "") ? "serving" : "";
  if (stated === null) return sizes.length === 0 ? null : { ...one, unit, sizes, isBareSize: true };
  const all = [...stated.sizes, ...sizes];
  const isSome = stated.kind === "article" && stated.unit === "" && all.length > 0;
  return { ...stated, unit: isSome ? unit : stated.unit, sizes: all };
}

/** "guinness pint" */
function volumeOf(vessel: string): Partial<Measure> {
  const millilitres = volumes.get(vessel);
  return millilitres === undefined ? {} : { kind: "volume", millilitres };
}

function isPlural(word: string): boolean {
  return word.endsWith("s") && matchingForm(word) !== word;
}
