import { type MealReading, readItem, readingOf } from "./meal-reading.ts";
import { mealRules } from "./meal-rules.ts";
import type { ModelTask } from "./model-task.ts";

const eatenItem = readItem.refine(({ eatenShare }) => eatenShare !== null, {
  path: ["eatenShare"],
  message: "must be a number from 0 to 1",
});

/** Foods, amounts served and shares eaten, from pictures before and after a meal. */
export const leftoversTask: ModelTask<MealReading> = {
  name: "meal_leftovers",
  schema: readingOf(eatenItem),
  instructions: [
    "You compare pictures of a meal as it was served with pictures of what remained of it.",
    "List each food that was served with its amount as served, estimated by sight in g or ml or in pieces.",
    "eatenShare is the share of that food that is gone: 1 where nothing of it remained, 0 where all of it did.",
    "Bones, peel and other parts that nobody eats are not left over.",
    "Words of the eater about the meal go before what you see. Without a picture of the served meal, they tell what was served.",
    mealRules,
  ].join("\n"),
};
