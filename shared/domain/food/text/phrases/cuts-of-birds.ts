import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { headlessTerms } from "../vocabulary.ts";

const birds = new Set(language.cutBirds.birds);
const cuts = new Set(language.cutBirds.cuts);
const listing = new Set(["comma", "gloss"]);

/**
 * "rotisserie chicken, a thigh and a drumstick": cuts behind a bird without an amount are what was had of it, and are of that
 * bird.
 */
export function readCutsOfBirds(phrases: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  const chunks = phrases.map(nameBreast);
  for (let at = 0; at < chunks.length; at++) {
    const bird = chunks[at];
    if (bird === undefined) break;
    const end = isBird(bird) ? endOfCuts(chunks, at + 1) : at + 1;
    if (end === at + 1) read.push(bird);
    for (; at + 1 < end; at++) {
      const cut = chunks[at + 1];
      if (cut !== undefined) read.push(nameCut(bird, cut, read.length === 0 || chunks[at] === bird));
    }
  }
  return read;
}

/** "Breast and wing, mash": a breast of no bird is of a chicken. */
function nameBreast(chunk: Chunk): Chunk {
  const naming = chunk.terms.filter((term) => !headlessTerms.has(term));
  return naming.join() === "breast" && chunk.terms.length <= 2
    ? { ...chunk, terms: ["chicken", ...chunk.terms] }
    : chunk;
}

function isBird({ terms, measure }: Chunk): boolean {
  return measure === null && birds.has(terms.at(-1) ?? "");
}

function endOfCuts(chunks: readonly Chunk[], from: number): number {
  if (!listing.has(chunks[from]?.link ?? "")) return from;
  let end = from;
  while (isCut(chunks[end]) && (listing.has(chunks[end]?.link ?? "") || chunks[end]?.link === "and")) end++;
  return end;
}

function isCut(chunk: Chunk | undefined): boolean {
  const naming = chunk?.terms.filter((term) => !headlessTerms.has(term)) ?? [];
  return naming.length === 1 && cuts.has(naming[0] ?? "");
}

/** The first cut stands in the place of the bird. */
function nameCut(bird: Chunk, cut: Chunk, isFirst: boolean): Chunk {
  const named = { ...cut, terms: [...bird.terms, ...cut.terms] };
  if (!isFirst) return named;
  return { ...named, link: bird.link, eaten: bird.eaten, span: joinSpans([bird.span, cut.span]) };
}
