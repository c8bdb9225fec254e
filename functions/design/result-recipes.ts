import type { ShownRecipe } from "../../shared/dishes/dish-contract.ts";
import type { DesignResult } from "./contract.ts";

/** The recipes of a result, each once, in their order. */
export function listRecipes(result: DesignResult): ShownRecipe[] {
  if ("recipe" in result) return [...(result.recipes ?? [result.recipe])];
  return [...new Map(listMeals(result).map(({ recipe }) => [recipe.title, recipe])).values()];
}

/** The result with other wordings of the recipes that {@link listRecipes} gives. */
export function putRecipes<Recipe extends object>(result: DesignResult, recipes: readonly Recipe[]): object {
  if ("recipe" in result) {
    return { ...result, recipe: recipes[0], ...(result.recipes ? { recipes } : {}) };
  }
  const byTitle = new Map(listRecipes(result).map(({ title }, at) => [title, recipes[at]]));
  const days = result.meal_plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, recipe: byTitle.get(meal.recipe.title) })),
  }));
  return { ...result, meal_plan: { ...result.meal_plan, days } };
}

function listMeals(result: Extract<DesignResult, { meal_plan: object }>) {
  return result.meal_plan.days.flatMap(({ meals }) => meals);
}
