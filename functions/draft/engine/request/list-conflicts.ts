import type { SensoryGoal, StatedNeeds, StatedRules } from "../../../../shared/domain/constraints/mod.ts";
import type { UnmetWish } from "../substitution/edited-recipe.ts";

/** What fields decide, and what the text asks for. */
type Sides = {
  readonly stated: StatedNeeds;
  readonly rules: StatedRules;
  readonly ofFields: readonly SensoryGoal[];
  readonly ofText: readonly SensoryGoal[];
};

/** Wishes of the text that a field overrules: another diet, the opposite of a wanted taste. */
export function listConflicts({ stated, rules, ofFields, ofText }: Sides): UnmetWish[] {
  const kept = new Set(rules.diets.map(({ rule }) => rule));
  const diets = stated.text.diets
    .filter((diet) => !kept.has(diet))
    .map((diet) => overrule(diet.replaceAll("_", " "), "diet"));
  const tastes = ofText
    .filter((goal) => isOpposed(goal, ofFields))
    .map(({ attribute, direction }) => overrule(`${direction} ${attribute.replaceAll("_", " ")}`, "sensory"));
  return [...diets, ...tastes];
}

/** Whether a taste is asked for the other way round elsewhere. */
export function isOpposed({ attribute, direction }: SensoryGoal, others: readonly SensoryGoal[]): boolean {
  return others.some((other) => other.attribute === attribute && other.direction !== direction);
}

function overrule(wish: string, field: string): UnmetWish {
  return { wish, reason: "conflicts", detail: `${field} says otherwise` };
}
