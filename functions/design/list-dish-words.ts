import { findNeeds } from "../../shared/nutrition/needs/find-needs.ts";
import { openReading } from "../../shared/nutrition/needs/open-reading.ts";
import { dishNames } from "../../shared/nutrition/needs/wishes/dish-names.ts";

const known = new Map<string, readonly string[]>();

/** The kinds of dish that a title names: "soup" for a minestrone. */
export function listDishWords(title: string): readonly string[] {
  const before = known.get(title);
  if (before) return before;
  const words = findNeeds(dishNames, openReading(title)).flatMap(({ meaning }) => meaning);
  known.set(title, words);
  return words;
}
