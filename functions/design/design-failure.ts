import { listWords } from "../../shared/kernel/list-words.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import type { Infeasibility, PlanOutcome, Relaxation } from "../../shared/planning/plan-outcome.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";

const SIGNIFICANT_DIGITS = 6;

/** The failure of a request that nothing can meet: what conflicts, and what would have to give. */
export function tellInfeasible(
  { conflict, relaxation, achieved }: Infeasibility,
  { tests, limits }: Demands,
): ServiceError {
  const descriptions = new Map([...tests, ...limits].map(({ name, description }) => [name, description]));
  const movable = new Set(limits.map(({ name }) => name));
  const message = `Cannot design this: no dishes meet ${listWords(conflict)} together`;
  return new ServiceError("validation_error", message, {
    details: {
      reason: "infeasible",
      conflict,
      descriptions: conflict.map((name) => descriptions.get(name) ?? name),
      relaxation: relaxation.filter(({ constraint }) => movable.has(constraint)).map(showRelaxation),
      ...(achieved.length > 0
        ? { achieved: achieved.filter(({ constraint }) => movable.has(constraint)).map(showRelaxation) }
        : {}),
    },
  });
}

/** The failure of a plan that was neither found nor proven impossible, with the nearest one. */
export function tellNotFound(
  { days, violations, verification }: PlanOutcome,
  candidates: readonly Candidate[],
): ServiceError {
  const titles = new Map(candidates.map(({ id, recipe }) => [id, recipe.title]));
  const broken = verification.filter(({ constraint }) => violations.includes(constraint));
  const message = "Cannot find a plan that meets every constraint; one may exist";
  return new ServiceError("validation_error", message, {
    details: {
      reason: "not_found",
      nearest: {
        days: days.map((meals, at) => ({
          day: at + 1,
          meals: meals.map(({ slot, dishId, portions }) => ({
            slot,
            title: titles.get(dishId) ?? dishId,
            portions,
          })),
        })),
        violations: broken.map(({ constraint, value, limit, slack, day }) => ({
          constraint,
          value,
          limit,
          slack,
          day,
        })),
      },
    },
  });
}

function showRelaxation({ constraint, limit, neededLimit, relativeChange }: Relaxation) {
  const needed = Number(neededLimit.toPrecision(SIGNIFICANT_DIGITS));
  return { constraint, limit, needed, relative_change: relativeChange };
}
