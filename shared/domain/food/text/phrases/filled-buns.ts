import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { type Chunk, isDescribing } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";
import { headlessTerms } from "../vocabulary.ts";

const { inBuns } = language;
/** Sausages that are a hot dog in a bun. */
const dogs = new Set(inBuns.dogs.flatMap(normaliseWord));
const dogSandwich = normaliseTerms(inBuns.dogSandwich);
const breads = new Set([...language.sandwichBuns, ...language.sandwichBreads].flatMap(normaliseWord));
const breadKinds = new Set(language.breads.flatMap(normaliseWord));
/** What is a sandwich on a biscuit, which is no cookie then. */
const biscuitFillings = new Set(inBuns.biscuitFillings.flatMap(normaliseWord));
const biscuitSandwich = normaliseTerms(inBuns.biscuitSandwich);
const leastGrams = 95;

/** "A frankfurter on a bun" and "sausage on a biscuit" as the sandwiches that they are. */
export function readFilledBuns(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const before = read.at(-1);
    if (before === undefined || !isOne(chunk)) read.push(chunk);
    else if (chunk.link !== "prep") {
      // "2 hot dogs (with buns)"
      const isBeside = isDescribing(chunk.link);
      if (isBeside && isDog(before) && isBun(chunk)) read[read.length - 1] = nameDog(before);
      read.push(chunk);
    } else if (isOnBiscuit(chunk, before)) read[read.length - 1] = putOnBiscuit(before, chunk);
    else {
      if (isDog(before) && isBread(chunk)) read[read.length - 1] = nameDog(before);
      read.push(chunk);
    }
  }
  return read;
}

function isOne({ measure }: Chunk): boolean {
  return measure === null || (measure.kind === "article" && measure.unit === "");
}

/** A sausage that is weighed without its bun is lighter. */
function isDog({ terms, measure }: Chunk): boolean {
  const isWithBun = measure === null || measure.grams === null || measure.count * measure.grams >= leastGrams;
  return dogs.has(terms.at(-1) ?? "") && isWithBun;
}

function isBread({ terms }: Chunk): boolean {
  const isKind = (term: string) => breadKinds.has(term) || headlessTerms.has(term) || breads.has(term);
  return breads.has(terms.at(-1) ?? "") && terms.every(isKind);
}

function isBun(chunk: Chunk): boolean {
  return chunk.terms.at(-1) === "bun" && isBread(chunk);
}

function nameDog(chunk: Chunk): Chunk {
  const others = chunk.terms.slice(0, -1).filter((term) => !dogSandwich.includes(term));
  return { ...chunk, terms: [...others, ...dogSandwich] };
}

function isOnBiscuit({ terms }: Chunk, { terms: filling }: Chunk): boolean {
  const naming = terms.filter((term) => !headlessTerms.has(term));
  const isBiscuit =
    naming[0] === biscuitSandwich[0] && naming.every((term) => biscuitSandwich.includes(term));
  return isBiscuit && biscuitFillings.has(filling.at(-1) ?? "");
}

function putOnBiscuit(filling: Chunk, biscuit: Chunk): Chunk {
  const span = joinSpans([filling.span, biscuit.span]);
  return { ...filling, terms: [...filling.terms, ...biscuitSandwich], span };
}
