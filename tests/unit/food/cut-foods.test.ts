import { describe, expect, it } from "vitest";
import { poolCandidates } from "../../../shared/domain/food/candidates/candidate-pool.ts";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { fitsBeside, listOddTerms, listRareTerms } from "../../../shared/domain/food/spelling/odd-words.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };

function food(id: number, name: string, more: Partial<FoodCandidate> = {}): FoodCandidate {
  return { ...none, id: 5000 + id, source: "fndds", name, foodGroup: "Snacks", ...more };
}

function read(text: string, ...foods: readonly FoodCandidate[]) {
  return readMeal(outlineMeal(text), findSmall(foods)).items.map(({ food: found, grams }) => {
    return { name: found?.name ?? null, grams };
  });
}

const lentils = food(1, "Lentils, boiled", { plainNames: ["lentil"] });
const loaf = food(2, "Loaf, oven baked", { plainNames: ["quince"] });
const both = food(3, "Loaf, filled, of legumes");
const slush = food(4, "Slush, frozen", { foodGroup: "Soft drinks", plainNames: ["slush"] });

describe("two foods joined by 'and'", () => {
  it("are two although a food has both words", () => {
    const filled = { ...both, plainNames: ["quince lentil"] };
    expect(read("quince and lentil", lentils, loaf, filled)).toMatchObject([
      { name: "Loaf, oven baked" },
      { name: "Lentils, boiled" },
    ]);
  });

  it("may be one where a name joins them, in any order", () => {
    const isJoint = (name: string) =>
      poolCandidates(findSmall([{ ...both, plainNames: [name] }])).isJointName(["lentil", "quince"]);
    expect(["quince and lentil", "quince & lentil", "quince lentil"].map(isJoint)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it("gives a food of a chain by its plain name where the chain has none of that name", () => {
  expect(read("2 quinces from subway", lentils, loaf)).toMatchObject([{ name: "Loaf, oven baked" }]);
});

it("serves a drink that has no row of a size as chains do", () => {
  const [large, plain] = [read("a large slush", slush), read("a slush", slush)];
  expect(large[0]?.grams).toBeGreaterThan(550);
  expect(plain[0]?.grams).toBeLessThan(400);
});

describe("a size", () => {
  const rows = { "1 piece, large pizza": 100, '1 large pizza (13-15" diameter)': 900 };
  const fries = { "1 medium fry": 5, "1 medium order": 145 };
  const portions = (each: Readonly<Record<string, number>>) => {
    return { portionLabels: Object.keys(each), portionGrams: Object.values(each) };
  };

  it("is of the whole where a food is eaten by the piece", () => {
    expect(read("a large pizza", food(6, "Pizza", portions(rows)))[0]?.grams).toBe(900);
  });

  it("is of an order where several are named", () => {
    const fry = food(7, "Potato, fries", portions(fries));
    expect(read("some medium fries", fry)).toEqual(read("medium fries", fry));
    expect(read("some medium fries", fry)[0]?.grams).toBe(145);
  });
});

it("takes a share of one food from the whole of it", () => {
  expect(read("a quince, split 2 ways", loaf)).toEqual([{ name: "Loaf, oven baked", grams: 50 }]);
});

describe("a food that lacks a word which names", () => {
  const balls = ["Cheese", "Meat", "Rum", "Fish", "Dough"].map((name, index) =>
    food(40 + index, `${name} ball`, {
      macros: { energyKcal: 40 * (index + 1) ** 2, proteinGrams: 5, fatGrams: 5 },
    }),
  );

  it("is not taken where others differ from it as much", () => {
    expect(read("100 g dragon ball", ...balls)).toEqual([{ name: null, grams: 100 }]);
  });

  it("is taken where it has them all", () => {
    expect(read("100 g fish ball", ...balls)).toEqual([{ name: "Fish ball", grams: 100 }]);
  });
});

describe("a bowl whose foods are all listed", () => {
  const plain = (id: number, name: string) => food(id, name, { plainNames: [name.toLowerCase()] });
  const foods = ["Tuna", "Rice", "Mango", "Avocado"].map((name, index) => plain(20 + index, name));
  const bowl = food(30, "Poke bowl", { plainNames: ["poke bowl"] });

  it("is those foods", () => {
    const names = read("poke bowl with tuna, rice and mango", bowl, ...foods).map(({ name }) => name);
    expect(names).toEqual(["Tuna", "Rice", "Mango"]);
  });

  it("holds the main food of its name as well", () => {
    const names = read("tuna bowl with rice, mango and avocado", bowl, ...foods).map(({ name }) => name);
    expect(names).toEqual(["Tuna", "Rice", "Mango", "Avocado"]);
  });

  it.each(["poke bowl with mango", "rice bowl with tuna, mango and avocado"])(
    "is a food itself in %j",
    (text) => {
      const rice = food(31, "Rice bowl", { plainNames: ["rice bowl"] });
      expect(read(text, bowl, rice, ...foods)[0]?.name).toMatch(/bowl/);
    },
  );
});

describe("a food with a plain name", () => {
  const names = (text: string, ...foods: readonly FoodCandidate[]) =>
    read(text, ...foods).map(({ name }) => name);
  const named = (id: number, name: string, more: Partial<FoodCandidate> = {}) =>
    food(id, name, { plainNames: [name.toLowerCase()], ...more });

  it("is one however common its word is", () => {
    const [quince, kale] = [named(60, "Quince"), named(61, "Kale")];
    const found = { ...findSmall([quince, kale]), termFrequency: { quince: 2000, kale: 2000 } };
    const { items } = readMeal(outlineMeal("quince and kale"), found);
    expect(items.map((item) => item.food?.name)).toEqual(["Quince", "Kale"]);
  });

  it("stands beside another, though a food has the words of both", () => {
    const salad = named(62, "Salad");
    const dressing = named(63, "Zelda dressing");
    const tuna = food(64, "Tuna salad, made with zelda dressing");
    expect(names("salad with zelda dressing", salad, dressing, tuna)).toEqual(["Salad", "Zelda dressing"]);
  });

  it("is not the bread on which counted pieces lie", () => {
    const egg = food(67, "Egg, boiled", { foodGroup: "Eggs and omelets", plainNames: ["egg"] });
    const toast = food(68, "Bread, toasted", { foodGroup: "Yeast breads", plainNames: ["toast"] });
    const eggBread = food(69, "Bread, egg, toasted", { foodGroup: "Yeast breads" });
    for (const text of ["2 eggs on toast", "1 egg on toast"])
      expect(names(text, egg, toast, eggBread)).toEqual(["Egg, boiled", "Bread, toasted"]);
  });

  it("is a spread beside the toast that it stands before", () => {
    const [toast, jam] = [food(65, "Bread, toasted", { plainNames: ["toast"] }), named(66, "Jam")];
    expect(names("jam toast", toast, jam)).toEqual(["Jam", "Bread, toasted"]);
  });

  it("is beside the salad that a dressing is named behind", () => {
    const ranch = food(72, "Zelda ranch dressing", { plainNames: ["ranch"] });
    const both = food(73, "Salad dressing, ranch, for salad");
    expect(names("salad ranch", named(74, "Salad"), ranch, both)).toEqual(["Salad", "Zelda ranch dressing"]);
  });

  it("is one beside the pieces that it has", () => {
    const [bar, stick] = [named(75, "Quince"), named(76, "Bar")];
    expect(names("a pack of quinces with two bars", bar, stick)).toEqual(["Quince"]);
  });

  it("may be of a brand whose varieties no food has", () => {
    const yogurt = food(67, "Yogurt, strained", { genericFor: ["Zorbo"] });
    expect(names("zorbo key lime", yogurt)).toEqual(["Yogurt, strained"]);
    expect(names("zorbo", yogurt)).toEqual(["Yogurt, strained"]);
  });

  it("needs no person before it", () => {
    const { items } = readMeal(outlineMeal("Zelda's quince"), findSmall([named(68, "Quince")]));
    expect(items).toMatchObject([{ food: { name: "Quince" }, match: "exact" }]);
  });

  it("has its crust", () => {
    const plain = food(77, "Quince pizza", { plainNames: ["quince pizza"] });
    expect(names("quince pizza, zelda crust", plain, food(78, "Loaf, zelda crust"))).toEqual([
      "Quince pizza",
    ]);
  });

  it("is named again by the brand that it is from", () => {
    const more = { foodGroup: "Soft drinks", plainNames: ["iced quince"], genericFor: ["Zorbo"] };
    const items = read("iced quince from Zorbo, 16 fl oz", food(79, "Quince, iced", more));
    expect(items).toHaveLength(1);
    expect(items[0]?.grams).toBeGreaterThan(450);
  });

  it("has varieties of its brand, whose words are read", () => {
    const found = findSmall([food(80, "Yogurt, strained", { genericFor: ["Zorbo"] }), named(81, "Quince")]);
    expect(readMeal(outlineMeal("zorbo quince yogurt"), found).unread).toEqual([]);
  });

  it("is counted once where two words join it", () => {
    const both = food(69, "Quince and kale", { plainNames: ["quince and kale"] });
    const parts = [named(70, "Quince"), named(71, "Kale")];
    expect(names("quince and kale x2", both, ...parts)).toEqual(["Quince and kale"]);
  });
});

describe("a term of few foods", () => {
  const found = findSmall([food(5, "Zelda, chocolate coated")]);
  const queries = [["zelda", "cheese"], ["zelda"], ["cheese"]];

  it("is odd beside words that no food has together with it", () => {
    const odd = listOddTerms(queries, { ...found, termFrequency: { zelda: 1, cheese: 900 } });
    expect([...odd]).toEqual(["zelda"]);
    expect(fitsBeside("zelda", queries, found)).toBe(false);
  });

  it.each([
    ["many foods have it", queries, { zelda: 40, cheese: 900 }],
    ["a food has it with the word beside it", [["zelda", "chocolate"]], { zelda: 1, chocolate: 900 }],
    ["it stands alone", [["zelda"]], { zelda: 1 }],
  ])("is none where %s", (_, asked, termFrequency) => {
    expect([...listOddTerms(asked, { ...found, termFrequency })]).toEqual([]);
  });

  it.each([
    ["stands with the other words of the name", [["fan", "zelda"]], []],
    ["stands alone", [["zelda"]], ["zelda"]],
  ])("is a word of a plain name where it %s, else may be a slip", (_, asked, expected) => {
    const named = findSmall([food(6, "Dumpling", { plainNames: ["fan zelda"] })]);
    expect([...listRareTerms(asked, { ...named, termFrequency: { zelda: 1, fan: 30 } })]).toEqual(expected);
  });
});
