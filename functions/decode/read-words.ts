import type { MealItem } from "../../shared/food/meal-item.ts";
import type { JobContext } from "../../shared/jobs/job-operation.ts";
import { describeCause } from "../../shared/kernel/describe-cause.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import type { ModelJob } from "../../shared/model/language-model.ts";
import type { MealReading } from "../../shared/model/meal-reading.ts";
import { readItemsOfModel } from "./read-items-of-model.ts";
import { readText } from "./read-text.ts";
import type { Reading } from "./reading.ts";

/**
 * The foods that words tell of. The embedded reading stands where it recognised everything; else the model
 * reads the words again, where there is one, and the reading that recognised more foods is taken. A model
 * that fails costs nothing but a warning.
 */
export async function readWords(words: string, context: JobContext, job: ModelJob | null): Promise<Reading> {
  const items = await readText(words, context.store);
  const isRead = items.length > 0 && items.every(({ status }) => status === "matched");
  if (isRead || !job || words === "") return { items, warnings: [] };
  const reading = await askAgain(words, context, job);
  if (reading === null) return { items, warnings: ["text_read_without_model"] };
  const itemsOfModel = await readItemsOfModel(reading.items, context.store);
  return { items: countMatched(itemsOfModel) > countMatched(items) ? itemsOfModel : items, warnings: [] };
}

/** Null when the model failed. */
async function askAgain(words: string, { log }: JobContext, job: ModelJob): Promise<MealReading | null> {
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
