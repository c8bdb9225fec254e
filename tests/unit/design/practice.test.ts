import { describe, expect, it } from "vitest";
import { readPractice } from "../../../functions/design/engine/read-practice.ts";
import { designFrom, recipesOf } from "./support/design.ts";

const ask = async (request_text: string) => {
  const result = await designFrom({ request_text });
  return { recipes: recipesOf(result), unmet: result.unmet_wishes.map(({ wish }) => wish) };
};

describe("a way of cooking", () => {
  it("without an oven has none in equipment or steps", async () => {
    const { recipes, unmet } = await ask("a dinner, no oven please");
    const [recipe] = recipes;
    expect(JSON.stringify(recipe?.equipment ?? []).toLowerCase()).not.toMatch(/\boven\b/);
    expect(unmet).toEqual([]);
  });

  it.each(["air fryer", "slow cooker", "microwave"])(
    "without the %s of the kitchen bans no food",
    async (device) => {
      const { recipes, unmet } = await ask(`a dinner, no ${device} please`);
      expect(JSON.stringify(recipes).toLowerCase()).not.toContain(device);
      expect(unmet).toEqual([]);
    },
  );

  it("without cooking takes no minutes of it", async () => {
    const { recipes } = await ask("a no-cook lunch");
    expect(recipes[0]?.cook_minutes).toBe(0);
  });

  it("of a drink decides whether it is warm", async () => {
    const warm = await ask("a warm drink");
    const cold = await ask("an iced drink");
    expect(JSON.stringify(warm.recipes[0]?.steps).toLowerCase()).toMatch(/heat|simmer|boil|steep|warm/);
    expect(JSON.stringify(cold.recipes[0]?.steps).toLowerCase()).toMatch(/\bice\b|chill|cold/);
  });
});

describe("the number of ingredients", () => {
  it.each([
    ["a dinner with no more than 5 ingredients", 5],
    ["a five-ingredient dinner", 5],
    ["fewer than 7 main ingredients", 6],
    ["6 ingredients or less", 6],
    ["at least 12 ingredients", null],
    ["dinner for 5", null],
  ])("%s", (text, most) => {
    expect(readPractice(text).maxIngredients).toBe(most);
  });

  it("is told where no suitable recipe has so few", async () => {
    expect((await ask("a chicken biryani with at most 2 ingredients")).unmet.join()).toContain("at most 2");
  });
});

describe("what recipes know nothing of is told in the words of the request", () => {
  it.each([
    ["a cheap dinner", "cheap"],
    ["air fryer salmon", "air fryer"],
    ["a dinner for under £5 all in", "£5"],
    ["lasagne for 90 people", "90 servings"],
    ["a Christmas dinner", "christmas"],
  ])("%s", async (text, wish) => {
    expect((await ask(text)).unmet).toContain(wish);
  });

  it("but not where the words are those of a food", () => {
    expect(readPractice("a salad of baby spinach").beyond).toEqual([]);
    expect(readPractice("shrimp cocktail").beyond).toEqual([]);
    expect(readPractice("halal main course for 12").beyond).toEqual([]);
    expect(readPractice("a three course dinner").beyond).not.toEqual([]);
  });
});

describe("several recipes", () => {
  it("differ in what they are made of where nothing else is asked for", async () => {
    const { recipes } = await ask("5 dinner recipes");
    expect(recipes).toHaveLength(5);
    expect(new Set(recipes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(4);
  });

  it("share out the foods that each one is to have", async () => {
    const { recipes } = await ask("three dinners: one with salmon, one with beef, one with tofu");
    expect(recipes).toHaveLength(3);
  });

  it("that are fewer than asked for are told", async () => {
    const { recipes, unmet } = await ask("10 dinner recipes with lamb and prunes");
    expect(recipes.length).toBeLessThan(10);
    expect(unmet).toContain("10 recipes");
  });
});

it("a dash of Worcestershire sauce is no fish", async () => {
  const { recipes } = await ask("10 dinner recipes with fish");
  expect(recipes.map(({ title }) => title)).not.toContain("Cottage pie");
});
