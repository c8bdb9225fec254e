import type { ShownIngredient, ShownRecipe } from "../../../../shared/domain/presentation/dish-contract.ts";

/** An ingredient as results show it, with the given members. */
export function shownIngredient(members: Partial<ShownIngredient> = {}): ShownIngredient {
  return {
    name: "red lentils",
    canonical_name: "Lentils, pink or red, raw",
    food_id: 1,
    quantity_g: 200,
    measure: "1 cup",
    preparation: "rinsed",
    ...members,
  };
}

/** A recipe as results show it, with the given members. */
export function shownRecipe(members: Partial<ShownRecipe> = {}): ShownRecipe {
  return {
    title: "Lentil soup",
    cuisine: "Turkish",
    meal_types: ["dinner"],
    servings: 2,
    prep_minutes: 10,
    cook_minutes: 20,
    total_minutes: 30,
    equipment: ["saucepan"],
    ingredients: [shownIngredient()],
    steps: ["Simmer the lentils for 20 minutes."],
    nutrition: { per_portion: [] },
    allergens: [],
    ...members,
  };
}
