import data from "../../data/dish-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "../find-needs.ts";
import { openReading } from "../open-reading.ts";

/** The words by which dishes are asked for, with the dish that they mean: "chowder" is a soup. */
export const dishNames = indexNeeds(
  Object.entries(data.dishes).flatMap(([dish, names]) => names.map((name) => [name, dish] as const)),
);

/** Whether a title names a dish of a kind that `dishWords` tell: "Hunter's stew" is a stew, "Kidney bean chili" too. */
export function isDishOf(title: string, dish: string): boolean {
  return findNeeds(dishNames, openReading(title)).some(({ meaning }) => meaning === dish);
}
