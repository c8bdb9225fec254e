import { describe, expect, it } from "vitest";
import { readBrief } from "../../../functions/design/engine/read-brief.ts";
import knownFoods from "../../../shared/domain/constraints/data/dish-words.json" with { type: "json" };
import { designFrom } from "./support/design.ts";

/** What a request is refused for. */
function refusal(request: object): unknown {
  try {
    readBrief(request);
    return null;
  } catch (error) {
    return error;
  }
}

const notUnderstood = (wish: string) => ({ wish, reason: "not_understood" });

describe("words that are not understood", () => {
  it.each([
    ["of the text", { request_text: "a glorptastic dinner with rice" }, "glorptastic"],
    ["that stand together, as one wish", { request_text: "dinner with zibzab vibes" }, "zibzab vibes"],
    ["of a preference", { request_text: "lunch", preferences: ["xylomorph"] }, "xylomorph"],
    ["of a wanted sensation", { request_text: "soup", sensory: ["flurgly"] }, "flurgly"],
    ["beside a food that is known", { request_text: "frumious rice for two" }, "frumious"],
  ])("are reported: %s", (_, request, wish) => {
    expect(readBrief(request).unmet).toEqual([notUnderstood(wish)]);
  });

  it.each([
    "Could you please suggest something nice with lentils for my family?",
    "I'd like a quick vegan dinner for four in under 30 minutes, no mushrooms",
    "what can I make with chicken and rice tonight",
    "three different soups with at least 20 g of protein",
    "a Thai green curry without peanuts, not too spicy",
  ])("are none in %s", (request_text) => {
    expect(readBrief({ request_text }).unmet).toEqual([]);
  });

  it("are told once, however often they stand in the text", () => {
    const request_text = "rice zibzab, ".repeat(200);
    expect(readBrief({ request_text }).unmet).toEqual([notUnderstood("zibzab")]);
  });

  it("do not hide foods beyond those that are tried", () => {
    const { foods } = knownFoods;
    const request_text = foods.slice(0, 120).join(", ");
    const { wanted, unmet } = readBrief({ request_text });
    expect(wanted).toHaveLength(40);
    expect(unmet.map(({ detail }) => detail)).toContain("only the first 40 foods are considered");
  });

  it("get no row in the verification", async () => {
    const { verification, unmet_wishes } = await designFrom({ request_text: "soup, no quirks" });
    expect(unmet_wishes.map(({ wish }) => wish)).not.toContain("soup");
    expect(verification.map(({ constraint }) => constraint).join()).not.toMatch(/quirks/);
  });
});

describe("foods to leave out that are not known", () => {
  it.each([
    ["avoided_foods[1]", { type: "recipe", avoided_foods: ["nuts", "blorptang"] }],
    ["restrictions[0]", { type: "recipe", restrictions: ["no wugglefruit"] }],
    ["request_text", { request_text: "dinner, I'm allergic to quibblenut" }],
    ["request_text", { request_text: "dinner without wugglefruit" }],
    ["request_text", { request_text: "dinner, wugglefruit upsets my stomach" }],
    ["request_text", { request_text: "dinner, last time her tongue started to swell" }],
    ["request_text", { request_text: "lunch, we had to call the ambulance after it" }],
  ])("refuse the request with the path %s", (field, request) => {
    expect(refusal(request)).toMatchObject({ code: "validation_error", details: { field } });
  });

  it.each([
    { type: "recipe", restrictions: ["one pot"] },
    { type: "recipe", avoided_foods: ["fresh coriander leaves", "raw onions"] },
    { request_text: "dinner without breaking the bank" },
    { request_text: "itching for a curry" },
    { request_text: "a swell dinner for the ambulance crew" },
    { request_text: "a cake with honey from our hives" },
  ])("do not refuse what is no unknown food: %j", (request) => {
    expect(refusal(request)).toBeNull();
  });

  it.each([
    ["Erdnüsse", "peanut"],
    ["cacahuètes", "peanut"],
    ["arachidi", "peanut"],
    ["cacahuetes", "peanut"],
    ["lait", "milk"],
    ["Eier", "egg"],
    ["gamberi", "shrimp"],
    ["mariscos", "shellfish"],
  ])("are read in other languages: %s", (word, food) => {
    const { avoided } = readBrief({ type: "recipe", avoided_foods: [word] }).rules;
    expect(avoided).toEqual([{ field: "avoided_foods", rule: food }]);
  });
});

describe("foods to leave out in a text of another language", () => {
  it.each([
    ["Kuchen ohne Erdnüsse und Milch", ["peanuts", "milk"]],
    ["un gâteau sans lait ni œufs", ["milk", "eggs"]],
    ["una torta senza noci", ["nuts"]],
  ])("are left out: %s", (request_text, foods) => {
    expect(readBrief({ request_text }).rules.avoided.map(({ rule }) => rule)).toEqual(foods);
  });

  it("are known where 'eggless' is all that says what somebody is allergic to", () => {
    const { rules } = readBrief({ request_text: "eggless vanilla sponge for my daughter, she's allergic" });
    expect(rules.allergens.map(({ rule }) => rule)).toEqual(["eggs"]);
  });

  it("are allergens where somebody reacts to them", () => {
    const { rules } = readBrief({ request_text: "soy alérgico a los cacahuetes" });
    expect(rules.allergens.map(({ rule }) => rule)).toEqual(["peanuts"]);
  });

  it("refuse the request where they are not known", () => {
    expect(refusal({ request_text: "curry sans glorptang" })).toMatchObject({
      details: { field: "request_text" },
    });
  });
});

