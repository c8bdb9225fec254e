import type { NutrientRow } from "../../../shared/domain/composition/mod.ts";
import { findAllergens } from "../../../shared/domain/constraints/mod.ts";
import type { FoodFacts } from "../../../shared/domain/nutrition/mod.ts";
import type { ShownRecipe } from "../../../shared/domain/presentation/mod.ts";
import type { ServedRecipe } from "../../../shared/domain/recipes/mod.ts";

/** A served recipe in the form of an answer. */
export function showRecipe(
  served: ServedRecipe,
  facts: FoodFacts,
  perPortion: readonly NutrientRow[],
): ShownRecipe {
  return {
    title: served.title,
    cuisine: served.cuisine,
    meal_types: served.mealTypes,
    servings: served.servings,
    prep_minutes: served.prepMinutes,
    cook_minutes: served.cookMinutes,
    total_minutes: served.totalMinutes,
    equipment: served.equipment,
    ingredients: served.ingredients.map(({ name, foodId, foodName, grams, measure, preparation }) => ({
      name,
      canonical_name: foodName,
      food_id: foodId,
      quantity_g: grams,
      measure,
      preparation,
    })),
    steps: served.steps,
    nutrition: { per_portion: perPortion },
    allergens: findAllergens(facts).map(({ allergen, certainty, ingredient, term }) => ({
      allergen,
      certainty,
      ingredient: ingredient ?? term,
    })),
  };
}
