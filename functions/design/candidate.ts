import type { FoodFacts } from "../../shared/nutrition/food-facts.ts";
import type { AmountRange } from "../../shared/planning/dish.ts";
import type { Recipe } from "../../shared/recipes/recipe.ts";

/** A recipe in one of its variants, with what rules judge: amounts are of one portion. */
export type Candidate = {
  id: string;
  recipe: Recipe;
  /** Multiple of the recipe's own portion that one portion is. */
  factor: number;
  facts: FoodFacts;
  portionGrams: number;
  /** By compound id; without an entry where an ingredient has neither figure nor bound. */
  amounts: ReadonlyMap<number, AmountRange>;
};
