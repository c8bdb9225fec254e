import { units } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { type Measure, one } from "../measures.ts";
import { normaliseWord } from "../terms.ts";
import { drinkHeads, headlessTerms, vesselTerms } from "../vocabulary.ts";

const sizeWords = new Set(Object.keys(units.sizes));
const portionTerms = new Set(language.portionNames);
const wholes = new Set(language.wholes);
const heaps = new Set(language.trailingUnits);
const drinkVessels = new Set([...language.drinkVessels, "can", "carton", "mug", "pint"]);
const drinks = new Set([
  ...drinkHeads,
  ...[...language.unitContents.flatMap(({ foods }) => foods), ...language.spirits, "soju", "sake"].flatMap(
    normaliseWord,
  ),
]);
const piecesBehind = new Set(language.piecesBehind);

/** "pho, big bowl" states how much pho, and so does "halo top. whole pint". */
export function readVesselBehind(chunk: Chunk): Chunk {
  const { terms, measure, sizes, link } = chunk;
  const piece = readPieceBehind(chunk);
  if (piece !== null) return piece;
  const isAll = chunk.words.some((word) => wholes.has(word));
  const unit = terms.findLast(
    (term) => vesselTerms.has(term) || portionTerms.has(term) || (isAll && heaps.has(term)),
  );
  const isVessel = terms.every((term) => headlessTerms.has(term) || term === unit || sizeWords.has(term));
  const isBehind = link === "comma" || link === "gloss" || (link === "hard" && isAll);
  const isAmount = measure === null ? isBehind : isSizedVessel(chunk, measure);
  if (unit === undefined || !isVessel || !isAmount) return chunk;
  const said = [...(measure?.sizes ?? []), ...sizes];
  return {
    ...chunk,
    terms: [],
    measure: {
      ...one,
      kind: "piece",
      unit: portionTerms.has(unit) ? "serving" : nameUnitOf(unit),
      sizes: said,
    },
  };
}

/** "2 soju bottles" are two bottles of it. */
export function readVesselHead(chunk: Chunk): Chunk {
  const { terms, measure } = chunk;
  const vessel = terms.at(-1) ?? "";
  const isCounted = measure?.kind === "count" && measure.unit === "";
  if (!isCounted || !drinkVessels.has(vessel) || !drinks.has(terms.at(-2) ?? "")) return chunk;
  return {
    ...chunk,
    terms: terms.slice(0, -1),
    words: chunk.words.slice(0, -1),
    wordSpans: chunk.wordSpans.slice(0, -1),
    measure: { ...measure, kind: "piece", unit: vessel },
  };
}

/** A tin is a can. */
function nameUnitOf(unit: string): string {
  return unit === "tin" ? "can" : unit;
}

/** "brie, a wedge", "cake, tiny sliver" */
function readPieceBehind(chunk: Chunk): Chunk | null {
  const { terms, measure, sizes, link } = chunk;
  const isBehind = link === "comma" || link === "gloss";
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  const [unit = "", ...others] = terms.filter((term) => !sizeWords.has(term));
  if (!isBehind || !isBare || others.length > 0 || !piecesBehind.has(unit)) return null;
  return {
    ...chunk,
    terms: [],
    measure: { ...one, kind: "piece", unit, sizes: [...(measure?.sizes ?? []), ...sizes] },
  };
}

/** "chips from a small bag", unlike "beans from a can" */
function isSizedVessel({ link }: Chunk, { kind, unit, sizes }: Measure): boolean {
  return link === "prep" && kind === "article" && unit === "" && sizes.length > 0;
}
