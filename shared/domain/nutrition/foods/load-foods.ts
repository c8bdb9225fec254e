import type { Catalogue } from "../../catalogue/mod.ts";
import type { Evidence } from "../../composition/mod.ts";

type FoodSource = Pick<Catalogue, "foods" | "mealEvidence">;

/** Catalogue foods with what rules and plans ask of them. */
export type FoodTable = {
  catalogueRelease: string;
  foods: ReadonlyMap<number, TableFood>;
};

/** A food; amounts per 100 g by compound id, in the compound's unit. */
export type TableFood = {
  id: number;
  name: string;
  foodGroup: string;
  amounts: ReadonlyMap<number, AmountRange>;
};

type AmountRange = { low: number; value: number; high: number };

/** The foods of these ids with their amounts of these compounds; two database calls at once. */
export async function loadFoods(
  catalogue: FoodSource,
  { foodIds, compoundIds }: { foodIds: readonly number[]; compoundIds: readonly number[] },
): Promise<FoodTable> {
  const [named, { evidence, catalogueRelease }] = await Promise.all([
    catalogue.foods(foodIds),
    catalogue.mealEvidence({
      foodIds: [...foodIds],
      tier: "molecular",
      compoundIds: [...compoundIds],
      compoundNames: [],
    }),
  ]);
  const amounts = new Map(foodIds.map((id) => [id, new Map<number, AmountRange>()]));
  for (const item of evidence) {
    const range = readRange(item);
    if (range) amounts.get(item.foodId)?.set(item.compoundId, range);
  }
  const foods = named.map((food) => ({ ...food, amounts: amounts.get(food.id) ?? new Map() }));
  return { catalogueRelease, foods: new Map(foods.map((food) => [food.id, food])) };
}

/** As totals count it: half of a `less_than`, nothing of a trace; null where no amount is known. */
function readRange({ valueType, amount, minimum, maximum }: Evidence): AmountRange | null {
  if (valueType === "trace") return { low: 0, value: 0, high: 0 };
  if (amount === null) return null;
  if (valueType === "less_than") return { low: 0, value: amount / 2, high: amount };
  return { low: minimum ?? amount, value: amount, high: maximum ?? amount };
}
