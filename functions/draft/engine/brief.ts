import type { DishLimit, ToldRules } from "../../../shared/domain/constraints/mod.ts";
import type { Language } from "../../../shared/language/mod.ts";
import type { DraftRequest } from "../contract.ts";
import type { AdditionWish } from "./request/read-additions.ts";
import type { AmountWish } from "./request/read-amount-wishes.ts";
import type { Edits } from "./substitution/edits.ts";

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
  /** Foods that are to come in. */
  additions: readonly AdditionWish[];
  /** How many it shall serve, or by how much it is multiplied; null where it stays as it is. */
  scale: { servings: number } | { factor: number } | null;
  language: Language;
  notices: readonly string[];
};
