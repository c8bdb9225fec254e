import type { ShownRecipe } from "../../../shared/domain/presentation/mod.ts";
import type { DesignResult } from "../contract.ts";

/** The recipes of a result, each once, in their order. */
export function listRecipes(result: DesignResult): ShownRecipe[] {
  if ("recipe" in result) return [...(result.recipes ?? [result.recipe])];
  return [...new Map(listMeals(result).map(({ recipe }) => [recipe.title, recipe])).values()];
}

/** Names of a result that stand outside of its recipes: those of the shopping list. */
export function listNames(result: DesignResult): string[] {
  return "recipe" in result ? [] : result.meal_plan.shopping_list.map(({ name }) => name);
}

/** The result with other wordings of the recipes and names that {@link listRecipes} and {@link listNames} give. */
export function putRecipes(
  result: DesignResult,
  { recipes, names }: { recipes: readonly object[]; names: readonly string[] },
): object {
  if ("recipe" in result) {
    return { ...result, recipe: recipes[0], ...(result.recipes ? { recipes } : {}) };
  }
  const byTitle = new Map(listRecipes(result).map(({ title }, at) => [title, recipes[at]]));
  const days = result.meal_plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, recipe: byTitle.get(meal.recipe.title) })),
  }));
  const shopping_list = result.meal_plan.shopping_list.map((item, at) => ({
    ...item,
    name: names[at] ?? item.name,
  }));
  return { ...result, meal_plan: { ...result.meal_plan, days, shopping_list } };
}

function listMeals(result: Extract<DesignResult, { meal_plan: object }>) {
  return result.meal_plan.days.flatMap(({ meals }) => meals);
}
