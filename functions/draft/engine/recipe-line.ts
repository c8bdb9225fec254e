import type { FoodFacts, TableFood } from "../../../shared/domain/nutrition/mod.ts";
import { toPantryFood } from "./pantry.ts";
import { nameFood } from "./source/name-food.ts";
import { factsOf } from "./substitution/lines/food-facts.ts";
import { classify } from "./substitution/tables/food-class.ts";

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

/** Whether anything is known of what a line names: its food, or the kind of food that its words say. */
export function isKnownLine({ name, food }: Pick<RecipeLine, "name"> & { food: unknown }): boolean {
  return food !== null || classify(name, null) !== null || nameFood(name) !== null;
}
