import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import productPortions from "../../../shared/domain/food/data/product-portions.json" with { type: "json" };
import usualPortions from "../../../shared/domain/food/data/usual-portions.json" with { type: "json" };
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { units } from "../../../shared/language/mod.ts";
import { readSmall, summarise } from "./small-catalogue.ts";

/** Reads a text against one food, given as name, group and rows. */
function gramsOf(
  text: string,
  [name, foodGroup]: readonly [string, string],
  portions = {},
  more: Partial<FoodCandidate> = {},
): number[] {
  const food: FoodCandidate = {
    id: 1,
    source: "sr28",
    name,
    synonyms: [],
    foodGroup,
    portionLabels: Object.keys(portions),
    portionGrams: Object.values(portions),
    defaultPortionGrams: null,
    ...more,
  };
  const found = { foods: [food], termFrequency: {}, foodCount: 20_000 };
  return readMeal(outlineMeal(text), found).items.map(({ grams }) => grams);
}

const cheese = ["Cheese, halloumi", "Dairy and Egg Products"] as const;
const soup = ["Soup, leek", "Soups, Sauces, and Gravies"] as const;
const salmon = ["Fish, salmon, raw", "Finfish and Shellfish Products"] as const;

describe("the amount of a food of which the text does not say how much", () => {
  it.each([
    [
      "a kind of food without a portion of its own has the usual one of the kind",
      "croutons",
      ["Croutons", "Baked Products"],
      10,
    ],
    ["a sauce is a spoonful, not a bowl", "soy sauce", ["Soy sauce", "Soups, Sauces, and Gravies"], 12],
    ["an unknown kind has the portion of its kin", "leek soup", soup, 300],
    ["a drink of its own name is what that is", "latte", ["Coffee, Latte", "Coffee"], 300],
    ["a tea read as iced tea is a cup", "black tea", ["Tea, iced, brewed, black", "Tea"], 240],
  ] as const)("%s", (_, text, food, grams) => {
    expect(gramsOf(text, food)).toEqual([grams]);
  });

  it("is that of the dish where a synonym of it is of a part", () => {
    const food = ["Rice, white, with soy-based sauce", "Rice mixed dishes"] as const;
    const synonyms = ["teriyaki sauce"];
    expect(gramsOf("rice with soy sauce", food, {}, { synonyms })).toEqual(
      gramsOf("rice with soy sauce", food),
    );
  });

  it("is a portion of the size that stands behind a dish, not a small piece", () => {
    const food = ["Kottu roti, with chicken", "Mixed dishes"] as const;
    const more = { defaultPortionGrams: 400 };
    expect(gramsOf("kottu roti small", food, { "1 piece": 45 }, more)).toEqual([320]);
    expect(gramsOf("kottu roti large", food, { "1 piece": 45 }, more)).toEqual([480]);
  });

  it("is that of the dish for each that is counted, and no piece of its kind", () => {
    const food = ["Chapati, chopped with chicken", "Mixed dishes"] as const;
    expect(gramsOf("2 chapati", food, { "1 plate": 400 }, { defaultPortionGrams: 400 })).toEqual([800]);
    expect(gramsOf("2 chapati", food, { "1 plate": 60 }, { defaultPortionGrams: 60 })).toEqual([90]);
  });

  it("has no pieces that are each larger than a portion", () => {
    const food = ["Fish, cod, fried", "Fish"] as const;
    const rows = { "1 small fish": 420, "1 fillet": 140 };
    expect(gramsOf("2 small fried fish", food, rows, { defaultPortionGrams: 140 })[0]).toBeLessThanOrEqual(
      280,
    );
    expect(gramsOf("1 piece of fried fish", food, { "1 fish": 420 }, { defaultPortionGrams: 140 })).toEqual([
      130,
    ]);
  });

  it("is one portion of what is eaten by the piece where each piece is larger", () => {
    const food = ["Pizza, stuffed", "Pizza"] as const;
    expect(gramsOf("a pizza", food, { "1 piece": 400 }, { defaultPortionGrams: 100 })).toEqual([100]);
  });

  it("is a dash in a drink, a topping on bread, a filling in a sandwich", () => {
    expect(summarise("coffee with milk")).toEqual(["25:240", "1:30"]);
    expect(summarise("rye bread with butter")).toEqual(["19:50", "13:10"]);
    expect(summarise("hamburger with tomatoes")).toEqual(["37:145", "40:30"]);
    expect(summarise("tomatoes")).toEqual(["40:80"]);
  });

  it("is two of what is eaten by the piece where the word is plural", () => {
    expect(summarise("bananas")).toEqual(["18:118"]);
    expect(summarise("hamburgers")).toEqual(["37:290"]);
    expect(summarise("a hamburger")).toEqual(["37:145"]);
    expect(summarise("some hamburgers")).toEqual(["37:290"]);
  });

  it("is said to be assumed", () => {
    expect(readSmall("coffee with milk").map(({ amount }) => amount)).toEqual(["assumed", "assumed"]);
  });
});

describe("pieces of a food whose tables weigh only servings", () => {
  it("weigh what is usual for the kind", () => {
    expect(gramsOf("3 digestive biscuits", ["Biscuits, digestive", "Baked Products"])).toEqual([45]);
    expect(gramsOf("2 slices halloumi", cheese, { "1 bowl": 150 })).toEqual([60]);
  });

  it("are a portion together where nobody knows their weight", () => {
    const dish = ["Meat balls in batter", "Meals, Entrees, and Side Dishes"] as const;
    const [alone = 0] = gramsOf("meat balls in batter", dish);
    expect(gramsOf("4 meat balls in batter", dish)).toEqual([alone]);
  });
});

