import data from "./data/units.json" with { type: "json" };

/** Units of food with their grams or millilitres, sizes and containers, by the words that name them. */
export const units = data;
