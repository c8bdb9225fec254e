import { afterEach, expect, it } from "vitest";
import book from "../../../shared/domain/recipes/data/breakfast-1.json" with { type: "json" };
import type { Evidence, Food } from "../../../supabase/catalogue/build/catalogue-model.ts";
import { createNameReaders } from "../../../supabase/catalogue/build/name-readers.ts";
import { createOwnDishReader } from "../../../supabase/catalogue/build/own-dish-evidence.ts";
import { buildOwnDishes, type OwnDish } from "../../../supabase/catalogue/build/own-dishes.ts";
import { createRecordFinder } from "../../../supabase/catalogue/concept/record-finder.ts";
import { makeEvidence, makeFood, readerOf } from "./made-up-evidence.ts";
import { makeList } from "./made-up-lists.ts";
import { writeSources } from "./made-up-sources.ts";

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

const foods = [
  makeFood({ id: 11, source: "sr28", sourceCode: "00011", name: "Moonroot, raw" }),
  makeFood({ id: 12, source: "cofid", sourceCode: "12-012", name: "Starfig" }),
];
const findRecord = createRecordFinder(foods, new Map(foods.map(({ id }) => [id, id])));

const pie = {
  code: "5",
  name: "Moonroot pie, baked",
  synonyms: "Luna pie; Selene pie ;",
  languageNames: "de=Mondkuchen; fr=tarte de lune",
  recipe: "",
  yieldFactor: "0.85",
  retention: "baked",
  portionLabel: "1 slice",
  portionGrams: "120",
  note: "",
};

const ingredients = [
  ["5", "1", "sr28:00011", "Moonroot, raw", "300"],
  ["5", "2", "cofid:12-012", "Starfig", "100.5"],
  ["6", "1", "cofid:12-012", "Starfig", "50"],
];

function build(
  change: Partial<typeof pie> = {},
  lines: readonly (readonly string[])[] = ingredients,
): OwnDish[] {
  const dish = { ...pie, ...change };
  const { code, name, synonyms, languageNames, recipe, yieldFactor, retention } = dish;
  const { portionLabel, portionGrams, note } = dish;
  const cells = [code, name, synonyms, languageNames, "Lunar", "Pies", recipe, yieldFactor, retention];
  const files = {
    ...makeList("own-dishes.tsv", [...cells, portionLabel, portionGrams, "", "", note]),
    ...makeList("own-dish-ingredients.tsv", ...lines),
  };
  const { dir, remove } = writeSources(files);
  removals.push(remove);
  return buildOwnDishes(findRecord, createNameReaders(), dir);
}

it("a dish has its id, names, portion, ingredients and what its yield says of the water", () => {
  expect(build()).toEqual([
    {
      cookingWay: "baked",
      names: [
        { foodId: 201_000_005, language: "de", name: "Mondkuchen" },
        { foodId: 201_000_005, language: "fr", name: "tarte de lune" },
      ],
      food: {
        id: 201_000_005,
        source: "own_dish",
        sourceCode: "5",
        name: "Moonroot pie, baked",
        synonyms: ["Luna pie", "Selene pie"],
        plainNames: ["Moonroot pie", "Luna pie", "Selene pie"],
        foodGroup: "Pies",
        states: expect.arrayContaining(["baked"]),
        portions: [{ label: "1 slice", grams: 120, source: "own_dish", country: null }],
        defaultPortionGrams: 120,
        ingredients: [
          { code: 11, grams: 300, retentionCode: 0 },
          { code: 12, grams: 100.5, retentionCode: 0 },
        ],
        moistureChangePercent: -15,
      },
    },
  ]);
});

it("a serving may be several portions", () => {
  expect(build({ note: "serving=2.5" })[0]?.food).toMatchObject({
    portions: [expect.objectContaining({ label: "1 slice", grams: 120 })],
    defaultPortionGrams: 300,
  });
});

it("a dish that names a recipe of the book has the ingredients of that recipe", () => {
  const [recipe] = book.recipes;
  expect(build({ recipe: recipe?.id ?? "" })[0]?.food.ingredients).toEqual(
    recipe?.ingredients.map(({ foodId, grams }) => ({ code: foodId, grams, retentionCode: 0 })),
  );
});

it.each([
  ["an unknown recipe", { recipe: "moon-soup" }, 'the recipe "moon-soup" is not in the book'],
  ["a dish without ingredients", { code: "7" }, "the dish has no ingredients"],
  ["a malformed number", { code: "5a" }, '"5a" is not a dish number'],
  ["a missing yield", { yieldFactor: "" }, "a number is missing"],
  ["a portion that is no number", { portionGrams: "big" }, '"big" is not a number'],
])("%s is an error that names list and row", (_, change, message) => {
  expect(() => build(change)).toThrow(`Cannot compile catalogue: own-dishes.tsv row 2: ${message}`);
});

