import { describe, expect, it } from "vitest";
import { holdsFood } from "../../../functions/design/engine/holds-food.ts";
import { planServings } from "../../../functions/design/engine/plan-servings.ts";
import { readBrief } from "../../../functions/design/engine/read-brief.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";

const briefOf = (request_text: string) => readBrief({ request_text });
const avoidedIn = (text: string) => briefOf(text).rules.avoided.map(({ rule }) => rule);
const dishesIn = (text: string) => briefOf(text).dishes.map(({ rule }) => rule.words);

describe("who eats", () => {
  it.each([
    ["shakshuka, just for me", 1],
    ["cooking for one tonight", 1],
    ["dinner for my wife and me", 2],
    ["a lasagne for the three of us", 3],
  ])("is the number of servings: %s", (text, servings) => {
    expect(briefOf(text).servings).toBe(servings);
  });

  it("is the number for which a plan writes its dishes, but for loaves and cakes", () => {
    expect(planServings({ servings: 4, isMain: true }, 2)).toBe(2);
    expect(planServings({ servings: 10, isMain: false }, 2)).toBe(10);
    expect(planServings({ servings: 4, isMain: true }, 1)).toBe(4);
  });
});

describe("what is never cooked with is left out", () => {
  it.each([
    "coq au vin but we don't drink or cook with alcohol",
    "a beef stew, we never cook with alcohol",
    "risotto, I do not eat or cook with alcohol",
  ])("%s", (text) => {
    expect(avoidedIn(text)).toContain("alcohol");
  });
});

describe("no fish", () => {
  it("leaves out shellfish too", () => {
    expect(avoidedIn("a pasta dinner, no fish")).toEqual(["fish", "shellfish"]);
  });

  it("leaves shellfish in where it is wanted", () => {
    expect(avoidedIn("a dinner with shrimp, no fish")).toEqual(["fish"]);
  });
});

describe("a sauce or a bread", () => {
  it("is a dish where nothing else is asked for", () => {
    expect(dishesIn("a recipe for pesto")).toEqual(["pesto"]);
    expect(dishesIn("bagels")).toEqual(["bagels"]);
  });

  it.each(["pesto chicken", "I have pita and cucumber"])("is a food beside other foods: %s", (text) => {
    expect(dishesIn(text)).toEqual([]);
  });
});

it("a name of a dish that no recipe makes is no other dish", () => {
  const [dish] = briefOf("chicken divan").dishes;
  expect([dish?.rule.words, dish?.rule.all.size]).toEqual(["chicken divan", 0]);
});

it("cauliflower rice holds no rice", () => {
  const facts = {
    name: "Cauliflower fried rice",
    words: [],
    foodGroup: null,
    ingredients: [],
    amounts: new Map(),
  };
  expect(holdsFood({ facts }, { words: "rice", alternatives: [] })).toBe(false);
  expect(recipeBook.some(({ title }) => title === facts.name)).toBe(true);
});
