import { describe, expect, it } from "vitest";
import type { FoodFacts } from "../../../shared/domain/nutrition/food-facts.ts";
import { exactly, type Interval } from "../../../shared/domain/nutrition/interval.ts";
import { scoreGoal } from "../../../shared/domain/nutrition/score-goal.ts";
import { scoreNutri } from "../../../shared/domain/nutrition/scores/nutri-score.ts";
import { classOfPoints, countPoints } from "../../../shared/domain/nutrition/scores/nutri-score-points.ts";
import { scoreNutrientDensity } from "../../../shared/domain/nutrition/scores/score-nutrient-density.ts";
import { amountsOf, named } from "./foods.ts";

const plain = {
  energyKilojoules: 0,
  sugarsGrams: 0,
  saturatedFatGrams: 0,
  saltGrams: 0,
  proteinGrams: 0,
  fibreGrams: 0,
  fatGrams: 0,
  fruitPercent: 0,
  hasSweetener: false,
} as const;

describe("Nutri-Score 2023", () => {
  it("semi-skimmed milk as a beverage: -1 point, B", () => {
    const milk = {
      energyKilojoules: 195,
      sugarsGrams: 4.8,
      saturatedFatGrams: 1,
      saltGrams: 0.1,
      proteinGrams: 3.4,
    };
    const points = countPoints({ ...plain, ...milk, category: "beverage" });
    expect([points, classOfPoints(points, "beverage")]).toEqual([-1, "B"]);
  });

  it("an amount counts only above its threshold", () => {
    const count = (energyKilojoules: number) =>
      countPoints({ ...plain, energyKilojoules, category: "general" });
    expect([count(335), count(335.1), count(3350), count(3351)]).toEqual([0, 1, 9, 10]);
  });

  it("protein does not count against eleven points or more, in cheese it does", () => {
    const rich = { ...plain, saltGrams: 2.3, proteinGrams: 20 };
    expect(countPoints({ ...rich, category: "general" })).toBe(11);
    expect(countPoints({ ...rich, category: "cheese" })).toBe(4);
    expect(countPoints({ ...rich, saltGrams: 2.1, category: "general" })).toBe(3);
  });

  it("protein of red meat counts two points at most", () => {
    expect(countPoints({ ...plain, proteinGrams: 20, category: "red_meat" })).toBe(-2);
  });

  it("a sweetener costs a beverage four points and a solid none", () => {
    expect(countPoints({ ...plain, hasSweetener: true, category: "beverage" })).toBe(4);
    expect(countPoints({ ...plain, hasSweetener: true, category: "general" })).toBe(0);
  });

  it("fats count the share of saturated fat from its threshold on", () => {
    const oil = (saturatedFatGrams: number) =>
      countPoints({ ...plain, fatGrams: 100, saturatedFatGrams, category: "fat" });
    // 37 kJ/g: 10 g are 370 kJ, three points of energy, and one of the share.
    expect([oil(9.9), oil(10)]).toEqual([3, 4]);
  });

  it.each([
    ["general", [0, 1, 2, 3, 10, 11, 18, 19], "ABBCCDDE"],
    ["fat", [-6, -5, 2, 3, 10, 11, 18, 19], "ABBCCDDE"],
    ["beverage", [-9, 2, 3, 6, 7, 9, 10, 40], "BBCCDDEE"],
  ] as const)("classes of %s", (category, points, grades) => {
    expect(points.map((figure) => classOfPoints(figure, category)).join("")).toBe(grades);
  });

  it("has no score where a figure is missing, and names it", () => {
    const food = named("Bar", { amounts: amountsOf({ 1008: 400, 2000: 20, 1258: 3, 1003: 5 }) });
    expect(scoreNutri(food)).toEqual({ category: "general", points: null, missing: ["salt"] });
  });

  it("water is an A and wine has none", () => {
    const amounts = amountsOf({ 1008: 0, 2000: 0, 1258: 0, 1093: 4, 1003: 0 });
    expect(scoreNutri(named("Water, tap", { foodGroup: "Tap water", amounts }))).toMatchObject({
      grade: "A",
    });
    expect(scoreNutri(named("Wine", { foodGroup: "Wine", amounts })).points).toBeNull();
  });

  it("knows a sweetened diet drink by its name", () => {
    const amounts = amountsOf({ 1008: 1, 2000: 0, 1258: 0, 1093: 4, 1003: 0 });
    const cola = (name: string) => scoreNutri(named(name, { foodGroup: "Soft drinks", amounts }));
    expect(cola("Soft drink, cola, diet, aspartame").points?.value).toBe(4);
    expect(cola("Soft drink, cola, unsweetened").points?.value).toBe(0);
  });

  it("an oil is a fat and a dressing is none", () => {
    const amounts = amountsOf({ 1008: 884, 2000: 0, 1258: 14, 1093: 2, 1003: 0, 1004: 100 });
    const of = (name: string) =>
      scoreNutri(named(name, { foodGroup: "Salad dressings and vegetable oils", amounts })).category;
    expect([of("Sunflower oil"), of("Caesar dressing")]).toEqual(["fat", "general"]);
  });

  it("olive oil counts as fruit: a B", () => {
    const amounts = amountsOf({ 1008: 884, 2000: 0, 1258: 14, 1093: 2, 1003: 0, 1004: 100 });
    expect(scoreNutri(named("Olive oil", { foodGroup: "Fats and Oils", amounts }))).toMatchObject({
      grade: "B",
    });
  });

  it("counts fruit and vegetables of the recipe by mass", () => {
    const amounts = amountsOf({ 1008: 60, 2000: 3, 1258: 0.5, 1093: 40, 1003: 1, 1079: 2 });
    const soup = (carrotGrams: number) =>
      named("Soup", {
        amounts,
        ingredients: [
          { name: "Carrots", foodGroup: "Vegetables and Vegetable Products", grams: carrotGrams },
          { name: "Water", foodGroup: "Beverages", grams: 100 },
        ],
      });
    const pointsOf = (food: FoodFacts) => scoreNutri(food).points?.value;
    expect([pointsOf(soup(50)), pointsOf(soup(100)), pointsOf(soup(500))]).toEqual([0, -1, -5]);
  });
});

