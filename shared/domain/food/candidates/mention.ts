import names from "../data/food-names.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { headlessTerms, softHeads, weakTerms } from "../text/vocabulary.ts";
import type { FoodProfile } from "./food-names.ts";

/** A word of a mention: `core` ones stand before any "with" or "in", weak ones describe without naming. */
export type MentionTerm = {
  readonly weight: number;
  readonly isCore: boolean;
  readonly isWeak: boolean;
};

/** The words that name one food in the text, ready for scoring. */
export type Mention = {
  /** Terms with the weight of finding them. */
  readonly terms: ReadonlyMap<string, MentionTerm>;
  /** The word that says what the food is: the last naming word of the first phrase. */
  readonly head: string;
  /** The word before a head that may only tell the form ("SNICKERS" in "SNICKERS bar"), else empty. */
  readonly secondHead: string;
  readonly negated: ReadonlySet<string>;
};

const impliedLack = new Map(Object.entries(names.impliedLack));

const rarestWeight = 7;

const commonestWeight = 1;

const unknownWeight = 4;

const enoughCovered = 0.55;

/** How much a term tells, from how few catalogue foods have it; words the catalogue lacks weigh `unknownWeight`. */
export function weighTerm(
  term: string,
  termFrequency: Readonly<Record<string, number>>,
  foodCount: number,
): number {
  const count = termFrequency[term] ?? 0;
  if (count === 0) return unknownWeight;
  return Math.min(rarestWeight, Math.max(commonestWeight, Math.log(foodCount / count)));
}

/** Joins a phrase and the phrases that describe it into one mention. */
export function joinMention(chunks: readonly Chunk[], weigh: (term: string) => number): Mention {
  const terms = new Map<string, MentionTerm>();
  for (const [index, chunk] of chunks.entries()) {
    for (const term of chunk.terms) {
      if (!terms.has(term))
        terms.set(term, { weight: weigh(term), isCore: index === 0, isWeak: weakTerms.has(term) });
    }
  }
  const negated = new Set(chunks.flatMap((chunk) => chunk.negated));
  for (const term of terms.keys()) {
    const lacking = impliedLack.get(term);
    if (lacking !== undefined) negated.add(lacking);
  }
  return { terms, ...headsOf(chunks), negated };
}

/** "egg, cheese and sausage sandwich": listed parts share the head of the last. */
function headsOf(chunks: readonly Chunk[]): { head: string; secondHead: string } {
  let core = chunks[0];
  for (const chunk of chunks.slice(1)) {
    if (chunk.link !== "comma" && chunk.link !== "and" && chunk.link !== "or") break;
    if (chunk.terms.some((term) => !headlessTerms.has(term))) core = chunk;
  }
  const terms = core?.terms ?? [];
  const at = Math.max(
    terms.findLastIndex((term) => !headlessTerms.has(term)),
    0,
  );
  const head = terms[at] ?? "";
  return { head, secondHead: softHeads.has(head) ? (terms[at - 1] ?? "") : "" };
}

/** Whether a food is what the mention names: it has the head word, or most of what the words weigh. */
export function isCovered(mention: Mention, { namings, allTerms }: FoodProfile): boolean {
  if (allTerms.has(mention.head) || (mention.secondHead !== "" && allTerms.has(mention.secondHead)))
    return true;
  let whole = 0;
  let found = 0;
  for (const [term, { weight, isWeak, isCore }] of mention.terms) {
    if (isWeak || !isCore) continue;
    whole += weight;
    if (allTerms.has(term)) found += weight;
  }
  const isHeadFound = namings.some(({ heads }) => [...heads].some((head) => mention.terms.has(head)));
  return isHeadFound && found >= enoughCovered * whole;
}
