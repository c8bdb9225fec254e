import { chooseDishes, rankDishes } from "../../shared/planning/choose-dishes.ts";
import type { Dish } from "../../shared/planning/dish.ts";
import type { Infeasibility } from "../../shared/planning/plan-outcome.ts";
import type { Recipe } from "../../shared/recipes/recipe.ts";
import type { Candidate } from "./candidate.ts";
import { chooseApart } from "./choose-apart.ts";
import type { Demands } from "./demand.ts";
import type { Kitchen } from "./kitchen.ts";
import { listServings } from "./list-candidates.ts";
import { listWishes, rateWishes } from "./rate-wishes.ts";
import { shuffle } from "./shuffle.ts";
import { toCompoundLimits, toDishAmounts } from "./to-planning.ts";

/** The recipes chosen, the best first; else why there is none. */
export type RecipeChoice = { chosen: readonly Candidate[] } | { infeasibility: Infeasibility };

/** Dishes that meet wishes nearly alike count as alike: then portion and aims decide. */
const RATE_LEVELS = 20;

/** The recipes that meet every hard demand and the most wishes, each once, at most as many as asked for. */
export function chooseRecipes({ brief, table, recipes, suitable, demands }: Kitchen): RecipeChoice {
  const problem = { portions: { least: 1, most: 1 }, limits: toCompoundLimits(demands) };
  const list = (some: readonly Recipe[]) => shuffle(listServings(brief, some, table), brief.seed);
  const candidates = list(suitable);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const dishes = candidates.map((candidate) => toDish(candidate, demands));
  const fitting = rankDishes({ ...problem, dishes }).flatMap((id) => byId.get(id) ?? []);
  if (fitting.length === 0) {
    const all = list(recipes).map((candidate) => toDish(candidate, demands));
    return { infeasibility: explain(all, dishes, { demands, problem }) };
  }
  const wishes = listWishes(brief);
  const rated = fitting.map((candidate) => {
    return { candidate, rate: Math.round(rateWishes(wishes, candidate) * RATE_LEVELS) };
  });
  rated.sort((one, other) => other.rate - one.rate);
  const byRecipe = Map.groupBy(rated, ({ candidate }) => candidate.recipe.id);
  const best = [...byRecipe.values()].flatMap(([first]) => first?.candidate ?? []);
  const rates = new Map(rated.map(({ candidate, rate }) => [candidate, rate]));
  return { chosen: chooseApart(best, (candidate) => rates.get(candidate) ?? 0, brief.recipeCount) };
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

/** Rules, time and wanted foods are no bounds to move: the relaxation is of what keeps to them. */
function explain(
  all: readonly Dish[],
  suitable: readonly Dish[],
  { demands, problem }: { demands: Demands; problem: Omit<Parameters<typeof chooseDishes>[0], "dishes"> },
): Infeasibility {
  const conflict = chooseDishes({ ...problem, dishes: all }, 1).infeasibility?.conflict ?? [];
  const movable = new Set(demands.limits.map(({ name }) => name));
  const nearest = chooseDishes({ ...problem, dishes: suitable }, 1).infeasibility?.relaxation ?? [];
  return { conflict, relaxation: nearest.filter(({ constraint }) => movable.has(constraint)), achieved: [] };
}
