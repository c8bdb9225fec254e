import type { FoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import type { FoodTable, TableFood } from "../../shared/dishes/foods/food-table.ts";
import { loadFoods } from "../../shared/dishes/foods/load-foods.ts";
import type { ReadLine } from "../../shared/recipes/reading/read-lines.ts";
import type { Store } from "../../shared/store/store.ts";
import type { Pantry, PantryFood } from "../../shared/substitution/pantry.ts";
import type { Brief } from "./brief.ts";
import { listCompounds } from "./list-compounds.ts";
import { createPantry } from "./pantry.ts";
import type { RecipeLine } from "./recipe-line.ts";
import { readSourceLines } from "./source-lines.ts";

type DraftStore = Pick<Store, "findFoods" | "foods" | "mealEvidence">;

/** A complete source with its foods, and those that may take a place in it. */
export type Kitchen = {
  brief: Brief;
  title: string;
  /** The foods of the lines, as they were read and as they are known. */
  told: readonly ReadLine[];
  lines: readonly RecipeLine[];
  pantry: Pantry;
  /** What the words of ordered swaps mean. */
  targets: ReadonlyMap<string, PantryFood>;
  foodOf: (id: number | undefined) => TableFood | null;
  catalogueRelease: string;
};

/** Reads the lines of a source and all foods that its edits may need. */
export async function openKitchen(
  brief: Brief,
  title: string,
  { store, substitutes }: { store: DraftStore; substitutes: FoodCache },
): Promise<Kitchen> {
  const { lines: told, targets } = await readSourceLines(brief, store);
  const compoundIds = listCompounds(brief);
  const meant = [...told.map(({ food }) => food), ...targets.values()];
  const foodIds = [...new Set(meant.flatMap((food) => food?.id ?? []))];
  const table = await loadFoods(store, { foodIds, compoundIds });
  const shelf = await readShelf(store, compoundIds, { substitutes, table });
  const pantry = createPantry(shelf, table);
  return {
    brief,
    title,
    told,
    lines: told.map(({ name, food, grams, measure, preparation }) => {
      return { name, food: (food && table.foods.get(food.id)) ?? null, grams, measure, preparation };
    }),
    pantry,
    targets: new Map(
      [...targets].flatMap(([words, { id }]) => {
        const food = pantry.foodOf(id);
        return food ? [[words, food] as const] : [];
      }),
    ),
    foodOf: (id) => (id === undefined ? null : (table.foods.get(id) ?? shelf.foods.get(id) ?? null)),
    catalogueRelease: table.catalogueRelease,
  };
}

/** The foods that may take a place, of the same catalogue as the recipe's. */
async function readShelf(
  store: DraftStore,
  compoundIds: readonly number[],
  { substitutes, table }: { substitutes: FoodCache; table: FoodTable },
): Promise<FoodTable> {
  const known = await substitutes.read(store, compoundIds);
  if (known.catalogueRelease === table.catalogueRelease || !substitutes.keepOnly(table.catalogueRelease))
    return known;
  return substitutes.read(store, compoundIds);
}
