import { describe, expect, it } from "vitest";
import { listDishWords } from "../../../shared/domain/constraints/needs/wishes/dish-names.ts";
import {
  nearCuisines,
  readDishNeeds,
} from "../../../shared/domain/constraints/needs/wishes/read-dish-needs.ts";
import { readPreference } from "../../../shared/domain/constraints/needs/wishes/read-preference.ts";

function wantedOf(text: string): string[] {
  return readDishNeeds(text).wanted.map(({ text: words }) => words);
}

function tasteOf(text: string): string[] {
  return readDishNeeds(text).sensory.map(({ attribute, direction }) => `${direction} ${attribute}`);
}

describe("foods that a text leaves out", () => {
  it.each([
    ["Bibimbap but leave the beef out", ["beef"], []],
    ["pad thai w/out peanuts!! son is anaphylactic", ["peanuts"], ["peanuts"]],
    ["moqueca (no coconut, allergic!)", ["coconut"], []],
    ["not another sandwich", ["sandwich"], []],
  ])("%s", (text, avoided, allergies) => {
    const read = readDishNeeds(text);
    expect(read.avoided.map((food) => food.text)).toEqual(avoided);
    expect(read.allergies).toEqual(allergies);
  });

  it("are what a reaction is to, where the text leaves nothing else out", () => {
    const [first] = readDishNeeds("moqueca (no coconut, allergic!)").avoided;
    expect(first?.isReaction).toBe(true);
  });
});

describe("foods that a dish has to have", () => {
  it.each<[string, string[]]>([
    ["what can I cook with salmon and broccoli tonight?", ["salmon", "broccoli"]],
    ["Low FODMAP chicken dinner for four", ["chicken"]],
    ["I'm pregnant and want a fish dinner rich in omega-3", ["fish"]],
    ["My father loves fish", ["fish"]],
    ["A vegan curry with coconut milk", ["coconut milk"]],
    ["use up 3 eggs, half a cabbage and some yogurt", ["eggs", "cabbage", "yogurt"]],
    ["craving bottarga", ["bottarga"]],
    ["turkey mince burgers", ["turkey"]],
    ["A quick vegetarian dinner", []],
  ])("%s", (text, foods) => {
    expect(wantedOf(text)).toEqual(foods);
  });

  it.each([
    "pasta without cheese",
    "a salad, but no cheese please",
    "tofu instead of cheese",
    "I'm allergic to cheese",
    "a date night dinner that is cheese-free",
  ])("%s: no cheese", (text) => {
    expect(wantedOf(text)).not.toContain("cheese");
    expect(wantedOf(text)).not.toContain("date");
  });

  it("either of foods that stand with an or", () => {
    const [pasta] = readDishNeeds("noodles or pasta").wanted;
    expect(pasta?.text).toBe("noodles");
    expect(pasta?.alternatives.map(({ text }) => text)).toContain("pasta");
    const [meat, more] = readDishNeeds("beef, pork or lamb roast").wanted;
    expect(meat?.alternatives.map(({ text }) => text)).toEqual(["pork", "lamb"]);
    expect(more).toBeUndefined();
  });

  it("an amount for each who eats", () => {
    expect(readDishNeeds("A salad with at least 100 g of feta for each person").wantedAmounts).toEqual([
      { text: "feta", terms: ["feta"], operator: ">=", grams: 100, per: "portion" },
    ]);
    expect(readDishNeeds("a dinner with 40 g protein").wantedAmounts).toEqual([]);
  });
});

describe("dishes", () => {
  it.each<[string, string[]]>([
    ["Three different lentil soups", ["soup"]],
    ["a birthday cake", ["cake"]],
    ["gluten free pancakes with banana pls", ["pancakes"]],
    ["beef stew in German please", ["stew"]],
    ["no soup please, a salad", ["salad"]],
    ["no-bake cheesecake with strawberries", ["cake"]],
  ])("%s: %j", (text, dishes) => {
    expect(readDishNeeds(text).dishWords).toEqual(dishes);
  });

  it("a title is of a kind by any of its words", () => {
    expect(listDishWords("Corn and potato chowder")).toContain("soup");
    expect(listDishWords("Corn and potato salad")).not.toContain("soup");
  });
});

