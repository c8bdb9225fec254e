import data from "./data/goals.json" with { type: "json" };

/** The name of a goal the rules know. */
export type GoalName = keyof typeof data.goals;

/** The goal of a name in a data file; throws for one that no table has. */
export function asGoal(name: string): GoalName {
  if (!isGoal(name)) throw new Error(`Cannot read goal words: unknown goal ${name}`);
  return name;
}

function isGoal(name: string): name is GoalName {
  return Object.hasOwn(data.goals, name);
}
