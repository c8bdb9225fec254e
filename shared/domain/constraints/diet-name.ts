import data from "./data/diets.json" with { type: "json" };

/** The name of a diet the rules know. */
export type DietName = keyof typeof data.diets;
