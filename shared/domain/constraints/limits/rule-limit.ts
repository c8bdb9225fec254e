import type { ConditionName } from "../condition-name.ts";
import type { DietName } from "../diet-name.ts";

/** Where a bound holds: for one portion of a dish, or for what a day serves. */
export type LimitPlace = "portion" | "day";

/** One bound, in the unit of its limit. */
export type LimitBound = {
  readonly operator: "<=" | ">=";
  readonly limit: number;
};

/** A bound that a diet or a condition sets for dishes that are designed or edited. */
export type RuleLimit = {
  readonly rule: "diet" | "condition";
  readonly ruleName: DietName | ConditionName;
  /** The rule in plain words: "low-carb", "high blood pressure". */
  readonly label: string;
  /** The compound in plain words: "saturated fat". */
  readonly what: string;
  readonly compoundId: number;
  /** A compound that does not count: fibre in net carbohydrate. */
  readonly minusCompoundId: number | null;
  /** What is compared is factor x amount / kcal: 900 x saturated fat is its % of energy; null for the amount itself. */
  readonly perEnergyFactor: number | null;
  /** The kind of food without which there is none of the compound, where it is not known: no caffeine without it. */
  readonly carrier: string | null;
  /** For a portion of a recipe by itself. */
  readonly portion: LimitBound | null;
  /** For each day of a plan. */
  readonly day: LimitBound | null;
  /** The bound of the portion holds for every meal of a plan as well. */
  readonly everyMeal: boolean;
  readonly unit: string;
  /** A hard one may never be broken; the others are aims. */
  readonly hard: boolean;
  /** 20 for health, 10 for energy, 5 for aims, 1 for the rest. */
  readonly weight: number;
  readonly source: string;
};

/** A limit, or a side of it, that gives way to another one. */
export type DroppedLimit = {
  readonly limit: RuleLimit;
  readonly because: string;
};
