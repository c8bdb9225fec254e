import { describe, expect, it } from "vitest";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { measureCpuMs } from "../../support/measure-cpu.ts";
import { findSmall, readSmall, smallCatalogue, summarise } from "./small-catalogue.ts";

describe("foods of a text", () => {
  it.each([
    ["two fried eggs, a slice of rye bread and a glass of milk", ["5:110", "19:32", "1:248"]],
    ["1 apple\n1 banana\n30 g cheddar cheese", ["17:180", "18:126", "31:30"]],
    ["grilled chicken breast with rice", ["10:120", "6:160"]],
    ["For lunch I had a chocolate chip cookie and washed it down with a can of cola.", ["29:30", "20:372"]],
    ["2 eggs with butter", ["4:100", "13:10"]],
    ["coffee with milk", ["25:240", "1:30"]],
    ["rice 2 eggs", ["6:160", "4:100"]],
    ["burrito - beans, cheese", ["39:220"]],
    ["I had an apple; my friend had a banana", ["17:180"]],
    ["My wife only ate a banana and I had an apple", ["17:180"]],
    ["my wife and I had an apple", ["17:180"]],
    ["My daughter had a banana and an apple.", ["18:126", "17:180"]],
  ])("finds every food of %j", (text, expected) => {
    expect(summarise(text)).toEqual(expected);
  });

  it("tells a dish that no food is as unresolved, whether it was eaten or not", () => {
    const foods = readSmall("a can of cola and a glorbnak salad");
    expect(foods.map(({ name, status }) => [name, status])).toEqual([
      [expect.any(String), "matched"],
      ["glorbnak salad", "unresolved"],
    ]);
  });

  it.each([
    "",
    "   ",
    "hello there",
    "What is the weather today?",
    "I went for a walk in the park",
    "Turn left at gate 12 on floor 3",
    "Bristol in Cheddar",
    "burnt off 300 calories at the gym",
    "😀 🎉",
    "!!!",
  ])("finds none in %j", (text) => {
    expect(readSmall(text)).toEqual([]);
  });

  it.each([
    ["butter", 13],
    ["pepper", 15],
    ["egg", 4],
    ["milk", 1],
    ["rice", 6],
    ["chicken", 9],
    ["tomato", 40],
    ["salmon", 32],
    ["burger", 37],
    ["fries", 23],
    ["cola", 20],
    ["burnt butter", 13],
  ])("takes the plain food for %j", (text, foodId) => {
    expect(readSmall(text).map((item) => item.food?.id)).toEqual([foodId]);
  });

  it.each([
    ["banana peppers", 16],
    ["ghee", 14],
    ["raw salmon", 33],
    ["diet cola", 21],
    ["aubergine", 34],
    ["porridge", 43],
    ["whole milk", 2],
  ])("takes the special food only when told: %j", (text, foodId) => {
    expect(readSmall(text).map((item) => item.food?.id)).toEqual([foodId]);
  });

  it("does not tear a dish apart", () => {
    expect(summarise("a peanut butter and jelly sandwich")).toEqual(["28:112"]);
    expect(summarise("a large burrito filled with meat and beans")).toEqual(["39:330"]);
  });

  it("keeps the sides of a plate beside a food with an amount", () => {
    const read = (text: string) => readSmall(text).map(({ food }) => food?.id);
    expect(read("grilled salmon with rice and an egg")).toEqual([32, 6, 4]);
    expect(read("chicken with rice and fries and a cola")).toEqual([9, 6, 23, 20]);
  });

  it("keeps a side without an amount beside a weighed food", () => {
    const read = (text: string) => readSmall(text).map(({ food, grams }) => `${food?.id}:${grams}`);
    expect(read("200 g grilled chicken breast with rice")).toEqual(["10:200", "6:160"]);
    expect(read("200 g grilled salmon and rice")).toEqual(["32:200", "6:160"]);
  });

  it("takes no day for a food", () => {
    expect(readSmall("On Friday I had a burger").map(({ food }) => food?.id)).toEqual([37]);
  });

  it("counts a food told twice once", () => {
    expect(summarise("a chocolate chip cookie, exactly one cookie")).toEqual(["29:30"]);
  });

  it("does not make a food of a describing part", () => {
    expect(readSmall("a slice of pizza with a crispy crust").map(({ food }) => food?.id)).toEqual([22]);
  });
});

