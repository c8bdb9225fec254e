import { checkAvoided, namesWords } from "../../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { headOf } from "../choose/closeness.ts";
import data from "../data/made-of.json" with { type: "json" };
import { factsOf } from "../lines/food-facts.ts";
import type { PantryFood } from "../pantry.ts";

/** An ingredient as its line words it, with its catalogue food. */
type WordedFood = {
  readonly name: string;
  readonly preparation: string | null;
  readonly food: PantryFood | null;
};

const pressed: Readonly<Record<string, readonly string[]>> = data.pressed;

/** "Without olives" leaves the olive oil, "no wine" the vinegar. */
function isPressedFrom(words: string, name: string): boolean {
  const terms = splitTerms(words);
  return terms.length === 1 && (pressed[terms[0] ?? ""] ?? []).includes(headOf(name));
}

/**
 * What shows that an ingredient surely is or holds a food to avoid; null where nothing does. The catalogue food names its
 * kind; the words of the line are taken at their word, as "stewing beef" is no stew with onions.
 */
export function findAvoided(words: string, { name, preparation, food }: WordedFood): string | null {
  if (isPressedFrom(words, name)) return null;
  if (food !== null && namesWords(words, name)) return words;
  const judged =
    food === null
      ? factsOf({ name, preparation }, null)
      : { ...factsOf({ name, preparation }, food), words: [] };
  const finding = checkAvoided(words, judged);
  return finding?.certainty === "contains" ? finding.term : null;
}
