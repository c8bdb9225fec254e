import { poolCandidates } from "../../shared/food/candidate-pool.ts";
import { describeFood } from "../../shared/food/describe-food.ts";
import { matchItem, outlineItem } from "../../shared/food/match-item.ts";
import type { MealItem } from "../../shared/food/meal-item.ts";
import type { Store } from "../../shared/store/store.ts";
import { itemGrams, type StructuredItem } from "./contract.ts";

/** The catalogue foods of items that the caller names and weighs; one database call. */
export async function readStructured(
  items: readonly StructuredItem[],
  store: Pick<Store, "findFoods">,
): Promise<MealItem[]> {
  const outlines = items.map(({ canonical_name, brand, attributes }) =>
    outlineItem({ name: canonical_name, brand: brand ?? null, attributes: attributes ?? [] }),
  );
  const pool = poolCandidates(await store.findFoods(outlines.flatMap(({ queries }) => queries)));
  return items.map((item, index) => {
    const outline = outlines[index];
    const food = outline ? matchItem(outline, pool) : null;
    return {
      name: food ? describeFood(food, new Set()).name : item.canonical_name,
      brand: item.brand ?? null,
      attributes: item.attributes ?? [],
      grams: itemGrams(item),
      status: food ? "matched" : "unresolved",
      food,
      terms: outline?.chunks.flatMap(({ terms }) => [...terms]) ?? [],
      isAmountTold: true,
    };
  });
}
