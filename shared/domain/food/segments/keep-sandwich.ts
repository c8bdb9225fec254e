import type { CandidatePool, ScoredFood } from "../candidates/candidate-pool.ts";
import { type Chunk, isDescribing } from "../text/chunks.ts";
import { isBreadKind } from "../text/phrases/sandwiches.ts";
import { weakTerms } from "../text/vocabulary.ts";
import { joinMention } from "./join-mention.ts";

/**
 * The foods that fit a sandwich on a bread: those with the filling that is named and no other, or else the sandwich on any
 * bread. "Cheese sandwich on white" is no egg white sandwich with cheese.
 */
export function keepSandwich(
  chunks: readonly Chunk[],
  ranked: readonly ScoredFood[],
  pool: CandidatePool,
): readonly ScoredFood[] {
  const [sandwich, ...breads] = chunks;
  if (sandwich === undefined || breads.length === 0 || !breads.every(isBread) || !isSandwich(sandwich, pool))
    return ranked;
  if (ranked[0]?.isPlainName === true) return ranked;
  const plain = pool.rank(joinMention([sandwich], pool.weigh));
  const said = new Set([...chunks.flatMap(({ terms }) => terms), ...namesOf(plain[0])]);
  const isSaid = (term: string) => said.has(term) || isBreadKind([term]) || weakTerms.has(term);
  const fitting = ranked.filter(
    (food) => sandwich.terms.every((term) => namesOf(food).includes(term)) && namesOf(food).every(isSaid),
  );
  return fitting.length > 0 ? fitting : plain;
}

function isSandwich({ terms }: Chunk, pool: CandidatePool): boolean {
  return terms.at(-1) === "sandwich" && pool.isPlainName(terms);
}

function isBread({ link, terms }: Chunk): boolean {
  return isDescribing(link) && isBreadKind(terms);
}

function namesOf(food: ScoredFood | undefined): string[] {
  return [...(food?.profile.namings[0]?.terms.keys() ?? [])];
}
