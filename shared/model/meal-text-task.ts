import { type MealReading, mealReading } from "./meal-reading.ts";
import { mealRules } from "./meal-rules.ts";
import type { ModelTask } from "./model-task.ts";

/** Foods and amounts from words. */
export const mealTextTask: ModelTask<MealReading> = {
  name: "meal_text",
  schema: mealReading,
  instructions: [
    "You list the foods and drinks that a person says they ate or drank.",
    "Amounts are those of the words alone: an amount that is not told is null, never a guess.",
    "Where the words tell that some was left, give the amount served and the share eaten.",
    mealRules,
  ].join("\n"),
};
