import type { DishLimit } from "../../../shared/domain/constraints/mod.ts";
import type { Candidate } from "./candidate.ts";

/** A bound on something of a dish that is no compound: what breaks a rule in it, its minutes, a food's grams. */
export type DishTest = {
  name: string;
  description: string;
  measure: (candidate: Candidate) => number;
  operator: "<=" | ">=";
  limit: number;
  unit: string;
  /** `plan`: at least one dish of the plan. */
  scope: "portion" | "plan";
};

/** Everything hard or aimed at, in the order in which it is proven. */
export type Demands = { tests: readonly DishTest[]; limits: readonly DishLimit[] };

/** Whether a dish passes every test. */
export function isAllowedBy({ tests }: Pick<Demands, "tests">): (candidate: Candidate) => boolean {
  return (candidate) =>
    tests.every(({ measure, operator, limit }) => {
      const value = measure(candidate);
      return operator === "<=" ? value <= limit : value >= limit;
    });
}
