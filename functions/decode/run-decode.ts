import { totalMeal } from "../../shared/composition/meal-total.ts";
import type { MealItem } from "../../shared/food/meal-item.ts";
import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import type { DecodeResult, OutputItem } from "./contract.ts";
import type { DecodePorts } from "./decode-ports.ts";
import type { DecodeWork } from "./decode-work.ts";
import { readStructured } from "./read-structured.ts";
import { readUnstructured } from "./read-unstructured.ts";
import type { Reading } from "./reading.ts";

/** Reads the meal, matches its foods, and sums what the catalogue knows of them. */
export async function runDecode(
  work: DecodeWork,
  context: JobContext,
  ports: DecodePorts,
): Promise<JobOutcome> {
  const { items, warnings } = await readMeal(work, context, ports);
  const evidence = await context.store.mealEvidence({
    foodIds: [...new Set(items.flatMap((item) => item.foodId ?? []))],
    tier: context.tier ?? "macros",
    compoundIds: work.compoundIds,
    compoundNames: work.compoundNames,
  });
  const result: DecodeResult = {
    type: items.length > 0 ? "food_detected" : "no_food_detected",
    items: items.map(showItem),
    molecular_analysis: totalMeal(items, evidence),
  };
  return { result, catalogueRelease: evidence.catalogueRelease, meta: { warnings } };
}

async function readMeal(work: DecodeWork, context: JobContext, ports: DecodePorts): Promise<Reading> {
  if (work.items.length === 0) return readUnstructured(work, context, ports);
  return { items: await readStructured(work.items, context.store), warnings: [] };
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
