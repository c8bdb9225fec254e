import type { FoodFacts } from "../../../shared/domain/nutrition/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { AmountRange } from "./planning/dish.ts";

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
