import { describe, expect, it } from "vitest";
import { type DraftRequest, draftRequest } from "../../../functions/draft/contract.ts";
import { readBrief } from "../../../functions/draft/engine/read-brief.ts";

const source = { recipe_title: "Pancakes", ingredients: ["200 g flour", "300 ml milk", "2 eggs"] };

const read = async (request: unknown) => readBrief(await draftRequest.parseAsync(request));
const readWish = async (request_text: string, more: Partial<DraftRequest> = {}) =>
  await read({ ...source, request_text, ...more });
const rulesOf = (stated: readonly { rule: string }[]) => stated.map(({ rule }) => rule);

const pasted = `Pancakes
Serves 4
Total time: 30 minutes

Ingredients
- 200 g flour
- 300 ml milk
- 2 eggs

Method
1. Whisk flour, milk and eggs.
2. Fry in a pan.
`;

describe("the source", () => {
  it("is read out of a text with its title, lines, steps, servings and time", async () => {
    expect((await read({ request_text: pasted })).source).toEqual({
      title: "Pancakes",
      lines: ["200 g flour", "300 ml milk", "2 eggs"],
      parts: [null, null, null],
      steps: ["Whisk flour, milk and eggs.", "Fry in a pan."],
      servings: 4,
      totalMinutes: 30,
    });
  });

  it.each([
    ["no salt and for 2 people (serves 4)", 4, 2],
    ["for 4 instead of 8", 8, 4],
    ["for 4", 4, 4],
  ])("may serve as many as the request says beside what is wanted: %s", async (wish, serves, servings) => {
    const { source: stated, scale } = await readWish(wish);
    expect([stated.servings, scale]).toEqual([serves, { servings }]);
  });

  it.each([
    ["1/2 quantity please", 1 / 2],
    ["half the amounts", 1 / 2],
    ["a third of the recipe", 1 / 3],
  ])("is made in part: %s", async (wish, factor) => {
    expect((await readWish(wish)).scale).toEqual({ factor });
  });

  it("is for one where only one eats", async () => {
    expect((await readWish("bit sweeter, and only for me")).scale).toEqual({ servings: 1 });
    expect((await readWish("not only for me")).scale).toBeNull();
  });

  it.each([
    "add 100 g peas, 50 g corn, 2 carrots, 1 leek",
    "100 g peas, 50 g corn, 2 carrots, 1 leek as well please",
  ])("of fields leaves a list of other foods to the wishes: %s", async (text) => {
    const { additions } = await readWish(text);
    expect(additions.map((addition) => addition.text)).toEqual([
      "100 g peas",
      "50 g corn",
      "2 carrots",
      expect.stringContaining("leek"),
    ]);
  });

  it("of fields leaves a list of exchanges to the wishes", async () => {
    const text = "oat milk in lieu of milk, rye in lieu of flour, chia in lieu of eggs, jam for the butter";
    expect((await readWish(text)).edits.swaps.map(({ from }) => from)).toEqual(
      expect.arrayContaining(["milk", "flour", "eggs"]),
    );
  });

  it("of fields has nothing of the text", async () => {
    const { source: stated } = await read({ ...source, request_text: `${pasted}\nno eggs` });
    expect(stated).toMatchObject({
      title: "Pancakes",
      lines: source.ingredients,
      steps: [],
      totalMinutes: null,
    });
  });

  it.each([
    ["recipe_title", { recipe_title: "Crêpes" }, { title: "Crêpes" }],
    ["steps", { steps: ["Stir."] }, { steps: ["Stir."] }],
    ["servings", { servings: 6 }, { servings: 6 }],
  ])(
    "takes %s of the field before that of the text, and the rest of the text",
    async (_, field, expected) => {
      const { source: stated } = await read({ request_text: pasted, ...field });
      expect(stated).toMatchObject({ lines: ["200 g flour", "300 ml milk", "2 eggs"], ...expected });
    },
  );

  it("is no wish: a recipe with eggs in it does not ask for eggs, nor for what its steps say", async () => {
    const { edits, rules } = await read({ request_text: pasted });
    expect(edits).toMatchObject({ swaps: [], goals: [], avoided: [], preferences: [] });
    expect(rules).toEqual({ diets: [], conditions: [], allergens: [], avoided: [], health: [] });
    const withMakes = await read({
      request_text: pasted.replace("300 ml milk", "300 ml vegan gluten-free milk"),
    });
    expect(withMakes.source.lines).toContain("300 ml vegan gluten-free milk");
    expect(withMakes.rules.diets).toEqual([]);
  });
});

