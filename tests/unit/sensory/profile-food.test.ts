import { describe, expect, it } from "vitest";
import { createFoodProfiler } from "../../../shared/domain/sensory/food/profile-food.ts";
import { sensoryCompoundIds, tasteCompoundIds } from "../../../shared/domain/sensory/sensory-food.ts";
import { tasteDimensions } from "../../../shared/domain/sensory/taste.ts";
import { foodOf, smallTable } from "./small-table.ts";

const profile = createFoodProfiler(smallTable);
const tasteOf = (...food: Parameters<typeof foodOf>) => profile(foodOf(...food)).taste;

describe("the taste of a food", () => {
  it("gets its sweetness from its sugars, not from its row", () => {
    const more = tasteOf("apple", { amounts: { sugars: 14, water: 85 } });
    const less = tasteOf("apple", { amounts: { sugars: 9, water: 85 } });
    expect(more.sweet.basis).toBe("composition");
    expect(more.sweet.intensity).toBeGreaterThan(less.sweet.intensity ?? 100);
  });

  it("gets its sourness from its row", () => {
    expect(tasteOf("lemon").sour).toMatchObject({ intensity: 92, basis: "curated" });
  });

  it("uses the row's number if composition is misleading", () => {
    const amounts = { sugars: 0, water: 99 };
    expect(tasteOf("diet soda", { amounts }).sweet).toMatchObject({ intensity: 55, basis: "curated" });
  });

  it("is less sweet with acid than with the same sugar alone", () => {
    const amounts = { sugars: 10, water: 88 };
    expect(tasteOf("lemon", { amounts }).sweet.intensity).toBeLessThan(
      tasteOf("milk chocolate", { amounts }).sweet.intensity ?? 0,
    );
  });

  it("is null, not zero, if nothing is known", () => {
    const { taste, texture, temperature } = profile(foodOf("zyx"));
    for (const dimension of tasteDimensions) {
      expect(taste[dimension]).toEqual({ intensity: null, confidence: 0, basis: "rule" });
    }
    expect({ texture, temperature }).toEqual({ texture: [], temperature: null });
  });

  it("has more confidence from the food itself than from its class or its group", () => {
    const own = tasteOf("lemon").sour.confidence;
    const ofClass = tasteOf("juice").sour.confidence;
    const ofGroup = tasteOf("zyx", { foodGroup: "Citrus fruits" }).sour.confidence;
    expect(own).toBeGreaterThan(ofClass);
    expect(ofClass).toBeGreaterThan(ofGroup);
  });

  it("falls back on the usual value of its class without a composition", () => {
    expect(tasteOf("parmesan").salty).toMatchObject({ basis: "rule", intensity: expect.any(Number) });
  });

  it.each([
    ["pickled cucumber", "cucumber", "sour"],
    ["lemon chicken", "chicken", "sour"],
    ["chilli chicken", "chicken", "pungent"],
    ["onion", "fried onion", "pungent"],
  ] as const)("of %j differs from that of %j by its words: %s", (more, less, dimension) => {
    const amounts = { sugars: 10, water: 88, sodium: 5, fat: 1 };
    const of = (said: string) => tasteOf(said, { amounts })[dimension].intensity;
    expect(of(more)).toBeGreaterThan(of(less) ?? 100);
  });

  it("is not salted twice: the composition includes the preparation of the catalogue's food", () => {
    const amounts = { sodium: 800, water: 90 };
    const pickled = tasteOf("pickled cucumber", { amounts, catalogueName: "Cucumber, pickled" });
    const raw = tasteOf("pickled cucumber", { amounts, catalogueName: "Cucumber, raw" });
    expect(raw.salty.intensity).toBeCloseTo((pickled.salty.intensity ?? 0) + 14);
  });

  it("a dish tastes of its ingredients", () => {
    const dish = { catalogueName: "Zyx stew", foodGroup: "Meat mixed dishes", name: "stew" };
    const ingredients = (grams: number) => [
      { name: "Chicken, raw", foodGroup: "Poultry", grams: 100 },
      { name: "Onions, raw", foodGroup: "Vegetables", grams: 30 },
      { name: "Peppers, chilli pepper, raw", foodGroup: "Vegetables", grams },
    ];
    const hot = tasteOf("zyx", { ...dish, ingredients: ingredients(20) }).pungent.intensity;
    expect(hot).toBeGreaterThan(
      tasteOf("zyx", { ...dish, ingredients: ingredients(1) }).pungent.intensity ?? 100,
    );
  });
});