describe("foods that match nothing", () => {
  it("are unresolved with the amount told", () => {
    expect(readSmall("200 g of glorbnax")).toEqual([
      {
        name: "glorbnax",
        brand: null,
        attributes: [],
        grams: 200,
        status: "unresolved",
        food: null,
        terms: ["glorbnax"],
        amount: "stated",
        span: { start: 0, end: 17 },
        match: "none",
        closest: [],
      },
    ]);
  });

  it("are unresolved with an assumed 100 g and say so", () => {
    const [item] = readSmall("I ate a glorbnax");
    expect(item).toMatchObject({ status: "unresolved", grams: 100, attributes: ["amount assumed"] });
  });

  it("never become another food that shares a describing word", () => {
    const [item] = readSmall("150 g grilled glorbnax");
    expect(item).toMatchObject({ status: "unresolved", food: null });
  });
});

describe("what the food is without", () => {
  it("leaves out foods told with no, without or hold", () => {
    expect(readSmall("a burger, hold the mayo").map(({ food }) => food?.id)).toEqual([37]);
    expect(readSmall("rye bread without butter").map(({ food }) => food?.id)).toEqual([19]);
    expect(readSmall("coffee with no sugar").map(({ food }) => food?.id)).toEqual([25]);
  });

  it("prefers the food that lacks it, and says so", () => {
    const [item] = readSmall("a grilled chicken breast without skin");
    expect(item).toMatchObject({ food: { id: 11 }, attributes: expect.arrayContaining(["no skin"]) });
    expect(readSmall("a grilled chicken breast, skin removed")[0]?.food?.id).toBe(11);
    expect(readSmall("a burger, the apple uneaten").map(({ food }) => food?.id)).toEqual([37]);
    expect(readSmall("unsalted almonds")[0]?.food?.id).toBe(35);
    expect(readSmall("salted almonds")[0]?.food?.id).toBe(36);
  });
});

describe("leftovers", () => {
  it.each([
    ["150 g salmon, left a third of it", "32:100"],
    ["200 g rice. I left half of the rice", "6:100"],
    ["200 g rice and ate only half of the rice", "6:100"],
    ["300 g rice, all but a third", "6:200"],
    ["300 g rice, didn't eat a quarter of it", "6:225"],
  ])("reads %j", (text, expected) => {
    expect(summarise(text)).toEqual([expected]);
  });

  it("does not take the first mention of a share for a leftover", () => {
    expect(summarise("I ate half of a banana")).toEqual(["18:63"]);
  });
});

describe("reading", () => {
  it("does not depend on the order of the candidates", () => {
    const text = "two eggs, rye bread with butter, a large apple and 200 ml milk";
    const found = findSmall();
    const reversed = { ...found, foods: [...smallCatalogue].reverse() };
    expect(readMeal(outlineMeal(text), reversed)).toEqual(readMeal(outlineMeal(text), found));
  });

  it.each([
    ["one endless word", "a".repeat(1_500)],
    ["digits and fractions", "1/2 1½ 2-3 x ".repeat(115)],
    ["brackets", "(".repeat(750) + ")".repeat(750)],
    ["commas", ",egg".repeat(375)],
    ["articles", "a an a an the of ".repeat(88)],
    ["other scripts", "我吃了米饭和鸡蛋。Я съел рис. ".repeat(50)],
    ["broken surrogates", "\ud83d egg \udc00 ".repeat(150)],
    ["division by nothing", "1/0 cup rice"],
  ])("survives %s within half a second", (_, text) => {
    const longest = text.slice(0, 1_500);
    expect(measureCpuMs(() => readSmall(longest))).toBeLessThan(500);
    for (const { grams } of readSmall(longest)) expect(Number.isFinite(grams)).toBe(true);
  });
});