describe("a wish in words", () => {
  it.each([
    ["Please make it vegan.", { diets: ["vegan"] }],
    ["Swap the milk for oat milk.", { swaps: [{ from: "milk", to: "oat milk" }] }],
    ["I am allergic to eggs.", { allergens: ["eggs"] }],
    ["It is for somebody with high blood pressure.", { conditions: ["hypertension"] }],
  ])("%s", async (text, expected) => {
    expect((await readWish(text)).edits).toMatchObject(expected);
    expect((await read({ request_text: `${pasted}\n${text}` })).edits).toMatchObject(expected);
  });

  it.each([
    ["for 8 people", { servings: 8 }],
    ["double the recipe", { factor: 2 }],
    ["halve it", { factor: 0.5 }],
    ["less sweet", null],
  ])("%s scales by %j", async (text, scale) => {
    expect((await readWish(text)).scale).toEqual(scale);
  });

  it("bounds a compound by its name and unit", async () => {
    const { limits, edits } = await readWish("at most 400 mg of sodium per serving");
    expect(limits).toMatchObject([{ operator: "<=", limit: 400, unit: "mg", scope: "portion", hard: true }]);
    expect(edits.limits).toMatchObject([{ compoundId: 1093, what: "Sodium, Na", unit: "mg" }]);
  });

  it("bounds a compound as well where a restriction tells it", async () => {
    const { limits } = await read({ ...source, restrictions: ["max 300 kcal per serving"] });
    expect(limits).toMatchObject([{ operator: "<=", limit: 300, unit: "kcal", scope: "portion" }]);
    expect(limits[0]?.name).toMatch(/^restrictions/);
  });

  it("asks for a language", async () => {
    expect((await readWish("in German please")).language.name).toBe("German");
    expect((await readWish("in German please", { language: "French" })).language.name).toBe("French");
    expect((await readWish("less sweet")).language.name).toBe("English");
  });
});

describe("fields and words", () => {
  it.each([
    ["vegetarian", "make it vegan", ["vegetarian"]],
    ["vegan", "a pescatarian version", ["vegan"]],
    ["gluten-free", "make it vegan", ["gluten_free", "vegan"]],
  ])("with diet %s and '%s' follow %j", async (diet, text, expected) => {
    expect(rulesOf((await readWish(text, { diet: [diet] })).rules.diets)).toEqual(expected);
  });

  it("bound the same compound by the field", async () => {
    const filter = { compound: "Sodium", operator: "<=", threshold: 300, unit: "mg" } as const;
    const { limits } = await readWish("at most 800 mg sodium a portion", { compound_filters: [filter] });
    expect(limits.map(({ name, limit }) => [name, limit])).toEqual([["compound_filters[0]", 300]]);
  });

  it("name where each rule was told", async () => {
    const { rules } = await readWish("no eggs", { avoided_foods: ["milk"], restrictions: ["nut allergy"] });
    expect(rules.avoided.map(({ field, rule }) => [field, rule])).toEqual([
      ["avoided_foods", "milk"],
      ["request_text", "eggs"],
    ]);
    expect(new Set(rules.allergens.map(({ field }) => field))).toEqual(new Set(["restrictions"]));
  });

  it("swap a food without leaving it out as well", async () => {
    const { rules, edits } = await readWish("Replace the eggs with applesauce, without the eggs.");
    expect(edits.swaps).toEqual([{ from: "eggs", to: "applesauce" }]);
    expect(rules.avoided).toEqual([]);
  });
});