describe("a food named after another", () => {
  it("takes the share of its taste that its form takes", () => {
    expect(tasteOf("apple juice").sour.intensity).toBe(26);
    expect(tasteOf("juice").sour.intensity).toBe(30);
  });

  it("tastes of a modifier that the catalogue's food lacks", () => {
    const amounts = { sugars: 5, water: 87 };
    const group = { amounts, foodGroup: "Yogurt, regular" };
    const plain = tasteOf("apple yogurt", { ...group, catalogueName: "Yogurt, plain" });
    const flavoured = tasteOf("apple yogurt", { ...group, catalogueName: "Yogurt, apple" });
    expect(plain.sweet.intensity).toBeGreaterThan(flavoured.sweet.intensity ?? 100);
  });

  it("does not use the composition of a food of another kind", () => {
    const misled = tasteOf("parmesan", { amounts: { sodium: 0 }, catalogueName: "Apple, raw" });
    expect(misled.salty).toMatchObject({ basis: "rule" });
    expect(misled.salty.intensity).toBeGreaterThan(20);
  });

  it("keeps the numbers of its own row whatever its recipe contains", () => {
    const ingredients = ["Lemon", "Onion", "Cucumber"].map((name) => ({ name, foodGroup: "", grams: 50 }));
    expect(tasteOf("chicken", { ingredients }).umami).toMatchObject({ intensity: 28, basis: "curated" });
  });
});

describe("a drink of two parts", () => {
  it("tastes like its row, not like its diluted parts", () => {
    const parts = [
      { name: "Water, tap", foodGroup: "Water", grams: 98 },
      { name: "Coffee, instant", foodGroup: "Coffee", grams: 2 },
    ];
    expect(tasteOf("coffee", { ingredients: parts }).bitter.intensity).toBe(45);
  });
});

