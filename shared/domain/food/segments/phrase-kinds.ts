import type { Chunk } from "../text/chunks.ts";
import { dishTerms, headlessTerms, partTerms, soloTerms } from "../text/vocabulary.ts";

/** The last word that names: "chicken" in "chicken, grilled". */
export function headOf({ terms }: Chunk): string {
  return terms.findLast((term) => !headlessTerms.has(term)) ?? "";
}

/** "… and cheese sandwich" rather ends the name of a dish than begins another, unless a dish stands before it. */
export function isDishEnd({ link, measure, terms }: Chunk, before: Chunk | undefined): boolean {
  const isBeside = soloTerms.has(terms[0] ?? "") || (before !== undefined && dishTerms.has(headOf(before)));
  const isDish = terms.length > 1 && dishTerms.has(terms.at(-1) ?? "");
  return link === "and" && measure === null && isDish && !isBeside;
}

/** The feta of "salad (30 g feta)" does not say how much salad. */
export function isOnDish({ measure, terms }: Chunk, owner: Chunk): boolean {
  return measure?.kind === "mass" && dishTerms.has(headOf(owner)) && !partTerms.has(terms.at(-1) ?? "");
}
