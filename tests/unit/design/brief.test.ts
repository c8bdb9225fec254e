import { describe, expect, it } from "vitest";
import { designRequest } from "../../../functions/design/contract.ts";
import { readBrief } from "../../../functions/design/engine/read-brief.ts";
import { filter } from "./support/design.ts";

const read = async (body: object) => readBrief(await designRequest.parseAsync(body));
const rulesOf = (stated: readonly { rule: string }[]) => stated.map(({ rule }) => rule);

/** The bounds of a brief as "name operator limit". */
async function boundsOf(body: object): Promise<string[]> {
  return (await read(body)).limits.map(({ name, operator, limit }) => `${name} ${operator} ${limit}`);
}

describe("words alone", () => {
  it("tell type, counts, diet, energy and language", async () => {
    const brief = await read({
      request_text: "a 5-day vegan meal plan in German with 4 meals and 1800 kcal a day",
    });
    expect(brief).toMatchObject({ type: "meal_plan", planDays: 5, mealsPerDay: 4 });
    expect(brief.language.name).toBe("German");
    expect(rulesOf(brief.rules.diets)).toEqual(["vegan"]);
    const energy = brief.limits.filter(({ unit, scope }) => unit === "kcal" && scope === "day");
    expect(energy.map(({ hard }) => hard)).not.toContain(false);
    expect(energy.length).toBeGreaterThan(0);
  });

  it("of a dish are a recipe, with its number and servings", async () => {
    expect(await read({ request_text: "three soups for 6 people" })).toMatchObject({
      type: "recipe",
      recipeCount: 3,
      servings: 6,
    });
  });

  it.each([
    ["low-sugar snacks, 3 of them", { type: "recipe", recipeCount: 3 }],
    ["4 tofu and rice dishes", { type: "recipe", recipeCount: 4 }],
    ["2 onions and rice, what can I cook", { recipeCount: 1 }],
    ["plan tomorrow", { type: "meal_plan", planDays: 1 }],
    ["plan me a weekend", { type: "meal_plan", planDays: 2 }],
    ["I start tomorrow, make me a plan", { type: "meal_plan", planDays: 7 }],
    ["dinner for tomorrow", { type: "recipe" }],
    ["lunchbox ideas, 5 days", { type: "meal_plan", planDays: 5, mealsPerDay: 1 }],
    ["chicken-and-rice lunches for the work week", { planDays: 5, mealsPerDay: 1 }],
  ])("count what they ask for: %s", async (request_text, counted) => {
    expect(await read({ request_text })).toMatchObject(counted);
  });

  it("that ask for more than there may be get the most", async () => {
    expect(await read({ request_text: "40 recipes" })).toMatchObject({ recipeCount: 10 });
    expect(await read({ request_text: "a meal plan for 60 days" })).toMatchObject({ planDays: 14 });
  });
});

describe("fields win over words", () => {
  it("in type and counts", async () => {
    const request_text = "a 5-day meal plan with 4 meals a day";
    const fields = { plan_days: 2, meals_per_day: 1 };
    expect(await read({ request_text, ...fields })).toMatchObject({ planDays: 2, mealsPerDay: 1 });
    expect(await read({ request_text, type: "recipe" })).toMatchObject({ type: "recipe" });
    expect(await read({ request_text: "five soups", recipe_count: 2 })).toMatchObject({ recipeCount: 2 });
  });

  it("in the diet that is about the same question, and in no other", async () => {
    const { rules } = await read({ request_text: "a vegan, gluten-free curry", diet: "pescatarian" });
    expect(rulesOf(rules.diets)).toEqual(["pescatarian", "gluten_free"]);
    expect(rules.diets.map(({ field }) => field)).toEqual(["diet", "request_text"]);
  });

  it("in energy, as a whole: the other bound of the words does not stay", async () => {
    const request_text = "a 2-day plan between 1400 and 1600 kcal a day";
    expect(await boundsOf({ request_text, daily_energy_kcal_min: 2000 })).toEqual([
      "daily_energy_kcal_min >= 2000",
    ]);
    expect(await boundsOf({ request_text, daily_energy_kcal_max: 1200 })).toEqual([
      "daily_energy_kcal_max <= 1200",
    ]);
  });

  it("in language and gender", async () => {
    const brief = await read({
      request_text: "a recipe in French for a woman",
      language: "German",
      gender: "male",
    });
    expect(brief.language.name).toBe("German");
    expect(brief.gender).toBe("male");
  });

  it("in bounds on the same compound, while those on others stay", async () => {
    const bounds = await boundsOf({
      request_text: "a dinner with less than 400 kcal and at least 20 g of protein",
      compound_filters: [filter("Energy", "<=", 700, "kcal")],
    });
    expect(bounds).toEqual(["compound_filters[0] <= 700", expect.stringMatching(/Protein.* >= 20$/)]);
  });

  it("in cuisine", async () => {
    const { wishes } = await read({ request_text: "a Thai dinner", preferences: ["Mexican cuisine"] });
    expect(rulesOf(wishes.cuisines)).toEqual(["Mexican"]);
  });
});

