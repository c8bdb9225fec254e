import type { StatedNeeds } from "../../../../shared/domain/constraints/mod.ts";
import type { Edits } from "../substitution/edits.ts";
import aimWords from "./data/relative-aims.json" with { type: "json" };
import { isOpposed } from "./list-conflicts.ts";
import type { DraftRequest } from "./read-draft-request.ts";

/** Tastes that the fields decide. */
export function listFieldTastes({ sensory, preferences, restrictions }: StatedNeeds) {
  return [...sensory, ...preferences, ...restrictions].flatMap((entry) => entry.sensory);
}

export function listGoals(
  stated: StatedNeeds,
  { tasteGoals, amounts, aims, swaps, additions, clauses }: DraftRequest,
): Edits["goals"] {
  const ofFields = listFieldTastes(stated);
  const nutrients = [stated.text, ...stated.preferences, ...stated.restrictions].flatMap(
    ({ goals }) => goals,
  );
  return [
    ...ofFields.map(({ attribute, direction }) => ({ attribute, direction })),
    ...tasteGoals.filter((goal) => !isOpposed(goal, ofFields)),
    // "Less sugar" is an ingredient to take less of where it is one.
    ...nutrients
      // "Less sweet" takes sugar away once.
      .filter(({ goal }) => goal !== "sugar" || !tasteGoals.some(({ attribute }) => attribute === "sweet"))
      .filter(({ goal }) => !amounts.some(({ food }) => food.toLowerCase() === goal))
      .filter(
        ({ goal }) => !isAimed(goal, { aims }) && !swaps.some(({ from }) => from.toLowerCase() === goal),
      )
      .filter(({ goal }) => additions.length === 0 || !clauses.some((clause) => isReason(clause.text, goal)))
      .map(({ goal, direction }) => ({ attribute: goal, direction })),
  ];
}

/** "Add a tin of beans for protein": the beans are what brings it, and no more need come. */
function isReason(clause: string, goal: string): boolean {
  const [, reason] =
    /^(?:add|throw in|put in|stir in|chuck in)\b.* for (?:(?:the|some|extra|more|a bit of) )?(\p{L}+)[.!]*$/iu.exec(
      clause.trim(),
    ) ?? [];
  return reason?.toLowerCase() === goal;
}

/** Whether a nutrient, or the ingredient that is one, has an aim with a number. */
export function isAimed(name: string, { aims }: Pick<DraftRequest, "aims">): boolean {
  const compounds = new Map(Object.entries({ ...aimWords.goals, ...aimWords.nutrients }));
  const compoundId = compounds.get(name);
  return aims.some((aim) => aim.compoundId === compoundId);
}
