import data from "./data/dish-readings.json" with { type: "json" };

const readings = data.readings.map(([pattern = "", words = ""]) => ({
  pattern: new RegExp(pattern, "gi"),
  words,
}));

/**
 * The words of an option with dishes named as the catalogue has them, and without prices, which are no amounts:
 * cauliflower rice is cauliflower and no rice.
 */
export function nameDishes(words: string): string {
  const named = readings.reduce((told, { pattern, words: known }) => told.replace(pattern, known), words);
  return named.trim() === "" ? words : named.trim();
}
