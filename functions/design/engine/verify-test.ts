import { readSlack, type ShownVerification } from "../../../shared/domain/constraints/mod.ts";
import type { Candidate } from "./candidate.ts";
import type { DishTest } from "./demand.ts";

/** A dish with its place in the answer. */
type TestedDish = {
  candidate: Candidate;
  recipe: number | null;
  day: number | null;
  meal: string | null;
};

/** How a test stands: at the dish where it stands worst, or by the dishes of a whole plan that meet it. */
export function verifyTest(test: DishTest, dishes: readonly TestedDish[]): ShownVerification {
  const { name, description, operator, limit, unit, scope, measure } = test;
  const shape = { constraint: name, description, operator, unit, hard: true, complete: true };
  if (scope === "plan") {
    const count = dishes.filter(({ candidate }) => measure(candidate) >= limit).length;
    const place = { recipe: null, day: null, meal: null };
    return { ...shape, ...judge(test, count, 1), unit: "dishes", ...place };
  }
  const judged = dishes.map(({ candidate, recipe, day, meal }) => {
    return { ...judge(test, measure(candidate), limit), recipe, day, meal };
  });
  const [first, ...others] = judged;
  if (!first) throw new TypeError(`Cannot verify ${name}: there is no dish`);
  const worst = others.reduce((worst, one) => (one.slack < worst.slack ? one : worst), first);
  return { ...shape, ...worst };
}

function judge({ operator }: DishTest, value: number, limit: number) {
  const slack = readSlack({ operator, limit }, value);
  return { value, value_min: value, value_max: value, limit, slack, satisfied: slack >= 0 };
}
