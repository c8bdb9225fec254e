import baking1 from "./data/baking-1.json" with { type: "json" };
import baking2 from "./data/baking-2.json" with { type: "json" };
import baking3 from "./data/baking-3.json" with { type: "json" };
import baking4 from "./data/baking-4.json" with { type: "json" };
import baking5 from "./data/baking-5.json" with { type: "json" };
import baking6 from "./data/baking-6.json" with { type: "json" };
import baking7 from "./data/baking-7.json" with { type: "json" };
import breakfast1 from "./data/breakfast-1.json" with { type: "json" };
import breakfast2 from "./data/breakfast-2.json" with { type: "json" };
import breakfast3 from "./data/breakfast-3.json" with { type: "json" };
import breakfast4 from "./data/breakfast-4.json" with { type: "json" };
import breakfast5 from "./data/breakfast-5.json" with { type: "json" };
import breakfast6 from "./data/breakfast-6.json" with { type: "json" };
import dessert1 from "./data/dessert-1.json" with { type: "json" };
import dessert2 from "./data/dessert-2.json" with { type: "json" };
import dessert3 from "./data/dessert-3.json" with { type: "json" };
import dessert4 from "./data/dessert-4.json" with { type: "json" };
import dessert5 from "./data/dessert-5.json" with { type: "json" };
import dessert6 from "./data/dessert-6.json" with { type: "json" };
import dessert7 from "./data/dessert-7.json" with { type: "json" };
import dessert8 from "./data/dessert-8.json" with { type: "json" };
import dessert9 from "./data/dessert-9.json" with { type: "json" };
import dessert10 from "./data/dessert-10.json" with { type: "json" };
import dessert11 from "./data/dessert-11.json" with { type: "json" };
import dessert12 from "./data/dessert-12.json" with { type: "json" };
import dessert13 from "./data/dessert-13.json" with { type: "json" };
import drink1 from "./data/drink-1.json" with { type: "json" };
import drink2 from "./data/drink-2.json" with { type: "json" };
import drink3 from "./data/drink-3.json" with { type: "json" };
import drink4 from "./data/drink-4.json" with { type: "json" };
import drink5 from "./data/drink-5.json" with { type: "json" };
import east1 from "./data/east-1.json" with { type: "json" };
import east2 from "./data/east-2.json" with { type: "json" };
import east3 from "./data/east-3.json" with { type: "json" };
import east4 from "./data/east-4.json" with { type: "json" };
import east5 from "./data/east-5.json" with { type: "json" };
import east6 from "./data/east-6.json" with { type: "json" };
import east7 from "./data/east-7.json" with { type: "json" };
import east8 from "./data/east-8.json" with { type: "json" };
import east9 from "./data/east-9.json" with { type: "json" };
import east10 from "./data/east-10.json" with { type: "json" };
import east11 from "./data/east-11.json" with { type: "json" };
import east12 from "./data/east-12.json" with { type: "json" };
import east13 from "./data/east-13.json" with { type: "json" };
import east14 from "./data/east-14.json" with { type: "json" };
import east15 from "./data/east-15.json" with { type: "json" };
import east16 from "./data/east-16.json" with { type: "json" };
import east17 from "./data/east-17.json" with { type: "json" };
import east18 from "./data/east-18.json" with { type: "json" };
import everyday1 from "./data/everyday-1.json" with { type: "json" };
import everyday2 from "./data/everyday-2.json" with { type: "json" };
import everyday3 from "./data/everyday-3.json" with { type: "json" };
import everyday4 from "./data/everyday-4.json" with { type: "json" };
import everyday5 from "./data/everyday-5.json" with { type: "json" };
import everyday6 from "./data/everyday-6.json" with { type: "json" };
import everyday7 from "./data/everyday-7.json" with { type: "json" };
import everyday8 from "./data/everyday-8.json" with { type: "json" };
import everyday9 from "./data/everyday-9.json" with { type: "json" };
import everyday10 from "./data/everyday-10.json" with { type: "json" };
import everyday11 from "./data/everyday-11.json" with { type: "json" };
import everyday12 from "./data/everyday-12.json" with { type: "json" };
import everyday13 from "./data/everyday-13.json" with { type: "json" };
import everyday14 from "./data/everyday-14.json" with { type: "json" };
import foodNames from "./data/food-names.json" with { type: "json" };
import snack1 from "./data/snack-1.json" with { type: "json" };
import snack2 from "./data/snack-2.json" with { type: "json" };
import snack3 from "./data/snack-3.json" with { type: "json" };
import snack4 from "./data/snack-4.json" with { type: "json" };
import snack5 from "./data/snack-5.json" with { type: "json" };
import snack6 from "./data/snack-6.json" with { type: "json" };
import snack7 from "./data/snack-7.json" with { type: "json" };
import snack8 from "./data/snack-8.json" with { type: "json" };
import south1 from "./data/south-1.json" with { type: "json" };
import south2 from "./data/south-2.json" with { type: "json" };
import south3 from "./data/south-3.json" with { type: "json" };
import south4 from "./data/south-4.json" with { type: "json" };
import south5 from "./data/south-5.json" with { type: "json" };
import south6 from "./data/south-6.json" with { type: "json" };
import south7 from "./data/south-7.json" with { type: "json" };
import south8 from "./data/south-8.json" with { type: "json" };
import south9 from "./data/south-9.json" with { type: "json" };
import south10 from "./data/south-10.json" with { type: "json" };
import south11 from "./data/south-11.json" with { type: "json" };
import south12 from "./data/south-12.json" with { type: "json" };
import south13 from "./data/south-13.json" with { type: "json" };
import west1 from "./data/west-1.json" with { type: "json" };
import west2 from "./data/west-2.json" with { type: "json" };
import west3 from "./data/west-3.json" with { type: "json" };
import west4 from "./data/west-4.json" with { type: "json" };
import west5 from "./data/west-5.json" with { type: "json" };
import west6 from "./data/west-6.json" with { type: "json" };
import west7 from "./data/west-7.json" with { type: "json" };
import west8 from "./data/west-8.json" with { type: "json" };
import west9 from "./data/west-9.json" with { type: "json" };
import west10 from "./data/west-10.json" with { type: "json" };
import west11 from "./data/west-11.json" with { type: "json" };
import west12 from "./data/west-12.json" with { type: "json" };
import west13 from "./data/west-13.json" with { type: "json" };
import west14 from "./data/west-14.json" with { type: "json" };
import west15 from "./data/west-15.json" with { type: "json" };
import west16 from "./data/west-16.json" with { type: "json" };
import west17 from "./data/west-17.json" with { type: "json" };
import west18 from "./data/west-18.json" with { type: "json" };
import west19 from "./data/west-19.json" with { type: "json" };
import west20 from "./data/west-20.json" with { type: "json" };
import west21 from "./data/west-21.json" with { type: "json" };
import west22 from "./data/west-22.json" with { type: "json" };
import west23 from "./data/west-23.json" with { type: "json" };
import west24 from "./data/west-24.json" with { type: "json" };
import west25 from "./data/west-25.json" with { type: "json" };

