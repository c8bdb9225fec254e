import type { PlanDraft } from "./plan-draft.ts";
import type { PlannedDays, PlanOutcome } from "./plan-outcome.ts";
import type { PlanTables } from "./plan-tables.ts";
import { readAchieved, relaxBounds } from "./relax-bounds.ts";
import { verifyPlan } from "./verify-plan.ts";

/** The answer for a draft; `conflict` holds the indexes of the demands that are proven not to go together. */
export function describePlan(
  tables: PlanTables,
  draft: PlanDraft | null,
  conflict: readonly number[] | null,
): PlanOutcome {
  const { problem, demands } = tables;
  const days = draft ? nameDishes(tables, draft) : [];
  const verification = draft ? verifyPlan(problem, days) : [];
  const violations = verification.filter((row) => row.hard && !row.satisfied).map((row) => row.constraint);
  if (!conflict) {
    const status = violations.length === 0 ? "found" : "not_found";
    return { status, days, verification, violations, infeasibility: null };
  }
  const infeasibility = {
    conflict: conflict.map((at) => demands[at]?.name ?? ""),
    relaxation: relaxBounds(tables),
    achieved: readAchieved(verification),
  };
  return { status: "infeasible", days, verification, violations, infeasibility };
}

function nameDishes(tables: PlanTables, draft: PlanDraft): PlannedDays {
  return draft.dishes.map((dishes, day) =>
    dishes.map((dish, slot) => ({
      slot: tables.problem.slots[slot]?.name ?? "",
      dishId: tables.dishes[dish]?.id ?? "",
      portions: draft.portions[day]?.[slot] ?? 0,
    })),
  );
}
