import type { Catalogue } from "../../shared/domain/catalogue/mod.ts";
import type { MealItem } from "../../shared/domain/food/mod.ts";
import { type SensoryFood, sensoryCompoundIds } from "../../shared/domain/sensory/mod.ts";

/** What the catalogue knows of a meal's foods for the senses: amounts per 100 g, and recipes. */
export async function gatherSensoryFoods(
  items: readonly MealItem[],
  catalogue: Pick<Catalogue, "mealEvidence" | "foodRecipes">,
): Promise<{ foods: SensoryFood[]; catalogueRelease: string }> {
  const foodIds = [...new Set(items.flatMap(({ food }) => food?.id ?? []))];
  const compoundIds = [...sensoryCompoundIds];
  const [{ evidence, catalogueRelease }, recipes] = await Promise.all([
    catalogue.mealEvidence({ foodIds, tier: "molecular", compoundIds, compoundNames: [] }),
    foodIds.length === 0 ? new Map<number, never[]>() : catalogue.foodRecipes(foodIds),
  ]);
  const amounts = new Map<number, Map<number, number>>(foodIds.map((id) => [id, new Map()]));
  for (const { foodId, compoundId, amount, valueType } of evidence) {
    // A trace is there and cannot be tasted.
    const tasted = valueType === "trace" ? 0 : amount;
    if (tasted !== null) amounts.get(foodId)?.set(compoundId, tasted);
  }
  const foods = items.map((item, index) => {
    const id = item.food?.id ?? null;
    return {
      itemId: index + 1,
      name: item.name,
      catalogueName: item.food?.name ?? null,
      foodGroup: item.food?.foodGroup ?? null,
      terms: item.terms,
      attributes: item.attributes,
      grams: item.grams,
      amounts: (id === null ? undefined : amounts.get(id)) ?? new Map<number, number>(),
      ingredients: (id === null ? undefined : recipes.get(id)) ?? [],
    };
  });
  return { foods, catalogueRelease };
}
