import type { AllergenName } from "../allergen-name.ts";
import type { ConditionName } from "../condition-name.ts";
import type { DietName } from "../diet-name.ts";
import type { HealthRule } from "./health-rule.ts";

/** A rule with the request field that asks for it: `diet`, `request_text`. */
export type Stated<Rule> = { field: string; rule: Rule };

/** What somebody does not eat, by where the request says it. */
export type StatedRules = {
  diets: readonly Stated<DietName>[];
  conditions: readonly Stated<ConditionName>[];
  allergens: readonly Stated<AllergenName>[];
  /** Words of foods to leave out. */
  avoided: readonly Stated<string>[];
  /** What somebody's health forbids beside the conditions. */
  health: readonly Stated<HealthRule>[];
};
