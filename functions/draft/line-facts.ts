import type { FoodFacts } from "../../shared/nutrition/food-facts.ts";
import { factsOf } from "../../shared/substitution/lines/food-facts.ts";
import { toPantryFood } from "./pantry.ts";
import type { RecipeLine } from "./recipe-line.ts";

/** What rules judge of a line: its catalogue food and its own words. */
export function lineFacts({ name, preparation, food }: RecipeLine): FoodFacts {
  return factsOf({ name, preparation }, food && toPantryFood(food));
}
