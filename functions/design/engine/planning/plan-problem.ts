import type { CompoundLimit, CountRule } from "../../../../shared/domain/constraints/mod.ts";
import type { Dish } from "./dish.ts";
import type { PlanHabits } from "./plan-habits.ts";

/** A place of the day that one dish fills. */
export type PlanSlot = {
  /** Unique in the day: "lunch", "dinner dessert". */
  readonly name: string;
  /** Slots with the same meal are eaten together. */
  readonly meal: string;
  /** What may stand here; what the diet and the allergens rule out is not among them. */
  readonly dishIds: readonly string[];
};

/** What a plan must be; the same for every day. */
export type PlanProblem = {
  /** 1-14. */
  readonly days: number;
  readonly slots: readonly PlanSlot[];
  readonly dishes: readonly Dish[];
  /** The fewest and the most portions of a dish in a slot. */
  readonly portions: { readonly least: number; readonly most: number };
  readonly limits: readonly CompoundLimit[];
  readonly counts: readonly CountRule[];
  readonly habits: PlanHabits;
  /** Any whole number; another one gives another plan. */
  readonly seed: number;
};
