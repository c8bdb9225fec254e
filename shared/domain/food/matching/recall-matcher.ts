import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { FoodProfile } from "../candidates/food-names.ts";
import { createNameMatcher } from "./match-name.ts";

type NameMatcher = ReturnType<typeof createNameMatcher<FoodProfile>>;

const matchers = new WeakMap<CandidatePool, NameMatcher>();

/** One matcher for all items of a pool: the names of its foods are read once. */
export function recallMatcher(pool: CandidatePool): NameMatcher {
  const known = matchers.get(pool) ?? createNameMatcher(pool.profiles);
  matchers.set(pool, known);
  return known;
}
