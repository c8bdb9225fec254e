import type { FoundFoods } from "./candidate.ts";
import { poolCandidates } from "./candidate-pool.ts";
import { chooseFood } from "./choose-food.ts";
import type { MealOutline } from "./chunk.ts";
import type { MealItem } from "./meal-item.ts";
import { mergeMentions } from "./merge-mentions.ts";
import { segmentMeal } from "./segment-meal.ts";

/** The foods of an outlined meal with grams, from the candidates the catalogue found for its queries. */
export function readMeal(outline: MealOutline, found: FoundFoods): MealItem[] {
  const pool = poolCandidates(found);
  return mergeMentions(segmentMeal(outline.chunks, pool), pool).map((segment, index, all) =>
    chooseFood(segment, all[index - 1]),
  );
}
