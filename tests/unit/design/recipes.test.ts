import { describe, expect, it } from "vitest";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import { checkDesignResult } from "../../support/recipe-checker/check-design-result.ts";
import { asAnswered, designFrom, filter, openDesign, recipesOf, runToEnd } from "./support/design.ts";

const catalogue = openCatalogue();

const requests: [string, Record<string, unknown>][] = [
  ["nothing but the type", { type: "recipe" }],
  ["several recipes of a diet", { type: "recipe", recipe_count: 5, diet: ["vegan", "gluten-free"] }],
  [
    "bounds on both sides",
    {
      type: "recipe",
      recipe_count: 3,
      compound_filters: [
        filter("Energy", ">=", 400, "kcal"),
        filter("Energy", "<=", 600, "kcal"),
        filter("Protein", ">=", 25, "g"),
        filter("Sodium, Na", "<", 0.6, "g"),
      ],
    },
  ],
  ["an equality", { type: "recipe", compound_filters: [filter("Protein", "=", 30, "g")] }],
  ["a condition", { type: "recipe", recipe_count: 4, condition: "heart failure" }],
  ["a condition of one sex", { type: "recipe", condition: "iron deficiency", gender: "female" }],
  ["rules in words", { request_text: "a dairy-free dinner without mushrooms, at most 30 minutes, for 6" }],
  ["foods to have", { type: "recipe", recipe_count: 2, preferences: ["chickpeas", "spinach"] }],
  ["an amount to have", { request_text: "a dinner with at least 150 g of salmon per portion" }],
  ["an allergy", { type: "recipe", recipe_count: 10, restrictions: ["peanut allergy", "no eggs"] }],
];

