import data from "../../data/dish-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "../find-needs.ts";
import { openReading } from "../open-reading.ts";

const dishesOf = Map.groupBy(
  Object.entries(data.dishes).flatMap(([dish, names]) => names.map((name) => ({ dish, name }))),
  ({ name }) => name,
);

/** The words by which dishes are asked for, with what they mean: "chowder" is a soup, "ramen" a soup and noodles. */
export const dishNames = indexNeeds(
  [...dishesOf].map(([name, rows]) => [name, rows.map(({ dish }) => dish)] as const),
);

/** Whether a title names a dish of a kind that `dishWords` tell: "Hunter's goulash" is a stew. */
export function isDishOf(title: string, dish: string): boolean {
  return findNeeds(dishNames, openReading(title)).some(({ meaning }) => meaning.includes(dish));
}
