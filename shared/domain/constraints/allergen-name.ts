import data from "./data/allergens.json" with { type: "json" };

/** The name of an allergen the rules know. */
export type AllergenName = keyof typeof data.allergens;
