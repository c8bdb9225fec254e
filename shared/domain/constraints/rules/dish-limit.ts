import type { LimitOperator } from "./plan-limit.ts";

/** What a limit is about: a compound, less another one, or as a share of energy. */
export type LimitMeasure = {
  compoundId: number;
  /** Does not count: fibre in net carbohydrate. */
  minusCompoundId: number | null;
  /** Makes the value factor x amount / kcal: 900 for the % of energy of a fat in g. */
  perEnergyFactor: number | null;
  /** The kind of food without which there is none of the compound, where no figure tells: no lactose without milk. */
  carrier: string | null;
};

/** A bound on what one portion of a dish or one day of a plan holds. */
export type DishLimit = {
  /** Begins with the request field that it comes from: "compound_filters[0]", "condition: hypertension, sodium". */
  name: string;
  description: string;
  measure: LimitMeasure;
  operator: LimitOperator;
  limit: number;
  /** The compound's unit, or "% of energy". */
  unit: string;
  scope: "portion" | "day";
  hard: boolean;
  /** Whether it protects who eats: no relaxation moves it. */
  isProtecting?: boolean;
  weight: number;
};
