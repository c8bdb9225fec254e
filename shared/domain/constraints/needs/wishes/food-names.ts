import { indexEntries } from "../../../../language/mod.ts";
import { kindRows } from "../../../nutrition/mod.ts";
import data from "../../data/dish-words.json" with { type: "json" };
import { firstTermOf, phraseAt } from "../find-needs.ts";
import { phraseTerms } from "../need-token.ts";
import type { Reading } from "../reading.ts";
import { dishNames } from "./dish-names.ts";

const noFoods = new Set(data.noFoods.map((name) => phraseTerms(name).join(" ")));
const edible = new Set(data.edible);
const noFoodBefore = new Set(data.noFoodBefore);
const rows = [...kindRows.values()];
/** Foods of one word. */
const known = new Set(
  [...rows.flatMap(({ terms }) => terms), ...data.foods].flatMap((name) =>
    name.includes(" ") ? [] : phraseTerms(name).join(" "),
  ),
);

type Entry = readonly [name: string, from: "lookalikes" | "not" | "words" | "foods"];

/** Longer words that only sound like a food come first: "date night" is no date, "coconut milk" no milk. */
const foods = indexEntries<Entry, "food" | "lookalike">(
  [
    ...data.lookalikes.map((name): Entry => [name, "lookalikes"]),
    ...rows.flatMap(({ not }) => not.map((name): Entry => [name, "not"])),
    ...rows.flatMap(({ terms, typical, may }) =>
      [...terms, ...typical, ...may].map((name): Entry => [name, "words"]),
    ),
    ...data.foods.map((name): Entry => [name, "foods"]),
  ],
  {
    listFirstWords: ([name]) => firstTermOf(name),
    readPhrases: ([text, from]) => {
      const meaning = readMeaning(text, from);
      return meaning === null ? [] : [{ text, terms: phraseTerms(text), meaning }];
    },
  },
);

function readMeaning(name: string, from: Entry[1]): "food" | "lookalike" | null {
  if (from === "lookalikes") return "lookalike";
  if (from === "foods") return "food";
  if (from === "not") return isFood(name) ? "food" : null;
  if (isDishOfFood(name)) return null;
  return isNoFood(name) ? "lookalike" : "food";
}

/** A stretch that names a food, or something that only sounds like one. */
export type FoodName = {
  readonly end: number;
  readonly isFood: boolean;
};

/** What the tables know of the words at a place; null for nothing. */
export function foodNameAt(reading: Reading, at: number): FoodName | null {
  const found = phraseAt(foods, reading, at);
  if (found === null) return null;
  const isFollowed = noFoodBefore.has(reading.tokens[found.end]?.text ?? "");
  return { end: found.end, isFood: found.meaning === "food" && !isFollowed };
}

function isNoFood(name: string): boolean {
  return noFoods.has(phraseTerms(name).join(" "));
}

/** "Lentil soup" is lentils and a soup. */
function isDishOfFood(name: string): boolean {
  const [last = "", ...rest] = phraseTerms(name).toReversed();
  return rest.length > 0 && phraseAt(dishNames, { terms: [last] }, 0) !== null && !edible.has(last);
}

/** "Coconut milk": its last word is a food. */
function isFood(name: string): boolean {
  const last = phraseTerms(name).at(-1) ?? "";
  return (
    name.includes(" ") && !isDishOfFood(name) && known.has(last) && !noFoods.has(last) && !isNoFood(name)
  );
}
