import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";
import { filledDishTerms, headlessTerms } from "../vocabulary.ts";

const fillings = new Set(language.fillings.flatMap(normaliseWord));
const flavours = new Set(meanings.flavours.map((name) => normaliseTerms(name).join(" ")));
const flavoured = new Set(meanings.flavoured.flatMap(normaliseWord));
const longestFilling = 2;

/**
 * Phrases that are one food together: "ham, cheese and tomato sandwich" names a sandwich by its fillings, and "protein bar,
 * cookies and cream" a bar by its flavour.
 */
export function joinListed(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const before = read.at(-1);
    const first = isFilledEnd(chunk) ? findFirstFilling(read) : read.length;
    if (first < read.length) read.push(joinFillings(read.splice(first), chunk));
    else if (before !== undefined && isFlavour(chunk, before)) read.push({ ...chunk, link: "gloss" });
    else read.push(chunk);
  }
  return read;
}

/** "and tomato sandwich" */
function isFilledEnd({ link, measure, terms }: Chunk): boolean {
  const others = terms.slice(0, -1);
  return (
    link === "and" && measure === null && others.length > 0 && isFilled(terms) && others.every(isFilling)
  );
}

/** Where the fillings begin that are listed before the name of what they fill. */
function findFirstFilling(chunks: readonly Chunk[]): number {
  let first = chunks.length;
  while (first > 0) {
    const chunk = chunks[first - 1];
    if (chunk === undefined || !isListedFilling(chunk)) break;
    first--;
    if (chunk.link !== "comma" || chunk.measure !== null) break;
  }
  return chunks.length - first < 2 ? chunks.length : first;
}

function isListedFilling({ terms, measure, link }: Chunk): boolean {
  const naming = terms.filter((term) => !headlessTerms.has(term));
  const isBare = measure === null || (measure.unit === "" && measure.kind === "article");
  const isListed = link === "comma" || link === "hard" || link === "and";
  return (
    isBare && isListed && naming.length > 0 && naming.length <= longestFilling && naming.every(isFilling)
  );
}

function isFilled(terms: readonly string[]): boolean {
  return filledDishTerms.has(terms.at(-1) ?? "");
}

function isFilling(term: string): boolean {
  return fillings.has(term) || headlessTerms.has(term);
}

function joinFillings(parts: readonly Chunk[], dish: Chunk): Chunk {
  const all = [...parts, dish];
  return {
    ...dish,
    link: parts[0]?.link ?? dish.link,
    measure: parts[0]?.measure ?? null,
    eaten: parts[0]?.eaten ?? dish.eaten,
    terms: all.flatMap(({ terms }) => terms),
    words: all.flatMap(({ words }) => words),
    wordSpans: all.flatMap(({ wordSpans }) => wordSpans),
    negated: all.flatMap(({ negated }) => negated),
    sizes: all.flatMap(({ sizes }) => sizes),
    isRepaired: all.some(({ isRepaired }) => isRepaired),
    span: joinSpans(all.map(({ span }) => span)),
  };
}

/** "yogurt, vanilla" */
function isFlavour({ link, measure, terms }: Chunk, before: Chunk): boolean {
  const isBehind = link === "comma" || link === "with";
  return (
    isBehind &&
    measure === null &&
    flavours.has(terms.join(" ")) &&
    before.terms.some((term) => flavoured.has(term))
  );
}
