import { type Portion, totalMeal } from "../../shared/composition/meal-total.ts";
import type { MealItem } from "../../shared/food/meal-item.ts";
import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import { readToldMeal } from "../../shared/reading/read-told-meal.ts";
import type { Reading } from "../../shared/reading/reading.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import type { DecodeResult, OutputItem } from "./contract.ts";
import type { DecodeWork } from "./decode-work.ts";
import { DECODE_NAMING } from "./error-naming.ts";
import { REMAINING_FIELD } from "./media-members.ts";
import { readStructured } from "./read-structured.ts";

/** Reads the meal, matches its foods, and sums what the catalogue knows of them. */
export async function runDecode(
  work: DecodeWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const { items, warnings } = await readMeal(work, context, ports);
  const evidence = await context.store.mealEvidence({
    foodIds: [...new Set(items.flatMap(({ food }) => food?.id ?? []))],
    tier: context.tier ?? "macros",
    compoundIds: work.compoundIds,
    compoundNames: work.compoundNames,
  });
  const result: DecodeResult = {
    type: items.length > 0 ? "food_detected" : "no_food_detected",
    items: items.map(showItem),
    molecular_analysis: totalMeal(items.map(toPortion), evidence),
  };
  return { result, catalogueRelease: evidence.catalogueRelease, meta: { warnings } };
}

async function readMeal(work: DecodeWork, context: JobContext, ports: ReadingPorts): Promise<Reading> {
  if (work.items.length > 0)
    return { items: await readStructured(work.items, context.store), words: "", warnings: [] };
  const { mediaCodes, failureNaming } = DECODE_NAMING;
  const job = ports.model?.startJob({ signal: context.signal, failureNaming }) ?? null;
  return readToldMeal(work, context, ports, { job, mediaCodes, remainingField: REMAINING_FIELD });
}

function toPortion({ food, grams }: MealItem): Portion {
  return { foodId: food?.id ?? null, grams };
}

function showItem(item: MealItem, index: number): OutputItem {
  return {
    item_id: index + 1,
    canonical_name: item.name,
    brand: item.brand,
    attributes: [...item.attributes],
    quantity_g: item.grams,
    status: item.status,
  };
}
