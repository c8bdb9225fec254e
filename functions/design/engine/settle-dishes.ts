import { listWords } from "../../../shared/platform/kernel/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { DishTest } from "./demand.ts";
import { isDish } from "./is-dish.ts";
import { keepsLimit } from "./keeps-limit.ts";
import type { NamedDish } from "./read-dishes.ts";

/** The named dishes that can be had with the test that holds for them, and what is stated of the others. */
export type SettledDishes = {
  served: readonly NamedDish[];
  tests: readonly DishTest[];
  unmet: readonly UnmetWish[];
};

type Options = {
  /** What every dish must pass. */
  tests: readonly DishTest[];
  candidates: readonly Candidate[];
  /** A candidate in every variant and portion in which it may be served. */
  listServings: (candidates: readonly Candidate[]) => readonly Candidate[];
};

/**
 * Which of the dishes that are asked for by name to require: each that has a recipe which keeps the rules and bounds.
 * A dish without one is never replaced in silence.
 */
export function settleDishes({ dishes, limits, type }: Brief, options: Options): SettledDishes {
  const { tests, candidates, listServings } = options;
  const hard = limits.filter(({ hard, scope }) => hard && (type === "recipe" || scope === "portion"));
  const served: NamedDish[] = [];
  const unmet: UnmetWish[] = [];
  for (const { rule: dish } of dishes) {
    const ofDish = candidates.filter((candidate) => isDish(candidate, dish));
    const broken = ofDish.map((candidate) => listBroken(candidate, tests));
    const keeping = ofDish.filter((_, at) => broken[at]?.length === 0);
    const fitting = type === "recipe" ? keeping : keeping.filter(isMealOfPlan);
    const isServed = listServings(fitting).some((candidate) =>
      hard.every((limit) => keepsLimit(limit, [{ candidate, portions: 1 }])),
    );
    if (isServed) {
      served.push(dish);
      continue;
    }
    const nearest = broken.reduce<readonly string[]>(
      (least, one) => (one.length < least.length ? one : least),
      [...(broken[0] ?? [])],
    );
    const names = nearest.length > 0 ? nearest : hard.map(({ name }) => name);
    const isOut = ofDish.length > 0 && names.length > 0;
    const detail = isOut
      ? ` keeps to ${listWords(names)}`
      : ofDish.length === 0
        ? ""
        : " is a meal of a plan";
    unmet.push({ wish: dish.words, reason: "not_possible", detail: `no recipe for ${dish.words}${detail}` });
  }
  return { served, tests: served.length === 0 ? [] : [testDishes(served, type)], unmet };
}

/** Plans have a place for it whatever their meals. */
function isMealOfPlan({ recipe }: Candidate): boolean {
  return recipe.isMain && recipe.mealTypes.some((meal) => meal === "lunch" || meal === "dinner");
}

function testDishes(served: readonly NamedDish[], type: Brief["type"]): DishTest {
  const words = served.map((dish) => dish.words).join(" or ");
  return {
    name: `request_text: ${words}`,
    description: `dishes that are ${words}`,
    measure: (candidate) => (served.some((dish) => isDish(candidate, dish)) ? 1 : 0),
    operator: ">=",
    limit: 1,
    unit: "dishes",
    scope: type === "recipe" ? "portion" : "plan",
  };
}

function listBroken(candidate: Candidate, tests: readonly DishTest[]): string[] {
  return tests
    .filter(({ measure, operator, limit }) => {
      const value = measure(candidate);
      return operator === "<=" ? value > limit : value < limit;
    })
    .map(({ name }) => name);
}
