import type { FoodFacts } from "../../../shared/domain/nutrition/mod.ts";
import { toPantryFood } from "./pantry.ts";
import type { RecipeLine } from "./recipe-line.ts";
import { factsOf } from "./substitution/lines/food-facts.ts";

/** What rules judge of a line: its catalogue food and its own words. */
export function lineFacts({ name, preparation, food }: RecipeLine): FoodFacts {
  return factsOf({ name, preparation }, food && toPantryFood(food));
}
