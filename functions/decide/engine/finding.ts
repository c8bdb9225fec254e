import type { Refusal } from "../../../shared/domain/safety/mod.ts";
import type { Candidate } from "./candidate.ts";
import type { ValueRanking } from "./ranking/rank-by-price.ts";
import type { Contender, Ranking } from "./ranking/ranking.ts";

/** Why a decision ended as it did. */
export type Finding =
  | { readonly why: "refused" | "referred"; readonly refusal: Refusal }
  | { readonly why: "not_food" | "no_options" | "all_excluded" | "not_compared" }
  | { readonly why: "unsure"; readonly unsure: readonly Contender[] }
  | { readonly why: "unknown_options"; readonly unknown: readonly Candidate[] }
  | { readonly why: "only_one" | "only_left"; readonly chosen: Contender }
  | { readonly why: "best_value"; readonly value: ValueRanking }
  | { readonly why: "unknown_amount" | "no_goal" | "close" | "best"; readonly ranking: Ranking };
