import data from "./data/goals.json" with { type: "json" };

/** The name of a goal the rules know. */
export type GoalName = keyof typeof data.goals;
