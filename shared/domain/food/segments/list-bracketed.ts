import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { isFlavour, isPluralFood } from "../text/flavours.ts";
import { isKindNamed } from "../text/phrases/kinds.ts";
import { normaliseTerms, normaliseWord } from "../text/terms.ts";
import { additionTerms, dishTerms } from "../text/vocabulary.ts";
import { isIngredient } from "./join-ingredients.ts";
import { cereals, tableSauces } from "./listed-words.ts";
import { headOf } from "./phrase-kinds.ts";
import { makeSegment } from "./segment.ts";

const fewestListed = 2;
/** What is eaten with something on it. */
const topped = new Set(language.toppedFoods.map((name) => normaliseTerms(name).join(" ")));
const spreads = new Set(language.toastSpreads.map((name) => normaliseTerms(name).join(" ")));
const breadKinds = new Set(language.breads.flatMap(normaliseWord));

/**
 * Takes foods out of brackets that stand beside the phrase before: the foods of "a steamie (hot dog, mustard)", whose name
 * no food has, those of "fish supper (haddock, chips)", which they are all of, the sauce of "bacon sandwich (brown sauce)" and the milk of "cereal (bran flakes, milk)".
 */
export function listBracketed(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (let at = 0; at < chunks.length; ) {
    const owner = chunks[at];
    if (owner === undefined) break;
    const rest = chunks.slice(at + 1);
    const end = rest.findIndex(({ link }) => link !== "gloss");
    const bracketed = end < 0 ? rest : rest.slice(0, end);
    const isInFull = isListedInFull(owner, bracketed, pool);
    const isListed = isInFull || isList(owner, bracketed, pool);
    if (!isInFull) read.push(owner);
    const isTopped = areToppings(owner, bracketed, pool);
    read.push(...bracketed.map((chunk) => freeChunk(chunk, owner, { isListed, isTopped })));
    at += bracketed.length + 1;
  }
  return read;
}

type Bracketed = { readonly isListed: boolean; readonly isTopped: boolean };

function freeChunk(chunk: Chunk, owner: Chunk, { isListed, isTopped }: Bracketed): Chunk {
  if (isListed) return { ...chunk, link: "comma" };
  return isTopped || isPutOn(chunk, owner) ? { ...chunk, link: "with" } : chunk;
}

/** "porridge (honey, banana)", "baked potato (butter)", unlike "yogurt (strawberry)" and "toast (rye)", which are kinds */
function areToppings(owner: Chunk, bracketed: readonly Chunk[], pool: CandidatePool): boolean {
  const { terms } = owner;
  const isBase = topped.has(headOf(owner)) || topped.has(terms.slice(-2).join(" "));
  if (!isBase || bracketed.length === 0 || !pool.isPlainName(terms)) return false;
  const base = makeSegment([owner], pool);
  const isTopping = (chunk: Chunk) =>
    pool.isPlainName(chunk.terms) && !isKind(chunk, owner) && !isIngredient(chunk, base);
  return bracketed.every(isTopping) && !(bracketed.length === 1 && bracketed.every(isFlavourAlone));
}

function isKind({ terms }: Chunk, owner: Chunk): boolean {
  return isKindNamed(terms, owner.terms) || terms.every((term) => breadKinds.has(term));
}

/** "strawberry", unlike "strawberries" and "cream cheese" */
function isFlavourAlone(chunk: Chunk): boolean {
  return (
    isFlavour(chunk) &&
    !isPluralFood(chunk) &&
    !additionTerms.has(headOf(chunk)) &&
    !spreads.has(chunk.terms.join(" "))
  );
}

/** Whether brackets list foods beside what they follow, whose name no food has. */
function isList(owner: Chunk, bracketed: readonly Chunk[], pool: CandidatePool): boolean {
  const named = bracketed.filter(({ terms }) => pool.isPlainName(terms));
  const isOfFoods = named.length >= fewestListed && named.length * 2 > bracketed.length;
  return isOfFoods && owner.terms.length > 0 && makeSegment([owner], pool).ranked.length === 0;
}

/** "fish supper (large haddock + chips)": each word of the dish is of one of its parts. */
function isListedInFull({ terms }: Chunk, bracketed: readonly Chunk[], pool: CandidatePool): boolean {
  if (terms.length < fewestListed || bracketed.length < fewestListed) return false;
  const parts = bracketed.map((chunk) => {
    const named = makeSegment([chunk], pool).ranked[0]?.profile.allTerms ?? new Set<string>();
    return new Set([...chunk.terms, ...named]);
  });
  const owners = terms.map((term) => parts.findIndex((part) => part.has(term)));
  return owners.every((part) => part >= 0) && new Set(owners).size === terms.length;
}

function isPutOn({ terms }: Chunk, owner: Chunk): boolean {
  const isSauce = tableSauces.has(terms.join(" ")) && dishTerms.has(headOf(owner));
  return isSauce || (terms.at(-1) === "milk" && cereals.has(headOf(owner)));
}
