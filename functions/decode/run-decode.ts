import { totalMeal } from "../../shared/composition/meal-total.ts";
import type { MealItem } from "../../shared/food/meal-item.ts";
import { outlineMeal } from "../../shared/food/outline-meal.ts";
import { readMeal } from "../../shared/food/read-meal.ts";
import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import type { Store } from "../../shared/store/store.ts";
import type { DecodeRequest, DecodeResult, OutputItem } from "./contract.ts";

/** What decode's work reads from the catalogue: one call for candidates, one for evidence. */
export type Catalogue = Pick<Store, "findFoods" | "mealEvidence">;

/** Reads the meal, matches its foods, and sums what the catalogue knows of them. */
export async function runDecode(
  input: DecodeRequest,
  { store, tier }: Pick<JobContext, "tier"> & { store: Catalogue },
): Promise<JobOutcome> {
  const items = await readItems(input, store);
  const evidence = await store.mealEvidence({
    foodIds: [...new Set(items.flatMap((item) => item.foodId ?? []))],
    tier: tier ?? "macros",
    compoundIds: input.compound_identifier_ids ?? [],
    compoundNames: input.compound_identifier_names ?? [],
  });
  const result: DecodeResult = {
    type: items.length > 0 ? "food_detected" : "no_food_detected",
    items: items.map(showItem),
    molecular_analysis: totalMeal(items, evidence),
  };
  return { result, catalogueRelease: evidence.catalogueRelease };
}

async function readItems(input: DecodeRequest, store: Catalogue): Promise<MealItem[]> {
  const outline = outlineMeal(input.foodText ?? "");
  if (outline.queries.length === 0) return [];
  return readMeal(outline, await store.findFoods(outline.queries));
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
