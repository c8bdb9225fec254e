import { estimateBytes, reportMemory } from "../../../platform/kernel/mod.ts";
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

type KeptTable = { table: FoodTable; bytes: number };

const mostTables = 3;
const mostBytes = 32 * 1024 * 1024;
/** The foods of a table are alike: measuring some of them takes no noticeable time. */
const measuredFoods = 32;

/** A cache of the foods of these ids, for the life of an isolate; `name` is what operators read. */
export function createFoodCache(name: string, foodIds: readonly number[]): FoodCache {
  const tables = new Map<string, KeptTable>();
  const sumBytes = () => [...tables.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  reportMemory(name, () => ({ name, entries: tables.size, bytes: sumBytes(), mostBytes }));

  // Kept once it is there: on Workers a call ends with the request that made it, and others would wait for ever.
  async function read(catalogue: Pick<Catalogue, "foods" | "mealEvidence">, compoundIds: readonly number[]) {
    const ids = [...new Set(compoundIds)].sort((a, b) => a - b);
    const key = ids.join(",");
    const known = tables.get(key);
    const kept = known ?? measureTable(await loadFoods(catalogue, { foodIds, compoundIds: ids }));
    // The last one asked for is the last one to be dropped.
    tables.delete(key);
    for (const oldest of [...tables.keys()]) {
      if (tables.size < mostTables && sumBytes() + kept.bytes <= mostBytes) break;
      tables.delete(oldest);
    }
    if (kept.bytes <= mostBytes) tables.set(key, kept);
    return kept.table;
  }

  return {
    read,
    keepOnly(catalogueRelease) {
      const old = [...tables].filter(([, { table }]) => table.catalogueRelease !== catalogueRelease);
      for (const [key] of old) tables.delete(key);
      return old.length > 0;
    },
  };
}

function measureTable(table: FoodTable): KeptTable {
  const foods = [...table.foods.values()].slice(0, measuredFoods);
  return { table, bytes: (estimateBytes(foods) / Math.max(1, foods.length)) * table.foods.size };
}
