import { describe, expect, it } from "vitest";
import { createFoodProfiler } from "../../../shared/domain/sensory/food/profile-food.ts";
import { profileMeal } from "../../../shared/domain/sensory/meal/profile-meal.ts";
import type { SensoryFood } from "../../../shared/domain/sensory/sensory-food.ts";
import { tasteDimensions } from "../../../shared/domain/sensory/taste.ts";
import { foodOf, smallTable } from "./small-table.ts";

const profile = createFoodProfiler(smallTable);
const profileAll = (text: string, ...foods: SensoryFood[]) => profileMeal(foods, foods.map(profile), text);

const parmesan = foodOf("parmesan", { itemId: 1, grams: 30, amounts: { sodium: 1500, fat: 28, water: 30 } });
const apple = foodOf("apple", {
  itemId: 2,
  grams: 150,
  amounts: { sugars: 10, sodium: 1, fat: 0, water: 86 },
});
const chips = foodOf("potato chip", { itemId: 3, grams: 30, amounts: { sodium: 1500, fat: 35, water: 2 } });
const yogurt = foodOf("yogurt", {
  itemId: 4,
  grams: 150,
  amounts: { sugars: 5, fat: 3, sodium: 45, water: 87 },
});
const coffee = foodOf("coffee", { itemId: 5, grams: 200, amounts: { sugars: 0, water: 99 } });
const sugar = foodOf("sugar", { itemId: 6, grams: 10, amounts: { sugars: 100, water: 0 } });

describe("a plate", () => {
  it("has the mean taste of its foods by mass and the peak of each taste", () => {
    const { kind, taste } = profileAll("parmesan and an apple", parmesan, apple);
    expect(kind).toBe("plate");
    expect(taste.umami.intensity).toBeCloseTo((30 * 80 + 150 * 0) / 180, 1);
    expect(taste.umami.peak).toEqual({ intensity: 80, item_id: 1, food: "parmesan" });
    expect(taste.sour.peak?.item_id).toBe(2);
  });

  it("leaves foods with an unknown taste out of the mean", () => {
    const { taste } = profileAll("parmesan and zyx", parmesan, foodOf("zyx", { grams: 400 }));
    expect(taste.umami.intensity).toBe(80);
    expect(taste.umami.confidence).toBeLessThan(0.8);
  });

  it("reports contrasts between its foods", () => {
    const { contrasts } = profileAll("chips and yogurt", chips, yogurt);
    expect(contrasts).toContain("crispy against creamy");
    expect(contrasts).toContain("salty against sour");
  });

  it("ranks textures and smells by mass and strength", () => {
    const { texture } = profileAll("chips and yogurt", chips, yogurt);
    expect(texture[0]).toEqual({ term: "creamy", strength: 3 });
    expect(texture.map(({ term }) => term)).toContain("crispy");
  });

  it("reports at most eight textures, none weaker than 1, and three dominant smells", () => {
    const crowd = ["crispy", "soft", "chewy", "dry", "moist"].map((word, at) =>
      foodOf(`${word} chips`, { itemId: at + 1, grams: at === 0 ? 1000 : 20 }),
    );
    const { texture, dominant } = profileAll("chips", ...crowd, yogurt, coffee, parmesan, apple, sugar);
    expect(texture).toHaveLength(8);
    expect(texture.every(({ strength }) => strength >= 1)).toBe(true);
    const scented = profileAll("a pie", foodOf("scented pie")).dominant;
    expect(scented).toEqual(["first", "second", "third"]);
    expect(dominant).not.toContain("second");
  });

  it("names the first food as the peak if several are equally strong", () => {
    const twin = { ...parmesan, itemId: 9 };
    expect(profileAll("twice parmesan", parmesan, twin).taste.umami.peak?.item_id).toBe(1);
  });

  it("reports no contrast with a crumb", () => {
    const crumb = { ...chips, grams: 5 };
    expect(profileAll("yogurt and a crumb", crumb, yogurt).contrasts).toEqual([]);
  });

  it("has the temperature of most of its mass", () => {
    expect(profileAll("yogurt, coffee", { ...yogurt, grams: 300 }, coffee).temperature).toBe("cold");
  });
});

