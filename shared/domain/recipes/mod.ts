export {
  type IngredientRole,
  type MealType,
  type Recipe,
  type RecipeIngredient,
  totalMinutes,
} from "./recipe.ts";
export { recipeBook } from "./recipe-book.ts";
export { factsOfRecipe, sumIngredients } from "./recipe-facts.ts";
export { describeMeasure } from "./serving/describe-measure.ts";
export { roundGrams, roundToParts, writeNumber } from "./serving/kitchen-number.ts";
export { isBought, listShopping } from "./serving/list-shopping.ts";
export { type ServedRecipe, serveRecipe } from "./serving/serve-recipe.ts";
export { shopKey } from "./serving/shop-item.ts";
export { varyRecipe } from "./serving/vary-recipe.ts";
export type { StepSwap } from "./steps/food-terms.ts";
export { rewriteSteps } from "./steps/rewrite-steps.ts";