describe("NRF9.3", () => {
  it("is the sum of the shares to encourage less those to limit", () => {
    const food = named("Dish", { amounts: amountsOf({ 1008: 100, 1003: 5, 1258: 2, 1093: 230 }) });
    expect(scoreNutrientDensity(food, 200)?.value).toBeCloseTo(10 - 10 - 10);
  });

  it("caps what is encouraged, not what is limited", () => {
    const limited = { 1258: 0, 1093: 0 };
    const rich = named("Dish", { amounts: amountsOf({ 1008: 100, 1162: 900, ...limited }) });
    expect(scoreNutrientDensity(rich, 100)?.value).toBeCloseTo(100);
    const salty = named("Dish", { amounts: amountsOf({ 1008: 100, 1258: 0, 1093: 4600 }) });
    expect(scoreNutrientDensity(salty, 100)?.value).toBeCloseTo(-200);
  });

  it("stays finite for foods of almost no energy", () => {
    const leaf = named("Leaf", { amounts: amountsOf({ 1008: 1, 1162: 9, 1258: 0, 1093: 0 }) });
    expect(scoreNutrientDensity(leaf, 100)?.value).toBeCloseTo(50);
  });

  it("counts sugars as added in sweets and not in fruit", () => {
    const amounts = amountsOf({ 1008: 100, 2000: 25, 1258: 0, 1093: 0 });
    const of = (foodGroup: string) => scoreNutrientDensity(named("Food", { foodGroup, amounts }), 100);
    expect(of("Sweets")?.value).toBeCloseTo(-50);
    expect(of("Fruits and Fruit Juices")?.value).toBeCloseTo(0);
  });

  it("has no score without a nutrient to limit", () => {
    const of = (figures: Record<number, number>) =>
      scoreNutrientDensity(named("Dish", { amounts: amountsOf({ 1008: 100, 1093: 230, ...figures }) }), 100);
    expect(of({})).toBeNull();
    expect(of({ 1258: 2 })).not.toBeNull();
  });
});

