import data from "../../data/dish-words.json" with { type: "json" };
import { kindRows } from "../../kinds/kind-table.ts";
import { indexNeeds, phraseAt } from "../find-needs.ts";
import { phraseTerms } from "../need-token.ts";
import type { Reading } from "../reading.ts";

const noFoods = new Set(data.noFoods.map((name) => phraseTerms(name).join(" ")));
const noFoodBefore = new Set(data.noFoodBefore);
/** The words of every kind, those that only look like it included: "coconut milk" is longer than "milk". */
const foods = indexNeeds(
  [
    ...[...kindRows.values()].flatMap(({ terms, typical, may, not }) => [
      ...terms,
      ...typical,
      ...may,
      ...not,
    ]),
    ...data.foods,
  ].map((name) => [name, name] as const),
);

/** Where the food that is named at a place ends; null where none is. */
export function foodEndAt(reading: Reading, at: number): number | null {
  const found = phraseAt(foods, reading, at);
  if (found === null || noFoods.has(found.terms.join(" "))) return null;
  return noFoodBefore.has(reading.tokens[found.end]?.text ?? "") ? null : found.end;
}