it("an amount that no one eats gives way to the usual portion, and the item says so", () => {
  const [stated] = readSmall("5000 kg rice");
  expect(stated).toMatchObject({ grams: readSmall("rice")[0]?.grams, attributes: ["amount assumed"] });
  expect(readSmall("50 kg rice")[0]).toMatchObject({ grams: 50_000, attributes: [] });
});

describe("a single phrase that is all of the text", () => {
  const readAgainst = (text: string, name: string) => {
    const food = {
      id: 50,
      source: "fndds",
      name,
      synonyms: [],
      foodGroup: "Snacks",
      defaultPortionGrams: 30,
    };
    const foods = [{ ...food, portionLabels: [], portionGrams: [] }];
    const termFrequency = { prosciutto: 1, creme: 2 };
    const [item] = readMeal(outlineMeal(text), { foods, termFrequency, foodCount: 20_000 }).items;
    return item?.food?.id ?? item?.status;
  };

  it("names a food although it leaves the food's first word unsaid", () => {
    expect(readAgainst("prosciutto", "Ham, prosciutto")).toBe(50);
  });

  it("names no food that lacks the word saying what it is", () => {
    expect(readAgainst("creme fraiche", "Candies, white chocolate creme, coated")).toBe("unresolved");
  });
});

describe("what a meal names once and describes further", () => {
  const readAmong = (text: string, names: readonly string[]) => {
    const foods = names.map((name, index) => ({
      id: 60 + index,
      source: "fndds",
      name,
      synonyms: [],
      plainNames: /NFS|whole/.test(name) ? [name.replace(/,.*/, "").toLowerCase()] : [],
      foodGroup: "Snacks",
      defaultPortionGrams: 50,
      portionLabels: ["1 pastry", "1 regular microwave bag", "1 bag"],
      portionGrams: [50, 85, 57],
    }));
    const found = { foods, termFrequency: {}, foodCount: 20_000 };
    return readMeal(outlineMeal(text), found).items.map(({ food, grams }) => `${food?.id}:${grams}`);
  };

  it("counts the pieces of a package once", () => {
    const tarts = ["Breakfast tart, lowfat", "Breakfast tart"];
    expect(
      readAmong("a package of low-fat breakfast tarts, consisting of two pop tarts", tarts),
    ).toHaveLength(1);
  });

  it("ends no sentence within a name", () => {
    const cookies = ["Cookie, chocolate chip (Chips Ahoy)", "Cookie, NFS"];
    expect(readAmong("I had a Chips Ahoy! cookie", cookies)).toEqual(["60:11"]);
    expect(readAmong("Yum! a cookie", cookies)).toEqual(["61:50"]);
  });

  it("takes a food for the microwave for what a microwave bag is of", () => {
    const popcorn = ["Popcorn, ready-to-eat, plain", "Popcorn, microwave, plain"];
    expect(readAmong("a regular microwave bag of plain popcorn", popcorn)).toEqual(["61:85"]);
  });

  it("takes no iced tea for a hot one, and none that is unsweetened for a sweetened one", () => {
    const teas = ["Tea, iced, black, sweetened", "Tea, hot, leaf, black", "Tea, iced, black, unsweetened"];
    const [hot] = readAmong("hot black tea sweetened with sugar", teas);
    expect(hot).toMatch(/^61:/);
    expect(readAmong("unsweetened iced tea", teas)[0]).toMatch(/^62:/);
    expect(readAmong("sweetened iced tea", teas)[0]).toMatch(/^60:/);
  });

  it("reads a list that ends with a sandwich as one sandwich", () => {
    const names = ["Sausage egg cheese sandwich", "Egg, whole", "Cheese, NFS", "Sausage, NFS"];
    expect(readAmong("egg, cheese, and sausage sandwich", names)).toHaveLength(1);
  });
});