describe("scores of a food known within bounds", () => {
  const random = createRandom(7);
  const foods = Array.from({ length: 200 }, () => named("Dish", { amounts: drawAmounts(random) }));

  it("hold their point", () => {
    const scores = foods.flatMap(scoreAll);
    expect(scores).toHaveLength(3 * foods.length);
    for (const score of scores) expectOrdered(score);
  });

  it("hold the score of every food within the bounds", () => {
    for (const food of foods) {
      const wide = scoreAll(food);
      for (const side of ["low", "value", "high"] as const) {
        const amounts = new Map([...food.amounts].map(([id, amount]) => [id, exactly(amount[side])]));
        scoreAll({ ...food, amounts }).forEach((score, at) => {
          expect(score.value).toBeGreaterThanOrEqual((wide[at]?.low ?? Number.NaN) - 1e-9);
          expect(score.value).toBeLessThanOrEqual((wide[at]?.high ?? Number.NaN) + 1e-9);
        });
      }
    }
  });

  it.each([
    ["sodium", 1093, 1],
    ["saturated fat", 1258, 1],
    ["sugars", 2000, 1],
    ["fibre", 1079, -1],
  ] as const)("Nutri-Score points follow %s", (_, id, sign) => {
    const changes = foods.map((food) => {
      const raised = new Map(food.amounts).set(id, exactly((food.amounts.get(id)?.value ?? 0) + 2));
      const [before] = scoreAll(food);
      const [after] = scoreAll({ ...food, amounts: raised });
      return sign * ((after?.value ?? Number.NaN) - (before?.value ?? Number.NaN));
    });
    expect(changes).toHaveLength(foods.length);
    expect(Math.min(...changes)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...changes)).toBeGreaterThan(0);
  });
});

describe("how well a food serves a goal", () => {
  const lean = named("Lean", { amounts: amountsOf({ 1003: 25, 1008: 120, 1079: 0, 2000: 0 }) });
  const sweet = named("Sweet", { amounts: amountsOf({ 1003: 2, 1008: 400, 1079: 1, 2000: 50, 1005: 80 }) });

  it.each(["protein", "satiety", "weight_loss", "muscle", "blood_sugar"] as const)("%s", (goal) => {
    const [first, second] = [lean, sweet].map((food) => scoreGoal(goal, food, 150).fit?.value ?? 0);
    expect(first).toBeGreaterThan(second ?? 0);
  });

  it("names what is unknown", () => {
    expect(scoreGoal("iron", lean, 150)).toEqual({ fit: null, missingIds: [1089] });
  });
});

function scoreAll(food: FoodFacts): Interval[] {
  const goal = scoreGoal("heart", food, 150).fit;
  return [scoreNutri(food).points, scoreNutrientDensity(food, 150), goal].map((score) => {
    if (score === null) throw new Error("Cannot score: a figure is missing");
    return score;
  });
}

function expectOrdered({ low, value, high }: Interval): void {
  expect(low).toBeLessThanOrEqual(value);
  expect(value).toBeLessThanOrEqual(high);
}

function drawAmounts(random: () => number): Map<number, Interval> {
  const most = { 1008: 600, 2000: 40, 1258: 12, 1093: 1500, 1003: 25, 1079: 8, 1004: 30, 1005: 60, 1162: 50 };
  return new Map(
    Object.entries(most).map(([id, top]) => {
      const [low = 0, value = 0, high = 0] = [random(), random(), random()].sort((a, b) => a - b);
      return [Number(id), { low: low * top, value: value * top, high: high * top }];
    }),
  );
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
