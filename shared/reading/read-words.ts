import type { MealItem } from "../food/meal-item.ts";
import { describeCause } from "../kernel/describe-cause.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { ModelJob } from "../model/language-model.ts";
import type { MealReading } from "../model/meal-reading.ts";
import { readItemsOfModel } from "./read-items-of-model.ts";
import { readText } from "./read-text.ts";
import type { Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";

/**
 * The foods that words tell of. The embedded reading stands where it recognised everything; else the model
 * reads the words again, where there is one, and the reading that recognised more foods is taken. A model
 * that fails costs nothing but a warning.
 */
export async function readWords(
  words: string,
  context: ReadingContext,
  job: ModelJob | null,
): Promise<Reading> {
  const items = await readText(words, context.store);
  const isRead = items.length > 0 && items.every(({ status }) => status === "matched");
  if (isRead || !job || words === "") return { items, words, warnings: [] };
  const reading = await askAgain(words, context, job);
  if (reading === null) return { items, words, warnings: ["text_read_without_model"] };
  const itemsOfModel = await readItemsOfModel(reading.items, context.store);
  const hasMore = countMatched(itemsOfModel) > countMatched(items);
  return { items: hasMore ? itemsOfModel : items, words, warnings: [] };
}

/** Null when the model failed. */
async function askAgain(words: string, { log }: ReadingContext, job: ModelJob): Promise<MealReading | null> {
  try {
    return await job.readMealText(words);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "text_read_without_model", cause: describeCause(error) });
    return null;
  }
}

function countMatched(items: readonly MealItem[]): number {
  return items.filter(({ status }) => status === "matched").length;
}
