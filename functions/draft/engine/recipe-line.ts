import type { FoodFacts, TableFood } from "../../../shared/domain/nutrition/mod.ts";
import { toPantryFood } from "./pantry.ts";
import { factsOf } from "./substitution/lines/food-facts.ts";

/** An ingredient with its catalogue food; grams are for all servings. */
export type RecipeLine = {
  name: string;
  food: TableFood | null;
  grams: number;
  measure: string | null;
  preparation: string | null;
};

/** What rules judge of a line: its catalogue food and its own words. */
export function lineFacts({ name, preparation, food }: RecipeLine): FoodFacts {
  return factsOf({ name, preparation }, food && toPantryFood(food));
}