import type { Recipe, RecipeIngredient } from "./recipe.ts";

const batches = [
  baking1,
  baking2,
  baking3,
  baking4,
  baking5,
  baking6,
  baking7,
  breakfast1,
  breakfast2,
  breakfast3,
  breakfast4,
  breakfast5,
  breakfast6,
  dessert1,
  dessert2,
  dessert3,
  dessert4,
  dessert5,
  dessert6,
  dessert7,
  dessert8,
  dessert9,
  dessert10,
  dessert11,
  dessert12,
  dessert13,
  drink1,
  drink2,
  drink3,
  drink4,
  drink5,
  east1,
  east2,
  east3,
  east4,
  east5,
  east6,
  east7,
  east8,
  east9,
  east10,
  east11,
  east12,
  east13,
  east14,
  east15,
  east16,
  east17,
  east18,
  everyday1,
  everyday2,
  everyday3,
  everyday4,
  everyday5,
  everyday6,
  everyday7,
  everyday8,
  everyday9,
  everyday10,
  everyday11,
  everyday12,
  everyday13,
  everyday14,
  snack1,
  snack2,
  snack3,
  snack4,
  snack5,
  snack6,
  snack7,
  snack8,
  south1,
  south2,
  south3,
  south4,
  south5,
  south6,
  south7,
  south8,
  south9,
  south10,
  south11,
  south12,
  south13,
  west1,
  west2,
  west3,
  west4,
  west5,
  west6,
  west7,
  west8,
  west9,
  west10,
  west11,
  west12,
  west13,
  west14,
  west15,
  west16,
  west17,
  west18,
  west19,
  west20,
  west21,
  west22,
  west23,
  west24,
  west25,
];

type RecipeRow = Omit<Recipe, "ingredients"> & {
  readonly ingredients: readonly Omit<RecipeIngredient, "foodName">[];
};

const nameOf = new Map(Object.entries(foodNames.names));

/** All recipes of the data files, which name the food of an ingredient by its id. */
export const recipeBook: readonly Recipe[] = batches.flatMap(({ recipes }) => asRows(recipes).map(nameFoods));

function nameFoods(row: RecipeRow): Recipe {
  const ingredients = row.ingredients.map((ingredient) => ({
    ...ingredient,
    foodName: nameOf.get(String(ingredient.foodId)) ?? "",
  }));
  return { ...row, ingredients };
}

/** Types inferred from JSON have no unions; the tests of the book check that each row is a recipe. */
function asRows(rows: readonly object[]): RecipeRow[] {
  return rows as RecipeRow[];
}
