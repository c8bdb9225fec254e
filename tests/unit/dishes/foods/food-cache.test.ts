import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../../../shared/domain/catalogue/catalogue.ts";
import type { Evidence } from "../../../../shared/domain/composition/evidence.ts";
import { createFoodCache } from "../../../../shared/domain/nutrition/foods/create-food-cache.ts";
import { loadFoods } from "../../../../shared/domain/nutrition/foods/load-foods.ts";
import { listMemories } from "../../../../shared/platform/kernel/mod.ts";

const protein = 1003;
const fat = 1004;

function evidenceOf(change: Partial<Evidence>): Evidence {
  const known = { foodId: 1, compoundId: protein, amount: 4, valueType: "quantified" as const };
  return { ...known, minimum: null, maximum: null, interpolated: false, referenceIds: [1], ...change };
}

/** A catalogue of foods 1 and 2 that counts its reads and may have another release each time. */
function createCatalogueOf(evidence: readonly Evidence[] = [], releases: string[] = ["r-1"]) {
  const asked: number[][] = [];
  const catalogue: Pick<Catalogue, "foods" | "mealEvidence"> = {
    foods: async (ids) => ids.map((id) => ({ id, name: `food ${id}`, foodGroup: "Foods" })),
    mealEvidence: async ({ compoundIds }) => {
      asked.push([...(compoundIds ?? [])]);
      const catalogueRelease = releases[Math.min(asked.length, releases.length) - 1] ?? "";
      return { catalogueRelease, compounds: [], evidence: [...evidence], references: [] };
    },
  };
  return { catalogue, asked };
}

describe("a food's amount", () => {
  const amountOf = async (change: Partial<Evidence>) => {
    const { catalogue } = createCatalogueOf([evidenceOf(change)]);
    const { foods } = await loadFoods(catalogue, { foodIds: [1, 2], compoundIds: [protein] });
    return foods.get(1)?.amounts.get(protein) ?? null;
  };

  it.each([
    ["a point", {}, { low: 4, value: 4, high: 4 }],
    ["a point between bounds", { minimum: 3, maximum: 6 }, { low: 3, value: 4, high: 6 }],
    [
      "less than a bound: between zero and the bound",
      { valueType: "less_than" },
      { low: 0, value: 2, high: 4 },
    ],
    ["a trace: zero", { valueType: "trace", amount: null }, { low: 0, value: 0, high: 0 }],
    ["a known zero", { amount: 0 }, { low: 0, value: 0, high: 0 }],
    ["unknown if it was not measured", { valueType: "unquantified", amount: null }, null],
  ] as const)("is %s", async (_, change, amount) => {
    expect(await amountOf(change)).toEqual(amount);
  });

  it("is unknown for a food without evidence, which is still listed", async () => {
    const { catalogue } = createCatalogueOf([evidenceOf({})]);
    const { foods } = await loadFoods(catalogue, { foodIds: [1, 2], compoundIds: [protein] });
    expect(foods.get(2)).toMatchObject({ name: "food 2", amounts: new Map() });
  });
});

describe("the cache", () => {
  it("reads a set of compounds once, in any order and however often it is requested", async () => {
    const { catalogue, asked } = createCatalogueOf();
    const cache = createFoodCache("foods of the test", [1, 2]);
    await cache.read(catalogue, [fat, protein]);
    await cache.read(catalogue, [protein, fat, fat]);
    await cache.read(catalogue, [protein, fat]);
    expect(asked).toEqual([[protein, fat]]);
    await cache.read(catalogue, [protein]);
    expect(asked.length).toBe(2);
  });

  it("forgets foods of other releases, and reports whether there were any", async () => {
    const { catalogue } = createCatalogueOf([], ["r-1", "r-2"]);
    const cache = createFoodCache("foods of the test", [1]);
    expect((await cache.read(catalogue, [protein])).catalogueRelease).toBe("r-1");
    expect(cache.keepOnly("r-1")).toBe(false);
    expect(cache.keepOnly("r-2")).toBe(true);
    expect((await cache.read(catalogue, [protein])).catalogueRelease).toBe("r-2");
    expect(cache.keepOnly("r-2")).toBe(false);
  });

  it("does not wait for another read that never ends", async () => {
    const { catalogue } = createCatalogueOf();
    const cache = createFoodCache("foods of the test", [1]);
    void cache.read({ ...catalogue, foods: () => new Promise(() => {}) }, [protein]);
    await expect(cache.read(catalogue, [protein])).resolves.toMatchObject({ catalogueRelease: "r-1" });
  });

  it("does not keep failures: the next call reads again", async () => {
    const { catalogue } = createCatalogueOf();
    const cache = createFoodCache("foods of the test", [1]);
    const broken = { ...catalogue, foods: () => Promise.reject(new Error("no answer")) };
    await expect(cache.read(broken, [protein])).rejects.toThrow("no answer");
    await expect(cache.read(catalogue, [protein])).resolves.toMatchObject({ catalogueRelease: "r-1" });
  });

  it("reports how many tables it keeps and their bytes", async () => {
    const { catalogue } = createCatalogueOf();
    const cache = createFoodCache("tables of the test", [1, 2]);
    const readUse = () => listMemories().find(({ name }) => name === "tables of the test");
    expect(readUse()).toMatchObject({ entries: 0, bytes: 0 });
    for (const id of [1, 2, 3, 4]) await cache.read(catalogue, [id]);
    expect(readUse()?.entries).toBe(3);
    expect(readUse()?.bytes).toBeGreaterThan(3 * 2 * 50);
  });

  it("has a limited size, whatever sets of compounds are requested", async () => {
    const { catalogue, asked } = createCatalogueOf();
    const cache = createFoodCache("foods of the test", [1]);
    for (let id = 1; id <= 50; id++) await cache.read(catalogue, [id]);
    await cache.read(catalogue, [50]);
    expect(asked.length).toBe(50);
    await cache.read(catalogue, [1]);
    expect(asked.length).toBe(51);
  });
});
