import { createMemory } from "../../../../platform/kernel/mod.ts";
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

const remember = createMemory<readonly string[]>({ name: "kinds of dishes", mostBytes: 1024 * 1024 });

/** The kinds of dish that a title names, as `dishWords` tell them: "Hunter's goulash" is a stew. */
export function listDishWords(title: string): readonly string[] {
  return remember(title, () => findNeeds(dishNames, openReading(title)).flatMap(({ meaning }) => meaning));
}
