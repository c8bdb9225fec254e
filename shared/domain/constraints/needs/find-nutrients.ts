import type { Span } from "../../../language/mod.ts";
import { asGoal, type GoalName } from "../../nutrition/mod.ts";
import words from "../data/goal-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "./find-needs.ts";
import { openReading, spanOf } from "./reading.ts";

/** A compound that people name; of a limited one they usually want less. */
export type NamedNutrient = { readonly goal: GoalName; readonly isLimited: boolean };

export const nutrients = indexNeeds<NamedNutrient>(
  words.nutrients.flatMap(({ goal, names, isLimited }) =>
    names.map((name) => [name, { goal: asGoal(goal), isLimited }] as const),
  ),
);

/** The compounds that a text names, with their places in it, whatever it says of them. */
export function findNutrients(text: string): (NamedNutrient & Span)[] {
  const reading = openReading(text);
  return findNeeds(nutrients, reading).map(({ start, end, meaning }) => ({
    ...meaning,
    ...spanOf(reading, start, end),
  }));
}
