import type { NutrientTarget } from "../nutrition/mod.ts";

/** How much of a kind of food one portion may hold. */
export type KindLimit = {
  readonly kind: string;
  readonly grams: number;
  readonly source: string;
};

/** The rules of a diet or a condition. */
export type RuleSet = {
  /** Its name in plain words: "low-FODMAP", "high blood pressure". */
  readonly label: string;
  /** Kinds of food that are out. */
  readonly excludes: readonly string[];
  /** Kinds of food of which a little is allowed; none where there are no such. */
  readonly limits?: readonly KindLimit[];
  /** Kinds of food that may not be in one dish. */
  readonly neverTogether: readonly (readonly string[])[];
  /** Kinds of food that count against a choice without ruling it out. */
  readonly discourages: readonly string[];
  readonly encourages: readonly string[];
  readonly targets: readonly NutrientTarget[];
  readonly source: string;
};
