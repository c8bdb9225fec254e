import { listWords, ServiceError } from "../../../shared/platform/kernel/mod.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";
import type { Infeasibility, PlanOutcome, Relaxation } from "./planning/plan-outcome.ts";

const significantDigits = 6;

/** The failure of a request that nothing can meet: what conflicts, and what would have to give. */
export function describeInfeasible(
  { conflict, relaxation, achieved }: Infeasibility,
  { tests, limits }: Demands,
): ServiceError {
  const descriptions = new Map([...tests, ...limits].map(({ name, description }) => [name, description]));
  const show = (moves: readonly Relaxation[]) =>
    moves.some((move) => isHarmful(move, limits))
      ? []
      : moves.flatMap((move) => showRelaxation(move, limits));
  const together = conflict.length > 1 ? " together" : "";
  const message = `Cannot design this: no dishes meet ${listWords(conflict)}${together}`;
  return new ServiceError("validation_error", message, {
    details: {
      reason: "infeasible",
      conflict,
      descriptions: conflict.map((name) => descriptions.get(name) ?? name),
      // A plan of whole dishes needs more than the proof asks for: what one reaches is what helps.
      relaxation: show(achieved.length > 0 ? achieved : relaxation),
      ...(achieved.length > 0 ? { least_relaxation: show(relaxation) } : {}),
    },
  });
}

/** The failure of a plan that was neither found nor proven impossible, with the nearest one. */
export function describeNotFound(
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

/** Whether a move is of a bound that protects. */
function isHarmful({ constraint }: Relaxation, limits: Demands["limits"]): boolean {
  return limits.some(({ name, isProtecting }) => name === constraint && isProtecting === true);
}

/** The bound to ask for instead: rounded to the side on which it can be met, and past it where the operator is strict. */
function showRelaxation(
  { constraint, limit, neededLimit, relativeChange }: Relaxation,
  limits: Demands["limits"],
) {
  const moved = limits.find(({ name }) => name === constraint);
  if (!moved) return [];
  const isRaised = moved.operator === "=" ? neededLimit > limit : moved.operator.startsWith("<");
  const needed = roundTowards(neededLimit, isRaised, moved.operator === "<" || moved.operator === ">");
  return [{ constraint, limit, needed, relative_change: relativeChange }];
}

function roundTowards(figure: number, isUp: boolean, isStrict: boolean): number {
  if (figure === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(figure))) + 1 - significantDigits);
  const rounded = isUp ? Math.ceil(figure / step) : Math.floor(figure / step);
  const passed = isStrict ? rounded + (isUp ? 1 : -1) : rounded;
  return Number((passed * step).toPrecision(significantDigits));
}
