import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";
import type { Kitchen } from "./kitchen.ts";
import { listServings } from "./list-candidates.ts";
import { chooseDishes, rankDishes } from "./planning/choose-dishes.ts";
import type { Dish } from "./planning/dish.ts";
import type { Infeasibility } from "./planning/plan-outcome.ts";
import { shuffle } from "./planning/random.ts";
import { listWishes, rateWishes } from "./rate-wishes.ts";
import { toCompoundLimits, toDishAmounts } from "./to-planning.ts";

/** What a dish loses for each dish before it that has its protein source or its cuisine, in levels of wishes. */
const loss = { proteinSource: 1, cuisine: 1 } as const;

/** The recipes chosen, the best first; else why there is none. */
type RecipeChoice = { chosen: readonly Candidate[] } | { infeasibility: Infeasibility };

/** Dishes that meet wishes nearly alike count as alike: then portion and aims decide. */
const rateLevels = 20;

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
    return { candidate, rate: Math.round(rateWishes(wishes, candidate) * rateLevels) };
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
    recipeId: candidate.recipe.id,
    isMain: false,
    proteinSource: null,
    kind: null,
    portionStep: 1,
    amounts: toDishAmounts(candidate, demands),
    tags: [],
    preference: 1 - Math.abs(candidate.factor - 1),
    keepsDays: 0,
    minutes: 0,
    foods: [],
  };
}

/** Rules, time, wanted foods and what protects are no bounds to move: the relaxation is of what keeps to them. */
function explain(
  all: readonly Dish[],
  suitable: readonly Dish[],
  { demands, problem }: { demands: Demands; problem: Omit<Parameters<typeof chooseDishes>[0], "dishes"> },
): Infeasibility {
  const conflict = chooseDishes({ ...problem, dishes: all }, 1).infeasibility?.conflict ?? [];
  const movable = new Set(demands.limits.filter((limit) => !limit.isProtecting).map(({ name }) => name));
  const protecting = problem.limits.filter((limit) => limit.isProtecting);
  const kept = new Set(rankDishes({ ...problem, limits: protecting, dishes: suitable }));
  const dishes = suitable.filter(({ id }) => kept.has(id));
  const nearest = chooseDishes({ ...problem, dishes }, 1).infeasibility?.relaxation ?? [];
  return { conflict, relaxation: nearest.filter(({ constraint }) => movable.has(constraint)), achieved: [] };
}

/** The best dishes, the best first, where dishes nearly as good give way to those that differ from the chosen. */
function chooseApart(
  ranked: readonly Candidate[],
  levelOf: (candidate: Candidate) => number,
  count: number,
): Candidate[] {
  const chosen: Candidate[] = [];
  const left = [...ranked];
  while (chosen.length < count && left.length > 0) {
    const worths = left.map((candidate) => levelOf(candidate) - likeness(candidate, chosen));
    const [next] = left.splice(worths.indexOf(Math.max(...worths)), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}

function likeness({ recipe }: Candidate, chosen: readonly Candidate[]): number {
  return chosen.reduce((sum, { recipe: other }) => {
    const isSource = recipe.proteinSource === other.proteinSource;
    const isCuisine = recipe.cuisine === other.cuisine;
    return sum + (isSource ? loss.proteinSource : 0) + (isCuisine ? loss.cuisine : 0);
  }, 0);
}
