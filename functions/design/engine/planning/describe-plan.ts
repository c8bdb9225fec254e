import type { PlanDraft } from "./plan-draft.ts";
import type { PlannedDays, PlanOutcome, VerificationRow } from "./plan-outcome.ts";
import type { PlanProblem } from "./plan-problem.ts";
import { describeRelaxation } from "./relax-bounds.ts";
import { verifyPlan } from "./verify-plan.ts";

/** Demands by index that are proven not to go together, and the moves by demand that the proof asks for. */
type ConflictProof = {
  readonly conflict: readonly number[];
  readonly moves: readonly number[];
};

/** The answer for a draft, held against the problem as it was asked. */
export function describePlan(
  problem: PlanProblem,
  draft: PlanDraft | null,
  proof: ConflictProof | null,
): PlanOutcome {
  const days = draft ? nameDishes(problem, draft) : [];
  const verification = draft ? verifyPlan(problem, days) : [];
  const violations = verification.filter((row) => row.hard && !row.satisfied).map((row) => row.constraint);
  if (!proof) {
    const status = violations.length === 0 ? "found" : "not_found";
    return { status, days, verification, violations, infeasibility: null };
  }
  const demands = [...problem.limits, ...problem.counts];
  const infeasibility = {
    conflict: proof.conflict.map((at) => demands[at]?.name ?? ""),
    relaxation: demands.flatMap(({ name, limit }, at) => {
      const move = proof.moves[at] ?? 0;
      return move === 0 ? [] : [describeRelaxation(name, limit, limit + move)];
    }),
    achieved: verification.flatMap(readAchieved),
  };
  return { status: "infeasible", days, verification, violations, infeasibility };
}

function readAchieved(row: VerificationRow) {
  if (!row.hard || row.satisfied || row.value === null) return [];
  return [describeRelaxation(row.constraint, row.limit, row.value)];
}

function nameDishes(problem: PlanProblem, draft: PlanDraft): PlannedDays {
  return draft.dishes.map((dishes, day) =>
    dishes.map((dish, slot) => ({
      slot: problem.slots[slot]?.name ?? "",
      dishId: problem.dishes[dish]?.id ?? "",
      portions: draft.portions[day]?.[slot] ?? 0,
    })),
  );
}