describe("how a food feels and smells", () => {
  it("lists what the text states first", () => {
    const { texture } = profile(foodOf("creamy hummus"));
    expect(texture[0]).toEqual({ term: "creamy", strength: 3 });
  });

  it("changes with the preparation", () => {
    const { texture, temperature } = profile(foodOf("fried onion"));
    expect(texture.map(({ term }) => term)).toEqual(["crispy"]);
    expect(temperature).toBe("hot");
  });

  it.each([
    ["iced coffee", "cold"],
    ["coffee", "hot"],
    ["hot chilli", null],
    ["zyx", null],
  ])("is served as the text states or as usual: %j %s", (said, temperature) => {
    expect(profile(foodOf(said)).temperature).toBe(temperature);
  });

  it.each([
    ["frozen chicken", null, "hot"],
    ["frozen sauerkraut", null, "frozen"],
    ["sauerkraut", "Sauerkraut, frozen", null],
    ["frozen sauerkraut", "Sauerkraut, frozen, cooked", null],
  ])("is frozen only if it is eaten frozen: %j of %j %s", (said, catalogueName, temperature) => {
    expect(profile(foodOf(said, { catalogueName })).temperature).toBe(temperature);
  });

  it.each([
    ["dry chicken", null],
    ["powdered coffee", null],
    ["dry yogurt", "cold"],
  ])("has no temperature while it is dry or a powder: %j %s", (said, temperature) => {
    expect(profile(foodOf(said)).temperature).toBe(temperature);
  });

  it.each([
    ["dry coffee", ["fluid"]],
    ["creamy coffee", ["creamy", "fluid"]],
    ["hard boiled chicken", ["tender", "juicy"]],
    ["hard chicken", ["hard", "tender", "juicy"]],
  ])("reads as texture only words about texture: %j %j", (said, texture) => {
    expect(profile(foodOf(said)).texture.map(({ term }) => term)).toEqual(texture);
  });

  it("has no smell if its row has none, whatever its class smells of", () => {
    expect(profile(foodOf("grapefruit")).aroma).toEqual([]);
  });

  it("has only the looks that the text states", () => {
    expect(profile(foodOf("golden creamy white hummus")).appearance).toEqual(["golden", "creamy white"]);
    expect(profile(foodOf("red onion")).appearance).toEqual([]);
    expect(profile(foodOf("golden syrup")).appearance).toEqual([]);
  });

  it("has the texture of its composition without a row", () => {
    const crisp = profile(foodOf("zyx", { amounts: { water: 3, sugars: 5, starch: 60, fat: 10 } }));
    expect(crisp.texture.map(({ term }) => term)).toContain("crispy");
    const broth = profile(foodOf("zyx", { amounts: { water: 96, protein: 0.5 } }));
    expect(broth.texture.map(({ term }) => term)).toEqual(["thin", "watery"]);
  });

  it("is summarised in one sentence", () => {
    expect(profile(foodOf("lemon", { amounts: { sugars: 2.5, water: 89 } })).summary).toBe(
      "Very sour, slightly bitter and slightly sweet, juicy, with citrus notes.",
    );
    expect(profile(foodOf("zyx")).summary).toBe("The taste is unknown.");
  });

  it("mentions no taste if some are unknown and none is felt", () => {
    expect(profile(foodOf("creamy zyx", { amounts: { sugars: 0 } })).summary).toBe("Creamy.");
  });

  it.each([
    ["water", { sugars: 0, sodium: 2, fat: 0, water: 100 }, "No taste of its own, fluid."],
    [
      "milk",
      { sugars: 5, sodium: 40, potassium: 150, fat: 2, water: 90, lactose: 5 },
      "Mild in taste, fluid.",
    ],
    ["milk", { sugars: 40, fat: 8, water: 50 }, "Very sweet and moderately rich, fluid."],
  ])("mentions only what is felt: %s %j", (said, amounts, summary) => {
    expect(profile(foodOf(said, { amounts, foodGroup: "Milk" })).summary).toBe(summary);
  });
});

it("every intensity is rounded to one decimal, its confidence to two", () => {
  const taste = tasteOf("fried onion", { amounts: { sugars: 4.24, sodium: 333, fat: 7.77, water: 61 } });
  expect(Object.keys(taste)).toEqual(expect.arrayContaining([...tasteDimensions]));
  for (const { intensity, confidence } of Object.values(taste)) {
    expect(String(intensity)).toMatch(/^\d+(?:\.\d)?$/);
    expect(String(confidence)).toMatch(/^[01](?:\.\d\d?)?$/);
  }
});

describe("with any amounts", () => {
  it("every intensity is null or within 0 to 100, every confidence within 0 to 1", () => {
    const extremes = [Number.NaN, 0, -5, 1e-9, 3, 100, 1e6, Number.MAX_VALUE];
    const names = [...Object.keys(tasteCompoundIds)] as (keyof typeof tasteCompoundIds)[];
    const random = seeded(7);
    for (let round = 0; round < 400; round++) {
      const known = names.filter(() => random() < 0.6);
      const amounts = Object.fromEntries(
        known.map((name) => [name, extremes[Math.floor(random() * extremes.length)] ?? 0]),
      );
      const said = ["lemon", "pickled cucumber", "zyx", "parmesan", "fried lemon chicken"][round % 5] ?? "";
      const taste = tasteOf(said, { amounts, foodGroup: round % 2 ? "Cheese" : null, grams: round % 3 });
      for (const dimension of tasteDimensions) {
        const { intensity, confidence } = taste[dimension];
        expect(intensity === null || (intensity >= 0 && intensity <= 100)).toBe(true);
        expect(confidence >= 0 && confidence <= 1).toBe(true);
      }
    }
  });

  it("each compound is requested once", () => {
    expect(new Set(sensoryCompoundIds).size).toBe(sensoryCompoundIds.length);
  });
});

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
