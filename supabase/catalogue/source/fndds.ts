import { readTable, type SourceRow } from "./source-table.ts";

const form = { separator: ",", quote: '"', encoding: "utf8", header: "open" } as const;
const dir = "usda-fndds-2021-2023";
const describing = ["Main food description", "WWEIA Category number", "WWEIA Category description"];
const foods = {
  ...form,
  file: `${dir}/foods_and_beverages.csv`,
  columns: [
    "Food code",
    "Main food description",
    "Additional food description",
    "WWEIA Category description",
  ],
};
const portions = {
  ...form,
  file: `${dir}/portions_and_weights.csv`,
  columns: ["Food code", "Portion description", "Portion weight (g)"],
};
const ingredients = {
  ...form,
  file: `${dir}/ingredients.csv`,
  columns: ["Food code", "Ingredient code", "Ingredient weight (g)", "Retention code", "Moisture change (%)"],
};

/** The tables of FNDDS as iterables of rows; in `values` the food code is followed by the nutrient columns. */
export type FnddsTables = {
  readonly foods: Iterable<SourceRow>;
  readonly portions: Iterable<SourceRow>;
  readonly ingredients: Iterable<SourceRow>;
  readonly values: Iterable<SourceRow>;
};

/** Opens FNDDS; a nutrient column that is missing or not named in `nutrientColumns` is an error. */
export function openFndds(sourcesDir: string, nutrientColumns: readonly string[]): FnddsTables {
  const values = {
    ...form,
    header: "complete" as const,
    file: `${dir}/nutrient_values.csv`,
    columns: ["Food code", ...nutrientColumns, ...describing],
  };
  return {
    foods: readTable(sourcesDir, foods),
    portions: readTable(sourcesDir, portions),
    ingredients: readTable(sourcesDir, ingredients),
    values: readTable(sourcesDir, values),
  };
}
