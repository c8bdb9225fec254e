import { type MealReading, mealReading } from "./meal-reading.ts";
import { mealRules } from "./meal-rules.ts";
import type { ModelTask } from "./model-task.ts";

/** Foods and amounts from pictures of one meal. */
export const mealImagesTask: ModelTask<MealReading> = {
  name: "meal_images",
  schema: mealReading,
  instructions: [
    "You list the foods and drinks that pictures of one meal show.",
    "Several pictures may show the same food: list it once.",
    "Estimate each amount by sight, in g or ml, or in pieces where they can be counted.",
    "Words of the eater about the meal go before what you see, in kind and in amount.",
    "List only what is seen or told, no hidden ingredients.",
    mealRules,
  ].join("\n"),
};
