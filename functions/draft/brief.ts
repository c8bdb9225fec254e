import type { DishLimit } from "../../shared/dishes/rules/dish-limit.ts";
import type { ToldRules } from "../../shared/dishes/rules/told-rules.ts";
import type { Language } from "../../shared/kernel/language-name.ts";
import type { AmountWish } from "../../shared/nutrition/needs/draft/read-amount-wishes.ts";
import type { Edits } from "../../shared/substitution/edits.ts";
import type { DraftRequest } from "./contract.ts";

/** The recipe that a request tells, before its lines are read. */
export type ToldRecipe = {
  title: string | null;
  lines: Readonly<NonNullable<DraftRequest["ingredients"]>>;
  steps: readonly string[];
  servings: number | null;
  totalMinutes: number | null;
};

/** A recipe and what is to change about it. */
export type Brief = {
  source: ToldRecipe;
  rules: ToldRules;
  limits: readonly DishLimit[];
  edits: Edits;
  /** Foods of which more or less is wanted. */
  amounts: readonly AmountWish[];
  /** How many it shall serve, or by how much it is multiplied; null where it stays as it is. */
  scale: { servings: number } | { factor: number } | null;
  language: Language;
  notices: readonly string[];
};
