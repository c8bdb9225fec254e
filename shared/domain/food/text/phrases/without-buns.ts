import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";

const { withoutBun } = meanings;
/** What is left of a dish that is eaten without its bun. */
const left = new Map(
  Object.entries(withoutBun.left).map(([dish, parts]) => [dish, parts.map(normaliseTerms)] as const),
);
const buns = new Set(withoutBun.buns.flatMap(normaliseWord));
const bunless = new Set(withoutBun.words.flatMap(normaliseWord));
const patties = new Set(withoutBun.patties.flatMap(normaliseWord));
/** What is said of a patty without its kind of meat. */
const beefKinds = new Set(["lean", "plain", "grilled", "homemade", "large", "small"]);
const groundBeef = normaliseTerms("ground beef");
const leaf = normaliseTerms(withoutBun.leaf);
const wrapped = new Set(withoutBun.wrapped.map((words) => normaliseTerms(words).join(" ")));

/** "lean burger patty" is of beef, "turkey burger patty" a turkey patty. */
export function namePatties(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const [patty = "", ...kinds] = [chunk.terms.at(-1) ?? "", ...chunk.terms.slice(0, -1)];
    if (!patties.has(patty) || !kinds.some((term) => left.has(term))) return chunk;
    const named = kinds.filter((term) => !left.has(term));
    if (named.length === 0) return chunk;
    const isOfBeef = named.every((term) => beefKinds.has(term));
    return { ...chunk, terms: [...named, ...(isOfBeef ? groundBeef : []), patty] };
  });
}

/** "cheeseburger no bun", "a bunless burger" and "burger in a lettuce wrap" as the patty, the cheese and the leaf. */
export function takeOffBuns(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk, at) => {
    if (isLeaf(chunk) && chunks.slice(0, at).some(isLeftOf))
      return [{ ...chunk, terms: leaf, measure: null }];
    const parts = isWithoutBun(chunk, chunks[at + 1]) ? partsOf(chunk) : null;
    return parts ?? [chunk];
  });
}

function isLeaf({ terms }: Chunk): boolean {
  return wrapped.has(terms.join(" "));
}

/** A patty, or what has no bun. */
function isLeftOf({ terms, negated }: Chunk): boolean {
  const head = terms.at(-1) ?? "";
  return left.has(head) || patties.has(head) || negated.some((term) => buns.has(term));
}

function isWithoutBun({ negated, terms }: Chunk, next: Chunk | undefined): boolean {
  const isRefused = negated.some((term) => buns.has(term)) || terms.some((term) => bunless.has(term));
  return isRefused || (next !== undefined && next.link !== "hard" && isLeaf(next));
}

function partsOf(chunk: Chunk): Chunk[] | null {
  const { terms, negated } = chunk;
  const kept = negated.filter((term) => !buns.has(term));
  const [patty, ...others] = left.get(terms.at(-1) ?? "") ?? [];
  if (patty === undefined) return null;
  const kinds = terms.slice(0, -1).filter((term) => !bunless.has(term));
  const none = { sizes: [], negated: [], measure: null };
  const added = others.map((part): Chunk => ({ ...chunk, ...none, terms: part, link: "and", eaten: "said" }));
  const named = kinds.length > 0 && patty.length > 1 ? [...kinds, patty.at(-1) ?? ""] : patty;
  return [{ ...chunk, terms: named, negated: kept }, ...added];
}
