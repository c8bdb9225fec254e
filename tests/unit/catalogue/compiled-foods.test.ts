import { readdirSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { foodNameColumns } from "../../../supabase/catalogue/build/food-names.ts";
import { readFacts } from "../../../supabase/catalogue/source/fact-table.ts";
import { type NationalTable, recordId } from "../../../supabase/catalogue/table/record-id.ts";
import { compiledDir, elements, type Row, readRows } from "./compiled-release.ts";

const foods = readRows("food");
const foodNames = readRows("food_name");
const members = readRows("food_member");

it("every food of SR28 and FNDDS has its own number, and one of another table the id of its record", () => {
  const bySource = Map.groupBy(foods, ({ source }) => source ?? "");
  expect(bySource.get("sr28")).toHaveLength(8789);
  expect(bySource.get("fndds")).toHaveLength(5432);
  const isRecordId = ({ id, source, source_code = "" }: Row) =>
    Number(id) ===
    (source === "sr28" || source === "fndds"
      ? Number(source_code)
      : recordId(source as NationalTable, source_code));
  expect(foods.filter((food) => !isRecordId(food))).toEqual([]);
  expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
});

it.each([
  ["ciqual", 2500],
  ["own_dish", 400],
  ["cnf", 1400],
  ["fineli", 4000],
  ["slv", 2000],
  ["stfcj", 2250],
  ["cofid", 2450],
  ["bls", 6400],
])("at least the foods that only %s has are foods of their own: %i", (source, count) => {
  expect(foods.filter((food) => food.source === source).length).toBeGreaterThanOrEqual(count);
});

it("every food that is no other food lists its own record, and each record once", () => {
  const records = members.map(({ food_id, source, source_code }) => `${food_id} ${source}:${source_code}`);
  expect(new Set(records).size).toBe(records.length);
  const listed = new Set(records);
  const missing = foods.filter(
    ({ id, source, source_code, concept_id }) =>
      concept_id === "" && !listed.has(`${id} ${source}:${source_code}`),
  );
  expect(missing).toEqual([]);
});

it("a food that is another food points to one that is itself", () => {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const twins = foods.filter(({ concept_id }) => concept_id !== "");
  expect(twins.length).toBeGreaterThan(300);
  expect(twins.filter(({ concept_id }) => byId.get(concept_id)?.concept_id !== "")).toEqual([]);
});

it("at least 3,000 foods have a name in each of German, French and Italian, and records of the tables in their own", () => {
  const byLanguage = Map.groupBy(foodNames, ({ language }) => language ?? "");
  for (const language of ["de", "fr", "it", "sv", "fi"]) {
    const named = new Set(byLanguage.get(language)?.map(({ food_id }) => food_id));
    expect(named.size, language).toBeGreaterThan(3000);
  }
  expect([...byLanguage.keys()].filter((language) => !/^[a-z]{2}$/.test(language))).toEqual([]);
});

const reviewedNames = readFacts("food-names.tsv", foodNameColumns).map(
  ({ cells: [id, language = "", name = ""] }) => ({
    id,
    language,
    name,
  }),
);

it("a food that has a reviewed German name has a French and an Italian one", () => {
  const languages = Map.groupBy(foodNames, ({ food_id }) => food_id);
  const translated = new Set(reviewedNames.filter(({ language }) => language === "de").map(({ id }) => id));
  const missing = [...languages].filter(([id, names]) => {
    const own = new Set(names.map(({ language }) => language));
    return translated.has(id) && !(own.has("fr") && own.has("it"));
  });
  expect(missing.map(([id]) => id)).toEqual([]);
});

it("reviewed names are one tidy line in the spelling of their language", () => {
  const misspelt = new Map([
    ["de", /(?:sü|[wh]ei|gro)ss/iu],
    ["fr", /[bc]oeu|\boeuf/iu],
  ]);
  const wrong = reviewedNames.filter(({ name, language }) => {
    const isTidy = name === name.normalize("NFC").trim() && !/\s{2}|[\t"]|,(?! )(?!\d)/u.test(name);
    return !isTidy || misspelt.get(language)?.test(name);
  });
  expect(wrong).toEqual([]);
});

it("a reviewed name is the one shown, before those of the tables", () => {
  const shown = new Map(
    foodNames
      .filter(({ position }) => position === "0")
      .map(({ food_id, language, name }) => [`${food_id} ${language}`, name]),
  );
  const first = new Map(
    reviewedNames.toReversed().map(({ id, language, name }) => [`${id} ${language}`, name]),
  );
  const other = [...first].filter(([key, name]) => shown.has(key) && shown.get(key) !== name);
  expect(other).toEqual([]);
});

it("every portion weighs something and has a kind, a source and, where it is a country's, its code", () => {
  const faulty = foods.filter((food) => {
    const [grams, kinds, sources, countries] = ["grams", "kinds", "sources", "countries"].map((column) =>
      elements(food[`portion_${column}`]),
    );
    const isAligned = [kinds, sources, countries].every((column) => column?.length === grams?.length);
    const isWeighed = grams?.every((weight) => Number(weight) > 0);
    return !isAligned || !isWeighed || countries?.some((country) => !/^(?:[A-Z]{2}|NULL)$/.test(country));
  });
  expect(faulty).toEqual([]);
});

it("no food of the USDA has contrary states, except one that is published as both salted and unsalted", () => {
  const contrary = [
    ["raw", "cooked"],
    ["with-salt", "without-salt"],
    ["prepared", "unprepared"],
    ["with-fat", "no-added-fat"],
    ["lean-only", "lean-and-fat"],
  ];
  const both = foods.filter(({ states }) => {
    const own = elements(states);
    return contrary.some((pair) => pair.every((state) => own.includes(state)));
  });
  const usda = both.filter(({ source }) => source === "sr28" || source === "fndds");
  expect(usda.map(({ name }) => name)).toEqual([
    "Snacks, pretzels, hard, whole-wheat including both salted and unsalted",
  ]);
  // "Potato raw pan-fried", "Bacon raw cured, smoked, boiled".
  expect(both.length).toBeLessThan(60);
});

it("the compiled files stay small enough for the repository", () => {
  const sizes = readdirSync(compiledDir).map((file) => statSync(`${compiledDir}/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});
