import type { Catalogue } from "../../catalogue/mod.ts";
import { type FoodTable, loadFoods } from "./load-foods.ts";

/** The foods of a fixed list, read once for each set of compounds and kept until the catalogue is another one. */
export type FoodCache = {
  read: (
    catalogue: Pick<Catalogue, "foods" | "mealEvidence">,
    compoundIds: readonly number[],
  ) => Promise<FoodTable>;
  /** Forgets what was read of another release than this one; true where there was any. */
  keepOnly: (catalogueRelease: string) => boolean;
};

/** Of the recipe book each takes some 9 MB with what is made of it. */
const mostTables = 3;

/** A cache of the foods of these ids, for the life of an isolate. */
export function createFoodCache(foodIds: readonly number[]): FoodCache {
  const tables = new Map<string, FoodTable>();

  // Kept once it is there: on Workers a call ends with the request that made it, and others would wait for ever.
  async function read(catalogue: Pick<Catalogue, "foods" | "mealEvidence">, compoundIds: readonly number[]) {
    const ids = [...new Set(compoundIds)].sort((a, b) => a - b);
    const key = ids.join(",");
    const known = tables.get(key);
    const table = known ?? (await loadFoods(catalogue, { foodIds, compoundIds: ids }));
    // The last one asked for is the last one to be dropped.
    tables.delete(key);
    if (tables.size >= mostTables) forget([...tables.keys()].slice(0, 1));
    tables.set(key, table);
    return table;
  }

  function forget(keys: readonly string[]): void {
    for (const key of keys) tables.delete(key);
  }

  return {
    read,
    keepOnly(catalogueRelease) {
      const old = [...tables].filter(([, table]) => table.catalogueRelease !== catalogueRelease);
      forget(old.map(([key]) => key));
      return old.length > 0;
    },
  };
}
