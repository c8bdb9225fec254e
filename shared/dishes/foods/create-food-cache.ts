import type { Store } from "../../store/store.ts";
import type { FoodTable } from "./food-table.ts";
import { loadFoods } from "./load-foods.ts";

/** The foods of a fixed list, read once for each set of compounds and kept until the catalogue is another one. */
export type FoodCache = {
  read: (store: Pick<Store, "foods" | "mealEvidence">, compoundIds: readonly number[]) => Promise<FoodTable>;
  /** Forgets what was read of another release than this one; true where there was any. */
  keepOnly: (catalogueRelease: string) => boolean;
};

const MOST_TABLES = 8;

/** A cache of the foods of these ids, for the life of an isolate. */
export function createFoodCache(foodIds: readonly number[]): FoodCache {
  const tables = new Map<string, Promise<FoodTable>>();
  const releases = new Map<string, string>();

  async function read(store: Pick<Store, "foods" | "mealEvidence">, compoundIds: readonly number[]) {
    const ids = [...new Set(compoundIds)].sort((a, b) => a - b);
    const key = ids.join(",");
    const known = tables.get(key);
    if (known) return known;
    if (tables.size >= MOST_TABLES) forget([...tables.keys()].slice(0, 1));
    const table = loadFoods(store, { foodIds, compoundIds: ids });
    tables.set(key, table);
    try {
      releases.set(key, (await table).catalogueRelease);
      return await table;
    } catch (error) {
      forget([key]);
      throw error;
    }
  }

  function forget(keys: readonly string[]): void {
    for (const key of keys) {
      tables.delete(key);
      releases.delete(key);
    }
  }

  return {
    read,
    keepOnly(catalogueRelease) {
      const old = [...releases].filter(([, release]) => release !== catalogueRelease).map(([key]) => key);
      forget(old);
      return old.length > 0;
    },
  };
}
