import type { NutrientTarget } from "./nutrient-target.ts";

/** The rules of a diet or a condition. */
export interface RuleSet {
  /** Kinds of food that are out. */
  readonly excludes: readonly string[];
  /** Kinds of food that may not be in one dish. */
  readonly neverTogether: readonly (readonly string[])[];
  /** Kinds of food that count against a choice without ruling it out. */
  readonly discourages: readonly string[];
  readonly encourages: readonly string[];
  readonly targets: readonly NutrientTarget[];
  readonly source: string;
}