describe("bounds", () => {
  it("are told in the compound's unit", async () => {
    expect(
      await boundsOf({ type: "recipe", compound_filters: [filter("Protein", ">=", 30_000, "mg")] }),
    ).toEqual(["compound_filters[0] >= 30"]);
  });

  it("hold for a day of a plan and a portion of a recipe, unless the filter says", async () => {
    const compound_filters = [filter("Protein", ">=", 30, "g"), filter("Iron, Fe", ">=", 1, "mg", "portion")];
    const scopes = async (type: string) =>
      (await read({ type, compound_filters })).limits.map(({ scope }) => scope);
    expect(await scopes("recipe")).toEqual(["portion", "portion"]);
    expect((await scopes("meal_plan")).slice(0, 2)).toEqual(["day", "portion"]);
  });

  it("have names of their own, whatever brings them", async () => {
    const { limits } = await read({
      type: "meal_plan",
      request_text: "between 50 and 90 g of protein, at least 50 g of protein a day",
      condition: ["hypertension", "type 2 diabetes", "heart failure"],
      diet: ["low-carb", "high-protein"],
      gender: "female",
      compound_filters: [filter("Iron, Fe", ">=", 1, "mg"), filter("Iron, Fe", "<=", 90, "mg")],
    });
    const names = limits.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(6);
    expect(new Set(names).size).toBe(names.length);
  });

  it("of energy are an aim where nobody tells any", async () => {
    const usual = (await read({ type: "meal_plan" })).limits;
    expect(usual.map(({ hard }) => hard)).toEqual([false, false]);
  });
});

describe("foods to leave out", () => {
  it("come from every field and from the words", async () => {
    const { rules } = await read({
      request_text: "a curry without coriander, I am allergic to peanuts",
      avoided_foods: ["mushrooms"],
      restrictions: ["no pork", "shellfish allergy"],
    });
    const avoided = rulesOf(rules.avoided).join(" ");
    for (const word of ["coriander", "mushroom", "pork"]) expect(avoided).toContain(word);
    expect(rulesOf(rules.allergens)).toEqual(expect.arrayContaining(["peanuts", "crustaceans"]));
    expect(rules.allergens.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["restrictions", "request_text"]),
    );
  });
});

it("the senses that a field names are wished for like those of the words", async () => {
  const ofWords = (await read({ request_text: "a spicy, crunchy dish" })).wishes.sensory.map(
    ({ rule }) => rule,
  );
  expect(ofWords.length).toBe(2);
  const ofField = (await read({ type: "recipe", sensory: ["spicy", "crunchy"] })).wishes.sensory;
  expect(ofField.map(({ rule }) => rule)).toEqual(ofWords);
  expect(new Set(ofField.map(({ field }) => field))).toEqual(new Set(["sensory"]));
});

it("another request has another seed, the same one the same in any order of its fields", async () => {
  const one = { type: "recipe", diet: "vegan", recipe_count: 2 };
  const other = { recipe_count: 2, diet: "vegan", type: "recipe" };
  expect((await read(other)).seed).toBe((await read(one)).seed);
  expect((await read({ ...one, recipe_count: 3 })).seed).not.toBe((await read(one)).seed);
});

describe("amounts that nobody wants more of", () => {
  it.each([
    ["a DASH plan with 1500 mg sodium a day", /sodium.* <= 1500/i],
    ["a lunch with 15 g sugar", /sugar.* <= 15/i],
  ])("are upper bounds: %s", async (request_text, bound) => {
    expect(await boundsOf({ request_text })).toContainEqual(expect.stringMatching(bound));
  });
});

describe("meals and days in other words", () => {
  it.each([
    ["two snacks and three meals, 1 day", { planDays: 1, mealsPerDay: 5 }],
    ["a mediterranean week, dinners only", { planDays: 7, mealsPerDay: 1 }],
    ["weekend keto, sat + sun", { planDays: 2 }],
    ["4 different breakfasts", { planDays: 4, mealsPerDay: 1 }],
  ])("are a plan: %s", async (request_text, counts) => {
    expect(await read({ request_text })).toMatchObject({ type: "meal_plan", ...counts });
  });

  it.each([
    ["gluten free fortnight", "gluten_free"],
    ["vegan week", "vegan"],
    ["a weekend keto", "keto"],
    ["a low fodmap day", "low_fodmap"],
  ])("keep the diet: %s", async (request_text, diet) => {
    const { type, rules } = await read({ request_text });
    expect(type).toBe("meal_plan");
    expect(rulesOf(rules.diets)).toEqual([diet]);
  });

  it("do not come from the stage of an illness", async () => {
    expect(await read({ request_text: "ckd stage 3 lunch", gender: "female" })).toMatchObject({
      type: "recipe",
    });
  });
});
