import data from "./data/conditions.json" with { type: "json" };

/** The name of a condition the rules know. */
export type ConditionName = keyof typeof data.conditions;
