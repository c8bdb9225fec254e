import { readTable, type SourceRow } from "./source-table.ts";

const form = { separator: ",", quote: '"', encoding: "utf8", header: "open" } as const;
const components = {
  ...form,
  file: "usda-foundation-2023/nutrient.csv",
  columns: ["id", "nutrient_nbr", "name", "unit_name"],
};
const foods = {
  ...form,
  file: "usda-foundation-2023/foundation_food.csv",
  columns: ["fdc_id", "NDB_number"],
};
const values = {
  ...form,
  file: "usda-foundation-2023/food_nutrient.csv",
  columns: ["fdc_id", "nutrient_id", "amount", "data_points", "derivation_id", "min", "max", "footnote"],
};

/** Foundation Foods of FoodData Central. */
export type FoundationTables = {
  readonly components: Iterable<SourceRow>;
  readonly foods: Iterable<SourceRow>;
  readonly values: Iterable<SourceRow>;
};

/** Opens the Foundation Foods tables. */
export function openFoundation(sourcesDir: string): FoundationTables {
  return {
    components: readTable(sourcesDir, components),
    foods: readTable(sourcesDir, foods),
    values: readTable(sourcesDir, values),
  };
}
