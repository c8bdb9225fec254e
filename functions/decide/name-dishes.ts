import data from "./data/dish-readings.json" with { type: "json" };

const readings = data.readings.map(([pattern = "", words = ""]) => ({
  pattern: new RegExp(pattern, "gi"),
  words,
}));

/** The words of an option with dishes named as the catalogue has them: cauliflower rice is cauliflower, no rice. */
export function nameDishes(words: string): string {
  return readings.reduce((named, { pattern, words: known }) => named.replace(pattern, known), words);
}
