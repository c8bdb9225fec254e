import { readFacts } from "../source/fact-table.ts";
import { rowError } from "../source/source-table.ts";
import type { FoodName } from "./catalogue-model.ts";

const languages = new Set(["de", "fr", "it"]);

/** Columns of `food-names.tsv`: the name, its source, and the food's English name for the reviewer. */
export const foodNameColumns = ["food_id", "language", "name", "source", "source_code", "food_name"];

/**
 * Names in other languages of the foods that `foodOf` knows, by the record that they are published for: first those
 * of `food-names.tsv`, which are the ones shown (those of the food itself before those of its other records), then those
 * of the tables. In order of food, language, then as given.
 */
export function buildFoodNames(
  published: readonly FoodName[],
  foodOf: (recordId: number) => number | undefined,
): FoodName[] {
  const reviewed = readFacts("food-names.tsv", foodNameColumns).map((row): FoodName => {
    const [foodId, language = "", name = ""] = row.cells;
    if (!languages.has(language) || name === "") throw rowError(row, "a language or a name is missing");
    return { foodId: Number(foodId), language, name };
  });
  const [own, others] = [true, false].map((isOwn) =>
    reviewed.filter(({ foodId }) => (foodOf(foodId) === foodId) === isOwn),
  );
  const seen = new Set<string>();
  const names = [...(own ?? []), ...(others ?? []), ...published].flatMap(
    ({ foodId: recordId, language, name }) => {
      const foodId = foodOf(recordId);
      const key = `${foodId} ${language} ${name.toLowerCase()}`;
      if (foodId === undefined || seen.has(key)) return [];
      seen.add(key);
      return [{ foodId, language, name }];
    },
  );
  return names.sort((a, b) => a.foodId - b.foodId || compare(a.language, b.language));
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
