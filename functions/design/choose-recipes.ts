import { chooseDishes, type DishOutcome } from "../../shared/planning/choose-dishes.ts";
import type { Dish } from "../../shared/planning/dish.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";
import { listWishes, rateWishes } from "./rate-wishes.ts";
import { shuffle } from "./shuffle.ts";
import { toCompoundLimits, toDishAmounts } from "./to-planning.ts";

/** The recipes chosen, the best first; else why there is none. */
export type RecipeChoice =
  | { chosen: readonly Candidate[] }
  | { infeasibility: NonNullable<DishOutcome["infeasibility"]> };

/** Dishes that meet wishes nearly alike count as alike: then portion and aims decide. */
const RATE_LEVELS = 20;

/** The recipes that meet every hard demand and the most wishes, each once, at most as many as asked for. */
export function chooseRecipes(
  brief: Brief,
  candidates: readonly Candidate[],
  demands: Demands,
): RecipeChoice {
  const limits = toCompoundLimits(demands);
  const problem = { portions: { least: 1, most: 1 }, limits };
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const dishes = shuffle(candidates, brief.seed).map((candidate) => toDish(candidate, demands));
  const chosen: Candidate[] = [];
  for (const group of groupByWishes(brief, candidates)) {
    const left = dishes.filter(({ id }) => group.has(id) && !isChosen(chosen, byId.get(id)));
    for (const { dishId } of chooseDishes({ ...problem, dishes: left }, left.length).choices) {
      const candidate = byId.get(dishId);
      if (!candidate || isChosen(chosen, candidate)) continue;
      chosen.push(candidate);
      if (chosen.length === brief.recipeCount) return { chosen };
    }
  }
  if (chosen.length > 0) return { chosen };
  return { infeasibility: explain(dishes, demands, problem) };
}

function toDish(candidate: Candidate, demands: Demands): Dish {
  return {
    id: candidate.id,
    isMain: false,
    proteinSource: null,
    portionStep: 1,
    amounts: toDishAmounts(candidate, demands),
    tags: [],
    preference: 1 - Math.abs(candidate.factor - 1),
  };
}

/** Ids of the candidates that meet the wishes alike, the best group first; within a group by the seed. */
function groupByWishes(brief: Brief, candidates: readonly Candidate[]): Set<string>[] {
  const wishes = listWishes(brief);
  const groups = new Map<number, string[]>();
  for (const candidate of candidates) {
    const rate = Math.round(rateWishes(wishes, candidate) * RATE_LEVELS);
    groups.set(rate, [...(groups.get(rate) ?? []), candidate.id]);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, ids]) => new Set(ids));
}

function isChosen(chosen: readonly Candidate[], candidate: Candidate | undefined): boolean {
  return chosen.some(({ recipe }) => recipe.id === candidate?.recipe.id);
}

/** Rules, time and wanted foods are no bounds to move: the relaxation is of what keeps to them. */
function explain(
  dishes: readonly Dish[],
  { tests, limits }: Demands,
  problem: Omit<Parameters<typeof chooseDishes>[0], "dishes">,
) {
  const whole = chooseDishes({ ...problem, dishes }, 1).infeasibility;
  const fixed = new Set(tests.map(({ name }) => name));
  const movable = new Set(limits.map(({ name }) => name));
  const unmoved = { ...problem, limits: problem.limits.filter(({ name }) => fixed.has(name)) };
  const keeping = new Set(
    chooseDishes({ ...unmoved, dishes }, dishes.length).choices.map(({ dishId }) => dishId),
  );
  const nearest = chooseDishes({ ...problem, dishes: dishes.filter(({ id }) => keeping.has(id)) }, 1);
  const relaxation = (nearest.infeasibility?.relaxation ?? []).filter(({ constraint }) =>
    movable.has(constraint),
  );
  return { conflict: whole?.conflict ?? [], relaxation, achieved: relaxation };
}
