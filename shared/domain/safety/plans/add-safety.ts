import {
  type DishNeeds,
  type NamedGoal,
  resolveAvoided,
  type StatedNeeds,
  type WordFields,
} from "../../constraints/mod.ts";
import { type PlanSafety, readPlanSafety } from "./read-plan-safety.ts";

/** What a request states with what the health of those who will eat adds to it; `safety` is that of its text. */
export function addSafety(stated: StatedNeeds, fields: WordFields, safety: PlanSafety): StatedNeeds {
  const addToEntries = <Entry extends DishNeeds>(entries: readonly Entry[], texts: readonly string[] = []) =>
    entries.map((needs, at) => addToNeeds(needs, readPlanSafety(texts[at] ?? "")));
  return {
    ...stated,
    text: addToNeeds(stated.text, safety),
    preferences: addToEntries(stated.preferences, fields.preferences),
    restrictions: addToEntries(stated.restrictions, fields.restrictions),
  };
}

/** A level is no wish: with "potassium 5.9" less of it is safer, whatever the words would ask for. */
function addToNeeds<Stated extends DishNeeds>(
  needs: Stated,
  { conditions, preferred, spans }: PlanSafety,
): Stated {
  const goals = preferred.map(({ goal, direction }): NamedGoal => ({ goal, direction, weight: 1 }));
  return {
    ...needs,
    conditions: [...new Set([...needs.conditions, ...conditions])],
    goals: [...needs.goals.filter(({ goal }) => preferred.every((one) => one.goal !== goal)), ...goals],
    // "Restrictions: galactosaemia" names no food to leave out.
    avoided: needs.avoided.filter(
      (food) =>
        resolveAvoided(food.text) !== null ||
        !spans.some(({ start, end }) => start < food.end && food.start < end),
    ),
    understood: [...needs.understood, ...spans],
  };
}