describe("taste and texture", () => {
  it.each<[string, string[]]>([
    ["a creamy soup", ["more creamy"]],
    ["Something warm and spicy from Thailand", ["more spicy"]],
    ["tofu, but less salty and not so greasy", ["less salty", "less rich"]],
    ["sweet potato curry", []],
    ["a dip with sour cream", []],
    ["rich in iron", []],
  ])("%s: %j", (text, goals) => {
    expect(tasteOf(text)).toEqual(goals);
  });
});

describe("a whole request", () => {
  it("a diet that describes the dish counts", () => {
    expect(readDishNeeds("A vegan curry").diets).toEqual(["vegan"]);
  });

  it("a country tells the cuisine, a language none", () => {
    expect(readDishNeeds("a lunch from Thailand").cuisines).toEqual(["Thai"]);
    expect(readDishNeeds("beef stew in German please").cuisines).toEqual([]);
  });

  it("a number is read once: days, meals and recipes feed nobody", () => {
    expect(readDishNeeds("Meals for two days").servings).toBeNull();
    expect(readDishNeeds("Three soups for two people").servings).toBe(2);
    expect(readDishNeeds("4 meals a day, 30 minutes each").servings).toBeNull();
  });

  it("energy of a day is the plan's, energy of a dish stays a limit", () => {
    expect(readDishNeeds("two days of meals, 3000 kcal a day").limits).toEqual([]);
    expect(readDishNeeds("two days of meals under 2000 kcal").limits).toEqual([]);
    expect(readDishNeeds("a dinner under 450 kcal").limits).toMatchObject([
      { compoundId: 1008, threshold: 450 },
    ]);
  });
});

it("a wide cuisine takes the dishes of those in it", () => {
  expect(nearCuisines("Asian")).toEqual(expect.arrayContaining(["Asian", "Thai", "Chinese"]));
  expect(nearCuisines("Thai")).toEqual(["Thai"]);
});

describe("entries of preferences", () => {
  it.each<[string, object]>([
    ["Japanese", { cuisines: ["Japanese"], wanted: [] }],
    ["Moroccan cuisine", { cuisines: ["Moroccan"], wanted: [] }],
    ["dessert", { mealTypes: ["dessert"], wanted: [] }],
    ["grilled salmon", { wanted: [{ text: "salmon" }] }],
    ["vegetables", { diets: [], wanted: [{ text: "vegetables" }] }],
    ["creamy soup", { dishWords: ["soup"], sensory: [{ attribute: "creamy", direction: "more" }] }],
    ["budget friendly", { wanted: [], unread: "budget friendly" }],
  ])("%s", (text, needs) => {
    expect(readPreference(text)).toMatchObject(needs);
  });
});

describe("entries of restrictions", () => {
  it.each<[string, object]>([
    ["no dairy", { avoided: [{ text: "dairy" }] }],
    ["egg allergy", { allergies: ["eggs"] }],
    ["tree nut allergy", { allergies: ["tree_nuts"] }],
    ["no alcohol at all", { avoided: [{ text: "alcohol" }] }],
    ["mushrooms", { avoided: [{ text: "mushrooms" }], wanted: [] }],
    ["beef or pork", { avoided: [{ text: "beef" }, { text: "pork" }] }],
    ["halal only", { diets: ["halal"], avoided: [] }],
    ["low sodium", { diets: ["low_sodium"] }],
    ["diabetic", { conditions: ["type_2_diabetes"] }],
    ["samphire weed", { avoided: [{ text: "samphire" }] }],
    ["xylophagum", { avoided: [{ text: "xylophagum" }] }],
  ])("%s", (text, needs) => {
    expect(readPreference(text, "restrictions")).toMatchObject(needs);
  });
});
