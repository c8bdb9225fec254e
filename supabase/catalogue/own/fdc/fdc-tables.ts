/** The files of a CSV download that are read, with their columns. */
export const fdcTables = {
  foods: { file: "food.csv", columns: ["fdc_id", "data_type", "description", "food_category_id"] },
  nutrients: { file: "nutrient.csv", columns: ["id", "nutrient_nbr", "unit_name"] },
  values: {
    file: "food_nutrient.csv",
    columns: ["fdc_id", "nutrient_id", "amount", "data_points", "derivation_id", "min", "max", "footnote"],
  },
  portions: {
    file: "food_portion.csv",
    columns: [
      "fdc_id",
      "seq_num",
      "amount",
      "measure_unit_id",
      "portion_description",
      "modifier",
      "gram_weight",
    ],
  },
  units: { file: "measure_unit.csv", columns: ["id", "name"] },
  derivations: { file: "food_nutrient_derivation.csv", columns: ["id", "code"] },
  categories: { file: "food_category.csv", columns: ["id", "description"] },
  brands: {
    file: "branded_food.csv",
    columns: [
      "fdc_id",
      "brand_owner",
      "brand_name",
      "serving_size",
      "serving_size_unit",
      "household_serving_fulltext",
      "branded_food_category",
    ],
  },
} as const;