describe("every hard constraint holds, by the foods and grams that are shown", () => {
  it.each(requests)("%s", async (_, request) => {
    const result = await designFrom(request);
    expect(checkDesignResult(asAnswered(result), request, catalogue)).toEqual([]);
    expect(result.verification.filter(({ hard, satisfied }) => hard && !satisfied)).toEqual([]);
    const titles = recipesOf(result).map(({ title }) => title);
    expect(titles.length).toBe(request.recipe_count ?? 1);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe("the proof", () => {
  it("has each constraint for each recipe, with its value, its bound and the room that is left", async () => {
    const compound_filters = [filter("Energy", "<=", 600, "kcal"), filter("Protein", ">=", 20, "g")];
    const { verification } = await designFrom({
      type: "recipe",
      recipe_count: 2,
      diet: "vegan",
      compound_filters,
    });
    expect(verification.map(({ constraint, recipe }) => `${recipe} ${constraint}`)).toEqual(
      ["1", "2"].flatMap((recipe) =>
        ["diet: vegan", "compound_filters[0]", "compound_filters[1]"].map((name) => `${recipe} ${name}`),
      ),
    );
    for (const { value, limit, slack, operator, unit } of verification.filter(
      ({ unit }) => unit !== "unsuitable dishes",
    )) {
      const room = operator === "<=" ? limit - (value ?? Number.NaN) : (value ?? Number.NaN) - limit;
      expect(slack, unit).toBeCloseTo(room, 3);
    }
  });

  it("of a bound on a portion is the figure that the recipe shows", async () => {
    const result = await designFrom({
      type: "recipe",
      compound_filters: [filter("Iron, Fe", ">=", 3, "mg")],
    });
    const rows = recipesOf(result)[0]?.nutrition.per_portion ?? [];
    const iron = rows.find(({ compound_identifier_name: name }) => name === "Iron, Fe");
    expect(result.verification[0]?.value).toBeCloseTo(iron?.measurement_value ?? Number.NaN, 3);
  });
});

describe("foods that are asked for", () => {
  it("are in every recipe, by their kind too", async () => {
    const result = await designFrom({ type: "recipe", recipe_count: 4, preferences: ["fish"] });
    const rows = result.verification.filter(({ constraint }) => constraint === "preferences: fish");
    expect(rows.map(({ satisfied }) => satisfied)).toEqual([true, true, true, true]);
    for (const { allergens } of recipesOf(result))
      expect(allergens.map(({ allergen }) => allergen)).toContain("fish");
  });

  it("are told where no recipe has them, and the others stay", async () => {
    const { unmet_wishes, verification } = await designFrom({
      type: "recipe",
      preferences: ["kangaroo", "carrots"],
    });
    expect(unmet_wishes).toEqual([
      { wish: "kangaroo", reason: "not_possible", detail: "no recipe of the collection has it" },
    ]);
    expect(verification.map(({ constraint }) => constraint)).toEqual(["preferences: carrots"]);
  });

  it.each([
    ["avoided_foods: no chicken", { avoided_foods: ["chicken"] }],
    ["diet: vegan", { diet: "vegan" }],
  ])("of the words give way to a field, which is told: %s", async (rule, field) => {
    const { unmet_wishes } = await designFrom({ request_text: "a chicken curry", ...field });
    const lost = { wish: "chicken", reason: "conflicts", detail: `${rule} leaves it out` };
    expect(unmet_wishes).toContainEqual(lost);
  });

  it("give way to the time, which is told", async () => {
    const { unmet_wishes, verification } = await designFrom({
      request_text: "a recipe in 5 minutes with lentils",
    });
    expect(unmet_wishes.map(({ wish }) => wish)).toContain("lentils");
    expect(verification.map(({ constraint }) => constraint)).toEqual(["request_text: at most 5 minutes"]);
  });
});

describe("wishes", () => {
  it("for a kind of dish are met before those for its taste", async () => {
    const result = await designFrom({ request_text: "a soup", recipe_count: 3 });
    expect(result.unmet_wishes).toEqual([]);
    for (const { title } of recipesOf(result))
      expect(title).toMatch(/soup|broth|chowder|minestrone|bisque|ramen/i);
  });

  it("that no suitable recipe meets are told", async () => {
    const { unmet_wishes } = await designFrom({ request_text: "a stew in 5 minutes" });
    expect(unmet_wishes).toEqual([
      { wish: "stew", reason: "not_possible", detail: expect.stringMatching(/\w+ \w+/) },
    ]);
  });

  it("for a sensation that a field tells are met or told", async () => {
    const spicy = await designFrom({ type: "recipe", recipe_count: 3, sensory: ["spicy"] });
    const words = recipesOf(spicy).map(({ ingredients }) => ingredients.map(({ name }) => name).join(" "));
    for (const names of words)
      expect(names).toMatch(
        /chil|jalape|pepper|ginger|harissa|curry|mustard|cayenne|sambal|gochu|wasabi|horseradish/i,
      );
    const { unmet_wishes } = await designFrom({ type: "recipe", sensory: ["smoky"], diet: "vegan" });
    expect(unmet_wishes.map(({ wish }) => wish)).toEqual([expect.stringMatching(/smoky/)]);
  });
});

describe("servings", () => {
  it("are those of the words, and amounts grow with them while a portion stays", async () => {
    const request = { preferences: ["lentils"], recipe_count: 1 };
    const two = recipesOf(await designFrom({ ...request, request_text: "a stew for 2" }))[0];
    expect(two?.servings).toBe(2);
    const energy = two?.nutrition.per_portion.find(({ compound_identifier_id: id }) => id === 1008);
    expect(energy?.measurement_value).toBeGreaterThan(50);
    expect(energy?.measurement_value).toBeLessThan(2000);
  });
});

it("a condition comes with the notice that this is no medical advice", async () => {
  const { notices } = await designFrom({ type: "recipe", condition: "hypertension" });
  expect(notices.join(" ")).toMatch(/no medical advice/i);
  expect((await designFrom({ type: "recipe", diet: "vegan" })).notices).toEqual([]);
});

it("the same request gives the same bytes, also after the isolate has served others", async () => {
  const request = { request_text: "three vegan dinners with beans", daily_energy_kcal_max: 2000 };
  const fresh = JSON.stringify(await runToEnd(request));
  const design = openDesign();
  for (const [, other] of requests.slice(0, 4)) await runToEnd(other, { design });
  expect(JSON.stringify(await runToEnd(request, { design }))).toBe(fresh);
  const turned = Object.fromEntries(Object.entries(request).reverse());
  expect(JSON.stringify(await runToEnd(turned, { design }))).toBe(fresh);
});

it("every source is cited, each once, and none that no row refers to", async () => {
  const result = await designFrom({ type: "recipe", recipe_count: 3 });
  const rows = recipesOf(result).flatMap(({ nutrition }) => nutrition.per_portion);
  const referred = rows.flatMap((row) => [...row.references, ...row.references_min, ...row.references_max]);
  const cited = result.citations.map(({ id }) => id);
  expect(new Set(cited).size).toBe(cited.length);
  const lists = result.citations
    .filter(({ id }) => id < 0)
    .flatMap(({ citation }) => citation.match(/\d+/g) ?? []);
  const named = new Set([...referred.map(({ id }) => id), ...lists.map(Number)]);
  expect([...named].sort((a, b) => a - b)).toEqual([...cited].sort((a, b) => a - b));
});
