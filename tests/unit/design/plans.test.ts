import { describe, expect, it } from "vitest";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import { checkDesignResult } from "../../support/recipe-checker/check-design-result.ts";
import { asAnswered, designFrom, filter, planOf } from "./support/design.ts";

const catalogue = openCatalogue();

const requests: [string, Record<string, unknown>, days: number, meals: number][] = [
  [
    "energy and filters of a day and a portion",
    {
      type: "meal_plan",
      plan_days: 3,
      daily_energy_kcal_min: 1900,
      daily_energy_kcal_max: 2100,
      compound_filters: [
        filter("Protein", ">=", 80, "g"),
        filter("Sodium, Na", "<=", 2.3, "g", "day"),
        filter("Caffeine", "<=", 100, "mg", "portion"),
      ],
    },
    3,
    3,
  ],
  [
    "two conditions of one eater",
    { type: "meal_plan", plan_days: 2, condition: ["hypertension", "type 2 diabetes"], gender: "female" },
    2,
    3,
  ],
  ["words alone", { request_text: "a 2-day vegan plan with 5 meals and at least 40 g of fibre a day" }, 2, 5],
  ["one meal a day", { plan_days: 4, meals_per_day: 1, diet: "pescatarian" }, 4, 1],
  [
    "foods to have and to leave out",
    { plan_days: 2, preferences: ["lentils", "salmon"], avoided_foods: ["cheese", "tofu"] },
    2,
    3,
  ],
];

describe("every hard constraint holds, by the foods and grams that are shown", () => {
  it.each(requests)("%s", async (_, request, days, meals) => {
    const result = await designFrom(request);
    expect(checkDesignResult(asAnswered(result), request, catalogue)).toEqual([]);
    expect(result.verification.filter(({ hard, satisfied }) => hard && !satisfied)).toEqual([]);
    const plan = planOf(result);
    expect(plan.days.map(({ day, meals }) => [day, meals.length])).toEqual(
      Array.from({ length: days }, (_, at) => [at + 1, meals]),
    );
  });
});

describe("a plan", () => {
  it("has its meals in the order of the day, each slot once", async () => {
    const plan = planOf(await designFrom({ plan_days: 1, meals_per_day: 6 }));
    expect(plan.days[0]?.meals.map(({ slot }) => slot)).toEqual([
      "breakfast",
      "morning snack",
      "lunch",
      "afternoon snack",
      "dinner",
      "evening snack",
    ]);
  });

  it("lists to buy what its meals use, each thing once and no water", async () => {
    const { days, shopping_list } = planOf(await designFrom({ plan_days: 3 }));
    const used = new Map<string, number>();
    for (const { portions, recipe } of days.flatMap(({ meals }) => meals))
      for (const { canonical_name, quantity_g } of recipe.ingredients)
        used.set(
          String(canonical_name),
          (used.get(String(canonical_name)) ?? 0) + (quantity_g * portions) / recipe.servings,
        );
    const foods = shopping_list.flatMap((item) => item.foods);
    const bought = new Map<string, number>();
    for (const { canonical_name, quantity_g } of foods)
      bought.set(canonical_name, (bought.get(canonical_name) ?? 0) + quantity_g);
    expect(new Set(shopping_list.map(({ name }) => name)).size).toBe(shopping_list.length);
    const missing = [...used.keys()].filter((name) => !bought.has(name));
    expect(missing.filter((name) => !/water/i.test(name))).toEqual([]);
    for (const [name, grams] of bought)
      expect(Math.abs(grams - (used.get(name) ?? 0)), name).toBeLessThanOrEqual(0.11);
  });

  it("tells of each day what its meals sum to, and their mean", async () => {
    const { days, nutrition } = planOf(await designFrom({ plan_days: 2, daily_energy_kcal_min: 1900 }));
    const energyOf = (rows: (typeof days)[number]["nutrition"]) =>
      rows.find(({ compound_identifier_id: id }) => id === 1008)?.measurement_value ?? Number.NaN;
    const sums = days.map(({ meals }) =>
      meals.reduce((sum, { portions, recipe }) => sum + portions * energyOf(recipe.nutrition.per_portion), 0),
    );
    for (const [at, day] of days.entries())
      expect(energyOf(day.nutrition)).toBeCloseTo(sums[at] ?? Number.NaN, 1);
    const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
    expect(energyOf(nutrition.per_day)).toBeCloseTo(mean, 1);
  });

  it("tells wishes that none of its dishes meets, and no others", async () => {
    const { unmet_wishes } = await designFrom({
      plan_days: 1,
      diet: "vegan",
      preferences: ["lychees", "Japanese cuisine", "saffron"],
    });
    expect(unmet_wishes.map(({ wish }) => wish)).toEqual(["lychees", "Japanese"]);
  });
});

describe("a plan with little energy belongs under supervision, which it says", () => {
  it.each([
    ["below 1,200 kcal", { daily_energy_kcal_max: 1150 }, /1,?200 kcal.*medical/],
    ["below 1,500 kcal for a man", { daily_energy_kcal_max: 1450, gender: "male" }, /1,?500 kcal.*medical/],
  ])("%s", async (_, fields, notice) => {
    const { notices } = await designFrom({ plan_days: 1, ...fields });
    expect(notices).toEqual([expect.stringMatching(notice)]);
  });

  it("but not one of 1,300 kcal for a woman", async () => {
    const { notices } = await designFrom({
      plan_days: 1,
      daily_energy_kcal_min: 1250,
      daily_energy_kcal_max: 1450,
      gender: "female",
    });
    expect(notices).toEqual([]);
  });
});

describe("the longest plan", () => {
  const longest = { plan_days: 14, meals_per_day: 6 };
  const MIB = 1024 * 1024;

  it.each([
    ["of nothing but its length", {}],
    [
      "with bounds on portions",
      {
        compound_filters: [
          filter("Caffeine", "<=", 200, "mg", "portion"),
          filter("Vitamin C, total ascorbic acid", ">=", 0.1, "mg", "portion"),
          filter("Iron, Fe", "<=", 40, "mg", "portion"),
        ],
      },
    ],
  ])("%s is within a megabyte", async (_, fields) => {
    const result = await designFrom({ ...longest, ...fields });
    expect(planOf(result).days.length).toBe(14);
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(MIB);
  });

  it("cites every source of its rows, each once", async () => {
    const result = await designFrom(longest);
    const { days, nutrition } = planOf(result);
    const rows = [
      ...nutrition.per_day,
      ...days.flatMap((day) => [
        ...day.nutrition,
        ...day.meals.flatMap(({ recipe }) => recipe.nutrition.per_portion),
      ]),
    ];
    const cited = result.citations.map(({ id }) => id);
    const known = new Set(cited);
    expect(known.size).toBe(cited.length);
    const referred = rows.flatMap((row) => [...row.references, ...row.references_min, ...row.references_max]);
    expect(referred.filter(({ id }) => !known.has(id))).toEqual([]);
    const listed = result.citations
      .filter(({ id }) => id < 0)
      .flatMap(({ citation }) => citation.match(/\d+/g) ?? []);
    expect(listed.map(Number).filter((id) => !known.has(id))).toEqual([]);
  });
});
