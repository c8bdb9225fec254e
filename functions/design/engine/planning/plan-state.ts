import type { ConflictSearch } from "./conflict-search.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { PlanOutcome } from "./plan-outcome.ts";

export type PlanPhase = "prove" | "draft" | "anneal" | "polish" | "mend" | "explain" | "done";

/** Where planning stands, as plain JSON: a copy that went through text goes on to the same bytes. */
export type PlanState = {
  readonly phase: PlanPhase;
  /** Steps done of the phase. */
  readonly step: number;
  /** Coolings begun. */
  readonly attempt: number;
  /** State of the random generator. */
  readonly random: number;
  readonly current: PlanDraft | null;
  readonly best: PlanDraft | null;
  readonly search: ConflictSearch | null;
  /** Moves of the hard bounds, by demand, towards a problem that can be met; null while the own one may be. */
  readonly moves: readonly number[] | null;
  readonly outcome: PlanOutcome | null;
};