it("an ingredient that no table has, or has under another name, is an error", () => {
  const place = "own-dish-ingredients.tsv row 2";
  expect(() => build({}, [["5", "1", "sr28:00099", "Moonroot, raw", "1"]])).toThrow(
    `${place}: no table has "sr28:00099"`,
  );
  expect(() => build({}, [["5", "1", "sr28:00011", "Sunbean", "1"]])).toThrow(
    `${place}: sr28:00011 is "Moonroot, raw", not "Sunbean"`,
  );
  expect(() => build({}, [["5", "1", "sr28:00011", "Moonroot, raw", ""]])).toThrow(
    `${place}: a number is missing`,
  );
});

const [protein, vitaminC, leucine, quercetin, water] = [1003, 1162, 1213, 1391, 1051];

function compute(cookingWay: string, evidence: readonly Evidence[], change: Partial<Food> = {}) {
  const readDish = createOwnDishReader({
    evidenceOf: readerOf(evidence),
    compounds: [protein, vitaminC, leucine, quercetin, water].map((id) => ({
      id,
      name: "",
      unit: "g",
      contentClass: null,
      identifier: "",
      synonyms: [],
    })),
    ownDishId: 13,
    retentionId: 6,
  });
  const food = makeFood({
    id: 201_000_005,
    source: "own_dish",
    ingredients: [
      { code: 11, grams: 300, retentionCode: 0 },
      { code: 12, grams: 100, retentionCode: 0 },
    ],
    ...change,
  });
  const values = readDish({ food, cookingWay, names: [] });
  return new Map(values.map((value) => [value.compoundId, value]));
}

function bothHave(
  compoundId: number,
  first: Partial<Evidence>,
  second: Partial<Evidence> = first,
): Evidence[] {
  return [
    makeEvidence({ foodId: 11, compoundId, referenceIds: [1], ...first }),
    makeEvidence({ foodId: 12, compoundId, referenceIds: [7], ...second }),
  ];
}

it("a raw dish has the weighted sum of its ingredients and of their ranges, as an estimate that cites the recipe", () => {
  const values = bothHave(vitaminC, { amount: 40, minimum: 20 }, { amount: 80, maximum: 120 });
  expect(compute("raw", values).get(vitaminC)).toEqual({
    foodId: 201_000_005,
    compoundId: vitaminC,
    amount: 50,
    valueType: "calculated",
    minimum: 35,
    maximum: 60,
    sampleCount: null,
    derivation: "donor:recipe",
    referenceIds: [1, 7, 13],
  });
});

it("a cooked dish keeps the share of its way of cooking and cites the retention factors", () => {
  const values = bothHave(vitaminC, { amount: 40 });
  expect(compute("boiled", values).get(vitaminC)).toMatchObject({ amount: 34, referenceIds: [1, 6, 7, 13] });
  expect(compute("boiled-drained", values).get(vitaminC)?.amount).toBe(26);
});

it("what cooking spares is kept whatever the way, and what has no factor is left open", () => {
  const values = [protein, leucine, quercetin].flatMap((id) => bothHave(id, { amount: 2 }));
  const cooked = compute("boiled", values);
  expect([...cooked].map(([id, { amount }]) => [id, amount])).toEqual([
    [protein, 2],
    [leucine, 2],
  ]);
  expect(compute("raw", values).has(quercetin)).toBe(true);
});

it("water that the dish loses concentrates it and is taken from its water", () => {
  const values = [
    ...bothHave(protein, { amount: 4 }),
    ...bothHave(water, { amount: 80, minimum: 78, maximum: 82 }),
  ];
  const dried = compute("baked", values, { moistureChangePercent: -50 });
  expect(dried.get(protein)?.amount).toBe(8);
  expect(dried.get(water)).toMatchObject({ amount: 60, minimum: 56, maximum: 64 });
  const soaked = compute("boiled", values, { moistureChangePercent: 100 });
  expect(soaked.get(water)?.amount).toBe(90);
  expect(compute("baked", values, { moistureChangePercent: -85 }).get(water)?.amount).toBe(0);
});

it("an ingredient of more than five percent without a value leaves the compound open", () => {
  const only = [makeEvidence({ foodId: 11, compoundId: protein, amount: 4 })];
  expect(compute("raw", only).size).toBe(0);
  const nearlyAll = {
    ingredients: [
      { code: 11, grams: 95, retentionCode: 0 },
      { code: 12, grams: 5, retentionCode: 0 },
    ],
  };
  expect(compute("raw", only, nearlyAll).get(protein)?.amount).toBe(3.8);
});
