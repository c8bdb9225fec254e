import data from "../../data/dish-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "../find-needs.ts";
import { openReading } from "../reading.ts";

const dishesOf = Map.groupBy(
  Object.entries(data.dishes).flatMap(([dish, names]) => names.map((name) => ({ dish, name }))),
  ({ name }) => name,
);

/** The words by which dishes are asked for, with what they mean: "chowder" is a soup, "ramen" a soup and noodles. */
export const dishNames = indexNeeds(
  [...dishesOf].map(([name, rows]) => [name, rows.map(({ dish }) => dish)] as const),
);

const known = new Map<string, readonly string[]>();

/** The kinds of dish that a title names, as `dishWords` tell them: "Hunter's goulash" is a stew. */
export function listDishWords(title: string): readonly string[] {
  const before = known.get(title);
  if (before) return before;
  const words = findNeeds(dishNames, openReading(title)).flatMap(({ meaning }) => meaning);
  known.set(title, words);
  return words;
}
