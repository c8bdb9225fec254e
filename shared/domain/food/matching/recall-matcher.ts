import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { FoodProfile } from "../candidates/food-names.ts";
import { createNameMatcher } from "./match-name.ts";

type NameMatcher = ReturnType<typeof createNameMatcher<FoodProfile>>;

const matchers = new WeakMap<readonly FoodProfile[], NameMatcher>();

/** One matcher for all items of a pool: the names of its foods are read once. */
export function recallMatcher({ profiles }: Pick<CandidatePool, "profiles">): NameMatcher {
  const known = matchers.get(profiles) ?? createNameMatcher(profiles);
  matchers.set(profiles, known);
  return known;
}