describe("limits", () => {
  it.each(["lactose intolerance", "hypertension", "type 2 diabetes", "chronic kidney disease"])(
    "of %s have a name each",
    async (condition) => {
      const names = (await read({ ...source, condition })).limits.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

describe("a wish of the senses", () => {
  it.each([
    ["spicier", { attribute: "spicy", direction: "more" }],
    ["less sweet", { attribute: "sweet", direction: "less" }],
    ["crunchy", { attribute: "crunchy", direction: "more" }],
  ])("%s is the same in the field, as a preference and in words", async (words, goal) => {
    expect((await read({ ...source, sensory: [words] })).edits.goals).toContainEqual(goal);
    expect((await read({ ...source, preferences: [words] })).edits.goals).toContainEqual(goal);
    expect((await readWish(`make it ${words}`)).edits.goals).toContainEqual(expect.objectContaining(goal));
  });
});

describe("what is left open is refused with its field", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["a condition by sex", { condition: "iron deficiency" }, "gender"],
    [
      "a bound on a day",
      { compound_filters: [{ compound: "Sodium", operator: "<=", threshold: 1, unit: "g", scope: "day" }] },
      "compound_filters[0].scope",
    ],
  ])("%s", async (_, more, field) => {
    await expect(read({ ...source, ...more })).rejects.toThrow(
      expect.objectContaining({ code: "validation_error", details: expect.objectContaining({ field }) }),
    );
  });

  it("but not where a text tells it", async () => {
    await expect(readWish("I am a woman with iron deficiency")).resolves.toBeDefined();
  });
});

describe("an amount of an ingredient", () => {
  const salted = { ...source, ingredients: [...source.ingredients, "1 tsp salt", "2 tbsp oil"] };

  it.each(["half the salt", "less oil please", "use reduced-fat milk instead of the milk"])(
    "%s wants no other nutrient of the dish",
    async (request_text) => {
      expect((await read({ ...salted, request_text })).edits.goals).toEqual([]);
    },
  );

  it("is of the whole dish where its nutrient is named", async () => {
    const { edits } = await read({ ...salted, request_text: "lower in sodium please" });
    expect(edits.goals).toContainEqual({ attribute: "sodium", direction: "less" });
  });

  it("is of the whole dish where a doctor wants it", async () => {
    const { edits, unmet } = await read({ ...salted, request_text: "My cardiologist wants less salt" });
    expect(edits.goals).toContainEqual({ attribute: "sodium", direction: "less" });
    expect(unmet).toEqual([]);
  });
});

describe("what a recipe lacks in the house", () => {
  it("bans nothing that is bought", async () => {
    expect((await readWish("I have no milk")).edits.avoided).toEqual([]);
  });
});

describe("portions", () => {
  it.each([
    ["make 2 extra portions", { servings: 6 }],
    ["24 pancakes", { servings: 24 }],
    ["makes 4 but I want 8", { servings: 8 }],
  ])("%s", async (text, scale) => {
    expect((await readWish(text, { servings: 4 })).scale).toEqual(scale);
  });
});

describe("how many it shall serve", () => {
  const scaleOf = async (request_text: string) => (await readWish(request_text, { servings: 4 })).scale;

  it.each([
    ["serves two", 2],
    ["for 3 adults and 2 kids", 5],
  ])("%s", async (text, servings) => {
    expect(await scaleOf(text)).toEqual({ servings });
  });

  it("is no wish where the recipe serves as many", async () => {
    expect(await scaleOf("serves four")).toBeNull();
  });
});

describe("a share of a food", () => {
  it.each([
    ["replace a quarter of the flour with oats", "flour", 0.25],
    ["swap two thirds of the milk for water", "milk", 2 / 3],
    ["substitute 30% of the flour with oats", "flour", 0.3],
  ])("gives way alone: %s", async (text, from, share) => {
    const [swap] = (await readWish(text)).edits.swaps;
    expect(swap).toMatchObject({ from });
    expect(swap?.share).toBeCloseTo(share);
  });

  it("that is left out makes less of it", async () => {
    const { amounts, edits } = await readWish("leave out a third of the milk");
    expect(amounts).toMatchObject([{ food: "milk", direction: "less" }]);
    expect(edits.swaps).toEqual([]);
  });
});

describe("the same ingredients", () => {
  it("are all kept", async () => {
    expect((await readWish("lighter, but with the same ingredients")).keeps).toEqual([
      "flour",
      "milk",
      "eggs",
    ]);
    expect((await readWish("the same ingredients except the milk")).keeps).toEqual([]);
  });
});
