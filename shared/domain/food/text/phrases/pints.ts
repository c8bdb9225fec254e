import { joinSpans, units } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import { normaliseWord } from "../terms.ts";
import { dishTerms, mainTerms, sideTerms } from "../vocabulary.ts";

const { beer, served, draught, imperialMl } = language.pints;
/** What beer alone is served in: "2 pints at the pub". */
const beerUnits = new Set(beer);
/** "2 IPAs (pints)" */
const servedUnits = new Set(served);
/** What is ordered by the half pint; half a beer may be half of a can. */
const halved = new Set(language.pints.halved.flatMap(normaliseWord));
/** Drinks of pubs that serve imperial pints. */
const draughtTerms = new Set(draught.flatMap(normaliseWord));
const volumes = new Map<string, number>(Object.entries(units.volumeMl));

/** A pint with no food of its own as beer; null where it measures the food before it: "ice cream, 1 pint". */
export function nameBeer(chunk: Chunk, owner: Chunk | undefined): Chunk | null {
  const { measure, terms, link } = chunk;
  if (measure === null || terms.length > 0 || !beerUnits.has(measure.unit)) return null;
  const isFree =
    owner?.measure === null && ![dishTerms, mainTerms, sideTerms].some((names) => names.has(headOf(owner)));
  if (isFree && link !== "and" && link !== "with") return null;
  return { ...chunk, terms: ["beer"], words: ["beer"] };
}

function headOf({ terms }: Chunk): string {
  return terms.at(-1) ?? "";
}

/** The phrase before with what its pieces are served in: "2 IPAs (pints)"; null where a phrase does not say it. */
export function serveIn(counted: Chunk, { link, measure, terms, span }: Chunk): Chunk | null {
  const [unit = "", ...others] = terms;
  const isBehind = link === "comma" || link === "gloss";
  if (!isBehind || measure !== null || others.length > 0 || !servedUnits.has(unit)) return null;
  const of = counted.measure;
  if (of?.kind !== "count" || of.unit !== "" || of.count < 1) return null;
  const millilitres = volumes.get(unit) ?? null;
  const served: Measure = { ...of, unit, kind: millilitres === null ? "piece" : "volume", millilitres };
  return { ...counted, measure: served, span: joinSpans([counted.span, span]) };
}

/** "4 pints of cider" are imperial ones, and "half of lager" is half of one. */
export function readPints(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const { measure, terms } = chunk;
    if (measure === null || !terms.some((term) => draughtTerms.has(term))) return chunk;
    if (measure.unit !== "pint" && !(isHalf(measure) && halved.has(terms.join(" ")))) return chunk;
    const pint: Measure = {
      ...measure,
      kind: "volume",
      unit: "pint",
      millilitres: imperialMl,
      isShare: false,
    };
    return { ...chunk, measure: pint };
  });
}

function isHalf({ unit, count, grams, millilitres, sizes }: Measure): boolean {
  return unit === "" && count === 0.5 && grams === null && millilitres === null && sizes.length === 0;
}
