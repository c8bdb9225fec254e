import { describe, expect, it } from "vitest";
import type { Evidence } from "../../../../shared/composition/evidence.ts";
import { createFoodCache } from "../../../../shared/dishes/foods/create-food-cache.ts";
import { loadFoods } from "../../../../shared/dishes/foods/load-foods.ts";
import type { Store } from "../../../../shared/store/store.ts";

const PROTEIN = 1003;
const FAT = 1004;

function evidenceOf(change: Partial<Evidence>): Evidence {
  const known = { foodId: 1, compoundId: PROTEIN, amount: 4, valueType: "quantified" as const };
  return { ...known, minimum: null, maximum: null, interpolated: false, referenceIds: [1], ...change };
}

/** A store of foods 1 and 2 that counts its reads and may be of another release each time. */
function createShop(evidence: readonly Evidence[] = [], releases: string[] = ["r-1"]) {
  const asked: number[][] = [];
  const store: Pick<Store, "foods" | "mealEvidence"> = {
    foods: async (ids) => ids.map((id) => ({ id, name: `food ${id}`, foodGroup: "Foods" })),
    mealEvidence: async ({ compoundIds }) => {
      asked.push([...(compoundIds ?? [])]);
      const catalogueRelease = releases[Math.min(asked.length, releases.length) - 1] ?? "";
      return { catalogueRelease, compounds: [], evidence: [...evidence], references: [] };
    },
  };
  return { store, asked };
}

describe("a food's amount", () => {
  const amountOf = async (change: Partial<Evidence>) => {
    const { store } = createShop([evidenceOf(change)]);
    const { foods } = await loadFoods(store, { foodIds: [1, 2], compoundIds: [PROTEIN] });
    return foods.get(1)?.amounts.get(PROTEIN) ?? null;
  };

  it.each([
    ["a point", {}, { low: 4, value: 4, high: 4 }],
    ["a point between bounds", { minimum: 3, maximum: 6 }, { low: 3, value: 4, high: 6 }],
    ["less than something: from nothing to it", { valueType: "less_than" }, { low: 0, value: 2, high: 4 }],
    ["a trace: nothing", { valueType: "trace", amount: null }, { low: 0, value: 0, high: 0 }],
    ["a known zero", { amount: 0 }, { low: 0, value: 0, high: 0 }],
    ["not known where it was not measured", { valueType: "unquantified", amount: null }, null],
  ] as const)("is %s", async (_, change, amount) => {
    expect(await amountOf(change)).toEqual(amount);
  });

  it("is not known of a food without evidence, which is a food still", async () => {
    const { store } = createShop([evidenceOf({})]);
    const { foods } = await loadFoods(store, { foodIds: [1, 2], compoundIds: [PROTEIN] });
    expect(foods.get(2)).toMatchObject({ name: "food 2", amounts: new Map() });
  });
});

describe("the cache", () => {
  it("reads a set of compounds once, in whatever order and however often it is asked for", async () => {
    const { store, asked } = createShop();
    const cache = createFoodCache([1, 2]);
    await cache.read(store, [FAT, PROTEIN]);
    await cache.read(store, [PROTEIN, FAT, FAT]);
    await cache.read(store, [PROTEIN, FAT]);
    expect(asked).toEqual([[PROTEIN, FAT]]);
    await cache.read(store, [PROTEIN]);
    expect(asked.length).toBe(2);
  });

  it("forgets what is of another release than the one told, and says whether there was any", async () => {
    const { store } = createShop([], ["r-1", "r-2"]);
    const cache = createFoodCache([1]);
    expect((await cache.read(store, [PROTEIN])).catalogueRelease).toBe("r-1");
    expect(cache.keepOnly("r-1")).toBe(false);
    expect(cache.keepOnly("r-2")).toBe(true);
    expect((await cache.read(store, [PROTEIN])).catalogueRelease).toBe("r-2");
    expect(cache.keepOnly("r-2")).toBe(false);
  });

  it("keeps nobody waiting for a read that never ends", async () => {
    const { store } = createShop();
    const cache = createFoodCache([1]);
    void cache.read({ ...store, foods: () => new Promise(() => {}) }, [PROTEIN]);
    await expect(cache.read(store, [PROTEIN])).resolves.toMatchObject({ catalogueRelease: "r-1" });
  });

  it("keeps no failure: the next one asks again", async () => {
    const { store } = createShop();
    const cache = createFoodCache([1]);
    const broken = { ...store, foods: () => Promise.reject(new Error("no answer")) };
    await expect(cache.read(broken, [PROTEIN])).rejects.toThrow("no answer");
    await expect(cache.read(store, [PROTEIN])).resolves.toMatchObject({ catalogueRelease: "r-1" });
  });

  it("does not grow with every set of compounds that somebody asks for", async () => {
    const { store, asked } = createShop();
    const cache = createFoodCache([1]);
    for (let id = 1; id <= 50; id++) await cache.read(store, [id]);
    await cache.read(store, [50]);
    expect(asked.length).toBe(50);
    await cache.read(store, [1]);
    expect(asked.length).toBe(51);
  });
});
