import { foldText } from "../../../language/mod.ts";
import { kindRows } from "../../nutrition/mod.ts";
import allergens from "../data/allergens.json" with { type: "json" };
import avoided from "../data/avoided-words.json" with { type: "json" };
import foreign from "../data/foreign-foods.json" with { type: "json" };
import known from "../data/known-foods.json" with { type: "json" };
import { indexNeeds, phraseAt } from "./find-needs.ts";
import type { Reading } from "./reading.ts";
import { dishNames } from "./wishes/dish-names.ts";
import { foodNameAt } from "./wishes/food-names.ts";

const others = indexNeeds(
  [
    ...known.foods,
    ...Object.keys(avoided.kinds),
    ...[...kindRows].flatMap(([kind, { terms }]) => [kind.replaceAll("_", " "), ...terms]),
    ...Object.entries(allergens.allergens).flatMap(([name, { aliases }]) => [
      name.replaceAll("_", " "),
      ...aliases,
    ]),
  ].map((name) => [name, true] as const),
);

/** By the words as people write them, folded: "erdnusse" is "peanut". The first food of a word stands. */
const english = new Map(
  Object.entries(foreign.foods)
    .flatMap(([food, names]) =>
      Object.values(names).flatMap((list) => list.map((name) => [name, food] as const)),
    )
    .reverse()
    .map(([name, food]) => [foldText(name), food]),
);

/** Where the longest name of a food, of a dish or of a kind of food ends that begins at a place; null for none. */
export function endOfKnownFood(reading: Reading, at: number): number | null {
  const food = foodNameAt(reading, at);
  const ends = [
    food?.isFood ? food.end : 0,
    phraseAt(others, reading, at)?.end ?? 0,
    phraseAt(dishNames, reading, at)?.end ?? 0,
  ];
  const end = Math.max(...ends);
  return end === 0 ? null : end;
}

/** The English name of a food that is written in German, French, Italian or Spanish; null for other words. */
export function translateFood(words: string): string | null {
  return english.get(foldText(words).trim()) ?? null;
}
