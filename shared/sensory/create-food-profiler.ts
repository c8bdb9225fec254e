import { applyPreparations } from "./apply-preparations.ts";
import { describeFeel } from "./describe-feel.ts";
import type { FoodProfile } from "./food-profile.ts";
import { rateTaste } from "./rate-taste.ts";
import { identifyFood } from "./rows/identify-food.ts";
import { mixIngredients } from "./rows/mix-ingredients.ts";
import { mixRows } from "./rows/mix-rows.ts";
import type { SensoryTable } from "./rows/sensory-table.ts";
import { findTypicalTaste } from "./rows/typical-taste.ts";
import type { SensoryFood } from "./sensory-food.ts";
import { rateComposition } from "./taste/rate-composition.ts";
import { summariseFood } from "./wording/summarise-food.ts";

/** Profiles one food. */
export type FoodProfiler = (food: SensoryFood) => FoodProfile;

/** A profiler on a table of curated rows. */
export function createFoodProfiler(table: SensoryTable): FoodProfiler {
  return (food) => {
    const identity = identifyFood(food, table);
    const row = mixRows(identity, table);
    const rated = rateTaste({
      identity,
      row,
      carried: mixIngredients(food.ingredients, table),
      composition: rateComposition(food.amounts, food.foodGroup),
      typical: (one, dimension) => findTypicalTaste(one, dimension, table),
    });
    const taste = applyPreparations(rated, identity);
    const feel = describeFeel(food, row, identity.preparations);
    return { taste, ...feel, summary: summariseFood(taste, feel) };
  };
}