describe("a dish", () => {
  it.each([
    ["coffee with sugar", [coffee, sugar], "dish"],
    ["a smoothie of yogurt and apple", [yogurt, apple], "dish"],
    ["soup made with parmesan and apple", [parmesan, apple], "dish"],
    ["coffee and an apple", [coffee, apple], "plate"],
    ["an apple", [apple], "dish"],
  ] as const)("is distinguished from a plate: %j", (text, foods, kind) => {
    expect(profileAll(text, ...foods).kind).toBe(kind);
  });

  it("a dish of one food tastes like the food", () => {
    const { taste } = profileAll("an apple", apple);
    const own = profile(apple).taste;
    for (const dimension of tasteDimensions) expect(taste[dimension]).toMatchObject(own[dimension]);
  });

  it("is less bitter with sugar, because tastes suppress each other", () => {
    const sweetened = profileAll("coffee with sugar", coffee, sugar);
    const plain = profileAll("coffee", coffee);
    expect(sweetened.taste.bitter.intensity).toBeLessThan(0.9 * (plain.taste.bitter.intensity ?? 0));
    expect(sweetened.taste.sweet.intensity).toBeGreaterThan(20);
  });

  it("tastes of a strong food more than its share", () => {
    const mixed = profileAll("soup made with lemon and chicken", foodOf("lemon", { grams: 10 }), {
      ...foodOf("chicken", { grams: 90 }),
      itemId: 2,
    });
    expect(mixed.taste.sour.intensity).toBeGreaterThan(12);
  });

  it("uses the pooled composition only if it is known for most of the mass", () => {
    const known = foodOf("apple", { amounts: { sugars: 12 }, grams: 20 });
    const unknown = foodOf("zyx", { grams: 80, itemId: 2 });
    const { sweet } = profileAll("a smoothie of apple and zyx", known, unknown).taste;
    expect(sweet.confidence).toBeLessThan(0.3);
  });

  it("has no contrasting tastes, and no sugar crystals in a drink", () => {
    const sweet = { ...sugar, grams: 60 };
    const dish = profileAll("coffee with sugar", coffee, sweet);
    expect(dish.contrasts).toEqual([]);
    expect(dish.texture.map(({ term }) => term)).toEqual(["fluid"]);
    const plate = profileAll("coffee, then sugar and parmesan", coffee, sweet, parmesan);
    expect(plate.contrasts.join()).toContain("sweet");
    expect(plate.texture.map(({ term }) => term)).toContain("crystalline");
    expect(plate.summary).toMatch(/with contrasts? of /);
  });
});

describe("the balance of a meal", () => {
  it("is 0 for a single taste and grows with every other taste", () => {
    const alone = profileAll("sugar", foodOf("sugar", { amounts: { sugars: 100, water: 0 } }));
    const joined = profileAll("parmesan, apple and chips", parmesan, apple, chips);
    expect(alone.balance.figure).toBe(0);
    expect(joined.balance.figure).toBeGreaterThan(0.3);
    expect(joined.balance.figure).toBeLessThanOrEqual(1);
  });

  it("names what leads and what is missing", () => {
    const { balance } = profileAll(
      "sugar",
      foodOf("sugar", { amounts: { sugars: 100, water: 0, sodium: 0 } }),
    );
    expect(balance.leading).toEqual(["sweet"]);
    expect(balance.missing).toEqual(["salty", "sour", "bitter", "umami"]);
    expect(balance.description).toBe("sweet leads, hardly anything salty, sour, bitter or savoury");
  });

  it("is 0 if no taste is felt", () => {
    const { balance } = profileAll(
      "water",
      foodOf("water", { amounts: { sugars: 0, sodium: 2, water: 100 } }),
    );
    expect(balance).toMatchObject({ figure: 0, leading: [] });
    expect(balance.description).toMatch(/^no taste leads, hardly anything sweet/);
    const amounts = { sugars: 0, sodium: 2, fat: 0, water: 100 };
    expect(profileAll("water", foodOf("water", { amounts })).summary).toBe("No taste of its own, fluid.");
  });

  it("names the unknown tastes and counts none of them as missing", () => {
    const { balance } = profileAll("zyx", foodOf("zyx"));
    expect(balance).toMatchObject({ figure: 0, leading: [], missing: [] });
    expect(balance.description).toBe("its tastes are unknown");
    const partly = profileAll("zyx", foodOf("zyx", { amounts: { sugars: 20, sodium: 0 } })).balance;
    expect(partly.missing).toEqual(["salty"]);
    expect(partly.description).toBe(
      "sweet leads, hardly anything salty, sour, bitter and savoury are unknown",
    );
  });
});

describe("a meal of unknown foods", () => {
  it("has no taste and no peak, and says so", () => {
    const { taste, summary, dominant } = profileAll("zyx", foodOf("zyx", { grams: 0 }));
    for (const dimension of tasteDimensions) {
      expect(taste[dimension]).toMatchObject({ intensity: null, peak: null });
    }
    expect(dominant).toEqual([]);
    expect(summary).toBe("The taste is unknown.");
  });

  it("gives foods without mass equal weight", () => {
    const { taste } = profileAll("parmesan, apple", { ...parmesan, grams: 0 }, { ...apple, grams: 0 });
    expect(taste.umami.intensity).toBe(40);
  });
});
