import { joinSpans, units } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import { isAnimal } from "../candidates/score-food.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { type DishBase, findBase, ground } from "../text/dish-bases.ts";
import { one } from "../text/measures.ts";
import { isBreadKind } from "../text/phrases/sandwiches.ts";
import { normaliseTerms } from "../text/terms.ts";
import { headlessTerms, stateWords } from "../text/vocabulary.ts";
import { joinMention } from "./join-mention.ts";

const breadKinds = new Set([...language.breads, ...language.sandwichBreads].flatMap(normaliseTerms));
const sizes = new Set(Object.keys(units.sizes));

/** Takes apart a dish that no food is, such as "halloumi sandwich", into its base and the food that it is named after. */
export function splitFilled(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (let at = 0; at < chunks.length; at++) {
    const [chunk, next] = [chunks[at], chunks[at + 1]];
    if (chunk === undefined) continue;
    const base = findBase(chunk.terms);
    if (base === null || !isUnknown(chunk, base, pool)) {
      read.push(chunk);
      continue;
    }
    const inside = chunk.terms.slice(0, -base.width);
    // "a ciabatta roll" is a ciabatta, and has none in it.
    if (inside.every((term) => breadKinds.has(term))) read.push({ ...chunk, terms: inside });
    else if (next !== undefined && isItsBread(next, base)) {
      read.push(...takeApart(chunk, { ...base, terms: next.terms }));
      at++;
    } else read.push(...takeApart(chunk, base));
  }
  return read;
}

/** The "brown bread" of "tinned salmon sandwich on brown bread" */
function isItsBread({ link, measure, terms }: Chunk, { slices }: DishBase): boolean {
  return slices > 0 && link === "gloss" && measure === null && isBreadKind(terms);
}

/** Whether the base is named after a food that no dish of that name has. */
function isUnknown(chunk: Chunk, { width }: DishBase, pool: CandidatePool): boolean {
  const { terms, words, measure } = chunk;
  const others = terms.slice(0, -width);
  const naming = others.filter((term) => !headlessTerms.has(term) && !sizes.has(term));
  const isWeighed = measure !== null && (measure.grams !== null || measure.unit !== "");
  if (naming.length === 0 || isWeighed || words.length <= others.length) return false;
  if (!isFood(others, naming, pool) || pool.isPlainName(terms)) return false;
  const [best] = pool.rank(joinMention([chunk], pool.weigh));
  const said = [...naming, ...terms.slice(-width)];
  return (
    best === undefined || !best.profile.namings.some((name) => said.every((term) => name.terms.has(term)))
  );
}

function isFood(terms: readonly string[], naming: readonly string[], pool: CandidatePool): boolean {
  const bare = naming.filter((term) => !stateWords.has(term));
  const [only = "", ...more] = bare;
  return pool.isPlainName(terms) || pool.isPlainName(bare) || (more.length === 0 && pool.isName(only));
}

function takeApart(chunk: Chunk, { width, terms, slices }: DishBase): Chunk[] {
  const { words, wordSpans, measure } = chunk;
  const inside = chunk.terms.slice(0, -width);
  const count = measure?.count ?? 1;
  const base: Chunk = {
    ...chunk,
    terms,
    words: words.slice(inside.length),
    wordSpans: wordSpans.slice(inside.length),
    span: joinSpans(wordSpans.slice(inside.length)),
    measure: slices === 0 ? measure : { ...one, kind: "piece", unit: "slice", count: count * slices },
  };
  const filling: Chunk = {
    ...chunk,
    terms: terms.at(-1) === ground.bun && isAnimal(inside.at(-1) ?? "") ? [ground.word, ...inside] : inside,
    words: words.slice(0, inside.length),
    wordSpans: wordSpans.slice(0, inside.length),
    span: joinSpans([
      chunk.span === null ? null : { ...chunk.span, end: chunk.span.start },
      ...wordSpans.slice(0, inside.length),
    ]),
    link: "hard",
    negated: [],
    sizes: [],
    measure: count === 1 ? null : { ...one, kind: "piece", unit: "serving", count },
    eaten: "said",
  };
  return [base, filling];
}
