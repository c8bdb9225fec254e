import { matchingForm } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { type Measure, one } from "../measures.ts";
import { normaliseWord } from "../terms.ts";

const { ofAnything, ofProduce } = language.cutPieces;
const pieces = new Set(ofAnything);
const piecesOfProduce = new Set(ofProduce);
const produce = new Set(language.cutPieces.produce.flatMap(normaliseWord));

const oneSlice: Measure = { ...one, kind: "count" };

/** "6 apple slices" are six slices of an apple and not six apples; "3 fish sticks" are a food of that name. */
export function countPieces(chunk: Chunk): Chunk {
  const { words, terms, wordSpans, measure } = chunk;
  const piece = matchingForm(words.at(-1) ?? "");
  // "pizza slice, apple" has one slice.
  const known = measure ?? (words.at(-1) === "slice" ? oneSlice : null);
  if (known?.kind !== "count" || known.unit !== "" || words.length < 2) return chunk;
  const counted: Measure = { ...known, kind: "piece", unit: piece };
  // "carrot sticks" are called raw carrots.
  const isNamedWithout = piecesOfProduce.has(piece) && produce.has(terms.at(-1) ?? "");
  if (isNamedWithout) return { ...chunk, measure: counted };
  const isOfProduce = piecesOfProduce.has(piece) && produce.has(terms.at(-2) ?? "");
  if (words.length !== terms.length || (!pieces.has(piece) && !isOfProduce)) return chunk;
  const rest = { words: words.slice(0, -1), wordSpans: wordSpans.slice(0, -1), measure: counted };
  return { ...chunk, ...rest, terms: terms.slice(0, -1) };
}
