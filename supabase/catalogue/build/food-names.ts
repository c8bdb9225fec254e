import { readFacts } from "../source/fact-table.ts";
import { rowError } from "../source/source-table.ts";
import type { FoodName } from "./catalogue-model.ts";
import type { CiqualFood } from "./ciqual-foods.ts";

const languages = new Set(["de", "fr", "it"]);

/** Columns of `food-names.tsv`: the name, its source, and the food's English name for the reviewer. */
export const foodNameColumns = ["food_id", "language", "name", "source", "source_code", "food_name"];

/**
 * Names in German, French and Italian of the foods in `foodIds`: those of `food-names.tsv`, and CIQUAL's own
 * French names for the foods that only CIQUAL has. In order of food, then language.
 */
export function buildFoodNames(foodIds: ReadonlySet<number>, ciqualFoods: readonly CiqualFood[]): FoodName[] {
  const reviewed = readFacts("food-names.tsv", foodNameColumns).map((row): FoodName => {
    const [foodId, language = "", name = ""] = row.cells;
    if (!languages.has(language) || name === "") throw rowError(row, "a language or a name is missing");
    return { foodId: Number(foodId), language, name };
  });
  const french = ciqualFoods.map(({ food, frenchName }) => ({
    foodId: food.id,
    language: "fr",
    name: frenchName,
  }));
  return [...reviewed, ...french]
    .filter(({ foodId }) => foodIds.has(foodId))
    .sort((a, b) => a.foodId - b.foodId || (a.language < b.language ? -1 : 1));
}
