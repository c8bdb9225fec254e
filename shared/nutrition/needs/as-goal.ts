import data from "../data/goals.json" with { type: "json" };
import type { GoalName } from "../goal-name.ts";

/** The goal of a name in a data file; throws for one that no table has. */
export function asGoal(name: string): GoalName {
  if (!isGoal(name)) throw new Error(`Cannot read goal words: unknown goal ${name}`);
  return name;
}

function isGoal(name: string): name is GoalName {
  return Object.hasOwn(data.goals, name);
}
