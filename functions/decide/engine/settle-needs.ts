import { conditionNames, type Needs, readNeeds } from "../../../shared/domain/constraints/mod.ts";
import { type HoldingRule, listPreferred, type Situation } from "../../../shared/domain/safety/mod.ts";

/**
 * Needs with what safety asks for before any wish: "my potassium is high" is no wish for more of it, and "peanuts make my
 * throat swell" is an allergy.
 */
export function settleNeeds(
  needs: Needs,
  { reactions, topics }: Situation,
  rules: readonly HoldingRule[],
): Needs {
  const reacted = reactions.map((words) => readNeeds(`allergic to ${words}`));
  // Of several compounds the one of the gravest rule decides.
  const [preferred] = listPreferred(rules);
  return {
    ...needs,
    // A cheese of twelve months is no child: whether one eats is read with the situation. "Ferritin 3000" is no lack.
    conditions: conditionNames.filter(
      (name) =>
        (topics.has(name) || (name !== "infancy" && needs.conditions.includes(name))) &&
        !(name === "iron_deficiency" && topics.has("haemochromatosis")),
    ),
    allergies: [...new Set([needs, ...reacted].flatMap(({ allergies }) => allergies))],
    avoided: [needs, ...reacted].flatMap(({ avoided }) => avoided),
    goals: preferred === undefined ? needs.goals : [{ ...preferred, weight: 1 }],
    isAskingForWorst: needs.isAskingForWorst && preferred === undefined,
  };
}
