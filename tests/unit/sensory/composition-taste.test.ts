import { describe, expect, it } from "vitest";
import { rateComposition } from "../../../shared/domain/sensory/food/rate-composition.ts";
import { tasteCompoundIds } from "../../../shared/domain/sensory/sensory-food.ts";
import { suppressionShare, type TasteDimension } from "../../../shared/domain/sensory/taste.ts";

type Amounts = Partial<Record<keyof typeof tasteCompoundIds, number>>;

function rate(dimension: TasteDimension, amounts: Amounts, group: string | null = null): number | null {
  const known = new Map<number, number>();
  for (const [name, amount] of Object.entries(amounts)) {
    known.set(tasteCompoundIds[name as keyof typeof tasteCompoundIds], amount);
  }
  return rateComposition(known, group)[dimension]?.intensity ?? null;
}

describe("taste from composition", () => {
  it.each([
    ["sweet", "sugars", [1, 5, 12, 30, 60, 95]],
    ["salty", "sodium", [1, 40, 400, 1200, 6000, 38000]],
    ["fatty", "fat", [0.5, 3, 15, 50, 80, 100]],
    ["sour", "citricAcid", [50, 500, 1000, 5000]],
    ["bitter", "caffeine", [5, 40, 200]],
    ["pungent", "alcohol", [4, 12, 40]],
  ] as const)("%s rises with %s", (dimension, compound, amounts) => {
    const rated = amounts.map((amount) => rate(dimension, { water: 50, [compound]: amount }) ?? -1);
    expect(rated).toEqual([...new Set(rated)].sort((a, b) => a - b));
  });

  it.each(["sweet", "salty", "sour", "bitter", "umami", "fatty", "pungent", "astringent"] as const)(
    "leaves %s unrated without any amount",
    (dimension) => {
      expect(rate(dimension, {})).toBeNull();
    },
  );

  it("weighs each sugar by its own sweetness if the individual sugars are known", () => {
    const of = (sugar: keyof Amounts) =>
      rate("sweet", { sugars: 10, sucrose: 0, glucose: 0, fructose: 0, lactose: 0, [sugar]: 10 }) ?? 0;
    expect(of("fructose")).toBeGreaterThan(of("sucrose"));
    expect(of("sucrose")).toBeGreaterThan(of("glucose"));
    expect(of("glucose")).toBeGreaterThan(of("lactose"));
  });

  it("rates the sugar of milk as less sweet than the same amount of added sugar", () => {
    const milk = rate("sweet", { sugars: 5, water: 88 }, "Milk, whole") ?? 0;
    expect(milk).toBeLessThan((rate("sweet", { sugars: 5, water: 88 }, "Soft drinks") ?? 0) / 2);
  });

  it("counts the sugar of a milk food beyond its lactose in full", () => {
    const own = rate("sweet", { sugars: 5, water: 85 }, "Milk, whole") ?? 100;
    expect(rate("sweet", { sugars: 12, water: 85 }, "Milk, whole")).toBeGreaterThan(4 * own);
  });

  it("rates food without carbohydrate as not sweet", () => {
    expect(rate("sweet", { carbohydrate: 0 })).toBe(0);
  });

  it.each([
    ["salty", { sodium: 400, water: 40 }, 35, 45],
    ["salty", { sodium: 50, potassium: 150, water: 88 }, 5, 17],
    ["sweet", { sugars: 10, water: 88 }, 45, 60],
    ["fatty", { fat: 3.5, water: 88 }, 10, 20],
    ["bitter", { caffeine: 40, water: 99 }, 35, 50],
    ["bitter", { theobromine: 200, water: 1 }, 20, 40],
    ["sour", { citricAcid: 5000, water: 90 }, 75, 95],
  ] as const)("agrees with panels on %s of %j", (dimension, amounts, least, most) => {
    const rated = rate(dimension, amounts);
    expect(rated).toBeGreaterThan(least);
    expect(rated).toBeLessThan(most);
  });

  it("rates salt on the surface as saltier than salt inside", () => {
    const amounts = { sodium: 500, water: 2 };
    expect(rate("salty", amounts, "Potato chips")).toBeGreaterThan(rate("salty", amounts) ?? 100);
  });

  it("never adds more saltiness for potassium than for sodium", () => {
    expect(rate("salty", { sodium: 0, potassium: 400 })).toBe(0);
  });

  it("reads protein and salt as umami in savoury groups only", () => {
    const amounts = { protein: 25, sodium: 400 };
    expect(rate("umami", amounts, "Beef Products")).toBeGreaterThan(rate("umami", amounts, "Cookies") ?? 100);
  });
});

describe("suppression in mixtures", () => {
  it("leaves a single taste unchanged", () => {
    expect(suppressionShare([60, 0, 0])).toBe(1);
  });

  it("leaves √ΣI² of the sum of intensities", () => {
    expect(suppressionShare([30, 40])).toBeCloseTo(50 / 70);
  });

  it("returns 1 instead of dividing zero by zero", () => {
    expect(suppressionShare([0, 0])).toBe(1);
  });
});