describe("what is left out by other words", () => {
  it.each([
    ["a dinner without gluten, breakfast and lunch", ["gluten"]],
    ["a dinner without onion and celery soup", ["onion", "celery"]],
    ["vegetarian no eggs curry", ["eggs"]],
    ["a dinner. No aged cheese, soy sauce, miso.", ["aged cheese", "soy sauce", "miso"]],
    ["nuts are banned at school", ["nuts"]],
    ["peanuts and eggs are not allowed", ["peanuts", "eggs"]],
    ["a snack, not chocolate", ["chocolate"]],
    ["a supper, nothing fried", ["fried"]],
    ["we avoid pork, shellfish, alcohol", ["pork", "shellfish", "alcohol"]],
  ])("%s", (request_text, foods) => {
    const { rules, wanted } = readBrief({ request_text });
    expect(rules.avoided.map(({ rule }) => rule)).toEqual(foods);
    expect(wanted).toEqual([]);
  });

  it("is every allergen of a list, with or without an and", () => {
    const { rules, wanted } = readBrief({ request_text: "I'm allergic to nuts, eggs, soy. A cake" });
    expect(rules.allergens.map(({ rule }) => rule)).toEqual(["peanuts", "tree_nuts", "eggs", "soybeans"]);
    expect(wanted).toEqual([]);
  });
});

describe("times and amounts of a text", () => {
  it.each([
    ["20 min pasta", { maxMinutes: { rule: 20 }, maxActiveMinutes: null }],
    ["a quarter of an hour is all I have", { maxMinutes: { rule: 15 } }],
    ["dinner with 10 minutes of active time", { maxMinutes: null, maxActiveMinutes: { rule: 10 } }],
  ])("%s", (request_text, brief) => {
    expect(readBrief({ request_text })).toMatchObject(brief);
  });

  it.each([
    ["Less calories - max 450 per portion", ["request_text: Energy <= 450 kcal"]],
    ["less salt - max 1 g per portion", ["request_text: Sodium, Na <= 400 mg"]],
    ["low sugar cake, max 20 g butter", []],
    ["low calories, max 4", []],
  ])("of a compound that the clause before names: %s", (request_text, names) => {
    const { limits, servings } = readBrief({ request_text });
    expect(limits.map(({ name }) => name)).toEqual(names);
    expect(servings).toBeNull();
  });

  it("without a word that bounds the energy mean about that much of a portion", () => {
    const { limits } = readBrief({ request_text: "a bowl, 600 kcal" });
    expect(limits.map(({ operator, limit }) => [operator, limit])).toEqual([
      [">=", 540],
      ["<=", 660],
    ]);
  });

  it("beside a dish are aims: a low-salt soup", () => {
    expect(readBrief({ request_text: "a low-salt soup" }).wishes.goals.map(({ rule }) => rule)).toMatchObject(
      [{ goal: "sodium", direction: "less" }],
    );
  });
});

describe("a field that says otherwise than the text", () => {
  it.each([
    ["Thai", { preferences: ["Italian food"], request_text: "a Thai dinner" }],
    ["more spicy", { sensory: ["mild"], request_text: "a very spicy curry" }],
    ["5 days", { plan_days: 2, request_text: "a meal plan for 5 days" }],
    ["3 recipes", { recipe_count: 2, request_text: "three recipes with rice" }],
    ["vegetarian", { diet: ["vegan"], request_text: "a vegetarian dinner" }],
    ["20 minutes", { restrictions: ["at most 40 minutes"], request_text: "dinner in 20 minutes" }],
  ])("wins, and the wish of the text is reported: %s", (wish, request) => {
    const { unmet } = readBrief(request);
    expect(unmet).toEqual([{ wish, reason: "conflicts", detail: expect.stringContaining("says otherwise") }]);
  });
});

describe("a wish that may be lost in another", () => {
  it('a dish behind "no" is reported where nothing else is asked for', () => {
    const [unmet] = readBrief({ request_text: "no dairy mac n cheese" }).unmet;
    expect(unmet).toMatchObject({ wish: "mac n cheese", reason: "conflicts" });
    expect(readBrief({ request_text: "dinner, no pizza" }).unmet).toEqual([]);
  });

  it("a dessert beside a dinner is reported where one recipe cannot be both", async () => {
    const result = await designFrom({ request_text: "dinner for two with dessert" });
    expect(result.unmet_wishes.map(({ wish }) => wish)).toEqual(["dessert"]);
  });

  it("a stir fry is not the dish of fries", () => {
    const { dishes, wishes } = readBrief({ request_text: "a stir fry with soy sauce" });
    expect(dishes).toEqual([]);
    expect(wishes.dishWords.map(({ rule }) => rule)).toEqual(["stir-fry"]);
  });
});

describe("a reaction in everyday words", () => {
  it.each([
    ["my husband swells up when he eats peanuts, a curry please", "peanuts"],
    ["dinner for two, mussels put me in hospital", "mussels"],
  ])("leaves the food out: %s", (request_text, food) => {
    const { rules, wanted } = readBrief({ request_text });
    const left = [...rules.avoided, ...rules.allergens].map(({ rule }) => rule);
    expect({ left: left.some((rule) => food.includes(rule) || rule.includes("moll")), wanted }).toEqual({
      left: true,
      wanted: [],
    });
  });

  it("is refused where the food is not clear", () => {
    expect(refusal({ request_text: "a rice dish, my lips go swollen with certain things" })).toMatchObject({
      code: "validation_error",
    });
  });
});