it("a pizza is one for a person, a whole pizza one of those that are cut, and a piece is a piece", () => {
  expect(summarise("a whole cheese pizza")).toEqual(["22:691"]);
  expect(summarise("a cheese pizza")).toEqual(["22:350"]);
  expect(summarise("2 cheese pizzas")).toEqual(["22:700"]);
  expect(summarise("a piece of cheese pizza")).toEqual(["22:119"]);
});

describe("sizes of vessels and helpings", () => {
  it("scale what the tables weigh without a size", () => {
    const [plain = 0] = gramsOf("a bowl of leek soup", soup, { "1 bowl": 350 });
    const [big = 0] = gramsOf("a big bowl of leek soup", soup, { "1 bowl": 350 });
    expect(plain).toBe(350);
    expect(big).toBeGreaterThan(plain);
  });

  it("fill a vessel of a food without a row for it by the density of its group", () => {
    expect(gramsOf("1 katori leek soup", soup)[0]).toBeCloseTo(156, 0);
  });
});

describe("an amount that no one eats", () => {
  it("is one of grams where a bare number stands at a food that nobody counts so", () => {
    expect(gramsOf("salmon 140", salmon, { "1/2 fillet": 198 })).toEqual([140]);
    expect(gramsOf("220 salmon", salmon, { "1/2 fillet": 198 })).toEqual([220]);
  });

  it("leaves counts, masses and volumes that someone may mean", () => {
    expect(summarise("30 unsalted almonds")).toEqual(["35:36"]);
    expect(summarise("2 kg rice")).toEqual(["6:2000"]);
    expect(summarise("a dozen eggs")).toEqual(["4:600"]);
    expect(summarise("6 cans of cola")).toEqual(["20:2232"]);
  });

  it("is portions where a vessel of it is too much, and said to be assumed", () => {
    const sugar = ["Sugars, granulated", "Sweets"] as const;
    expect(gramsOf("2 glasses of sugar", sugar, { "1 cup": 200 })).toEqual([10]);
  });
});

describe("rows of a package", () => {
  const candy = ["Chocolate candy", "Candy containing chocolate"] as const;

  it("a serving of several pieces weighs each piece", () => {
    const bar = ["Nougat bar", "Sweets"] as const;
    expect(gramsOf("a miniature nougat bar", bar, { "1 serving 5 miniatures": 40 })).toEqual([8]);
    expect(gramsOf("a serving of nougat bar", bar, { "1 serving 5 miniatures": 40 })).toEqual([40]);
  });

  it("a size without a unit is that of a package", () => {
    const rows = { "1 piece": 8, "1 pouch/regular size": 45, "1 large/king size": 90 };
    expect(gramsOf("a king-size package of chocolate candy", candy, rows)).toEqual([90]);
    expect(gramsOf("a package of chocolate candy", candy, rows)).toEqual([45]);
  });

  it("a bottle is of a middle size, unless its size is stated", () => {
    const drink = ["Sports drink", "Sport and energy drinks"] as const;
    const rows = { "1 bottle (12 fl oz)": 372, "1 bottle (20 fl oz)": 620, "1 bottle (32 fl oz)": 992 };
    expect(gramsOf("a bottle of sports drink", drink, rows)).toEqual([620]);
    expect(gramsOf("a 12 fl oz bottle of sports drink", drink, { ...rows, "1 fl oz": 31 })).toEqual([372]);
  });

  it("a label of several sizes weighs each of them", () => {
    const cookie = ["Cookie, brownie", "Cookies and brownies"] as const;
    const rows = { "1 small or bite size": 30, "1 medium": 50, "1 thick or very thick slice": 70 };
    expect(gramsOf("a small brownie cookie", cookie, rows)).toEqual([30]);
    expect(gramsOf("a brownie cookie", cookie, rows)).toEqual([50]);
    expect(gramsOf("a thick slice of brownie cookie", cookie, rows)).toEqual([70]);
    expect(
      gramsOf("a piece of chocolate candy", candy, { "1 piece": 2, "1 miniature/bite size": 15 }),
    ).toEqual([2]);
  });

  it("a food without a row for the amount weighs as one of its kind that fits as well", () => {
    const food = { source: "fndds", synonyms: [], foodGroup: "Other fruit juice", defaultPortionGrams: 248 };
    const foods: FoodCandidate[] = [
      {
        ...food,
        id: 1,
        name: "Grape juice, canned",
        plainNames: ["grape juice"],
        portionLabels: [],
        portionGrams: [],
      },
      {
        ...food,
        id: 2,
        name: "Grape juice, 100%",
        portionLabels: ["1 school container"],
        portionGrams: [124],
      },
    ];
    const termFrequency = { grape: 100, juice: 700, canned: 900, school: 60, container: 40 };
    const found = { foods, termFrequency, foodCount: 20_000 };
    const [item] = readMeal(outlineMeal("a school container of grape juice"), found).items;
    expect(item).toMatchObject({ grams: 124, food: { id: 1 } });
  });
});

describe("the tables of usual portions", () => {
  const roles = ["portion"];
  const rows = [...productPortions.products, ...usualPortions.always, ...usualPortions.otherwise];
  const written = Object.keys(units.unitOf).filter((unit) => !roles.includes(unit));
  it("name units as they are read: a pack is a package", () =>
    expect(rows.filter(({ grams }) => written.some((unit) => Object.hasOwn(grams, unit)))).toEqual([]));
});
