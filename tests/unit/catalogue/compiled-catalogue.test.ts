import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parseCopyRow, parseTextArray } from "../../../supabase/catalogue/format/copy-text.ts";
import { readRelease } from "../../../supabase/catalogue/load/read-release.ts";

type Row = Readonly<Record<string, string>>;

const compiledDir = fileURLToPath(new URL("../../../supabase/catalogue/compiled", import.meta.url));
const release = readRelease(compiledDir);
const compounds = readRows("compound");
const foods = readRows("food");
const references = readRows("reference");
const referenceSets = readRows("reference_set");
const evidence = readRows("food_evidence");
const foodNames = readRows("food_name");

function readRows(table: string): Row[] {
  const text =
    release.tables
      .find(({ name }) => name === table)
      ?.read()
      .toString() ?? "";
  const [header, ...rows] = text.trimEnd().split("\n").map(parseCopyRow);
  const names = (header ?? []).map(String);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])));
}

function elements(literal: string | undefined): string[] {
  return literal === "{}" || !literal ? [] : literal.slice(1, -1).split(",");
}

function readValue(foodId: number, compoundId: number) {
  const row = evidence.find(({ food_id }) => food_id === String(foodId));
  const index = elements(row?.compound_ids).indexOf(String(compoundId));
  const columns = ["amounts", "minima", "maxima", "sample_counts", "value_types"];
  return columns.map((column) => elements(row?.[column])[index]);
}

function namesOfClass(contentClass: string): (string | undefined)[] {
  return compounds.filter((row) => row.content_class === contentClass).map(({ name }) => name);
}

it("a raw apple with skin has 52 kcal, CIQUAL 54; cheddar 710 mg calcium of 39 samples, 641 to 761 in all", () => {
  expect(readValue(9003, 1008)).toEqual(["52", "52", "54", "NULL", "calculated"]);
  expect(readValue(1009, 1087)).toEqual(["710", "641", "761", "39", "quantified"]);
});

it("milk has the iodine of Foundation, chloride of CIQUAL and the range of all for calcium", () => {
  expect(readValue(11111000, 1100)).toEqual(["37.9", "17.6", "83.8", "24", "quantified"]);
  expect(readValue(11111000, 1088)[0]).toBe("103");
  expect(readValue(11111000, 1087)).toEqual(["123", "112", "130", "NULL", "calculated"]);
});

it("every energy in kilojoules agrees with its kilocalories within 3 percent or 5 kJ", () => {
  const apart = evidence.filter((row) => {
    const ids = elements(row.compound_ids);
    const [kcal, kilojoules] = ["1008", "1062"].map((id) => Number(elements(row.amounts)[ids.indexOf(id)]));
    return Math.abs((kilojoules ?? 0) - 4.184 * (kcal ?? 0)) > Math.max(5, 0.03 * (kilojoules ?? 0));
  });
  expect(apart.map(({ food_id }) => food_id)).toEqual([]);
});

it("every food of SR28 and FNDDS has its own number, and foods that only CIQUAL has are above 200 million", () => {
  const bySource = (source: string) => foods.filter((food) => food.source === source);
  expect(bySource("sr28")).toHaveLength(8789);
  expect(bySource("fndds")).toHaveLength(5432);
  const usda = foods.filter(({ source }) => source !== "ciqual");
  expect(usda.every(({ id, source_code }) => Number(source_code) === Number(id))).toBe(true);
  const ciqual = bySource("ciqual");
  expect(ciqual.length + usda.length).toBe(foods.length);
  expect(ciqual.every(({ id, source_code }) => Number(id) === 200_000_000 + Number(source_code))).toBe(true);
  expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
});

it("every food has evidence, except one whose publication has no values", () => {
  const covered = new Set(evidence.map(({ food_id }) => food_id));
  expect(foods.filter(({ id }) => !covered.has(id ?? "")).map(({ id }) => id)).toEqual(["11000000"]);
});

it("every compound has a well-formed identifier, and only a sum and its main isomer share one", () => {
  const byIdentifier = Map.groupBy(compounds, ({ identifier }) => identifier);
  for (const identifier of byIdentifier.keys())
    expect(identifier).toMatch(/^(?:CHEBI|CDNO|INFOODS|USDA):[^ ]+$/);
  const shared = [...byIdentifier].filter(([, rows]) => rows.length > 1);
  expect(shared.map(([, rows]) => rows.map(({ name }) => name))).toEqual([
    ["PUFA 18:2", "PUFA 18:2 n-6 c,c"],
    ["PUFA 20:4", "PUFA 20:4 n-6"],
  ]);
});

it("no name or synonym is shared by two compounds, ignoring case", () => {
  const owners = new Map<string, string | undefined>();
  for (const { id, name = "", synonyms = "" } of compounds) {
    for (const label of [name, ...parseTextArray(synonyms)]) {
      const key = label.toLowerCase();
      expect(owners.has(key), `"${label}" of ${id} and ${owners.get(key)}`).toBe(false);
      owners.set(key, id);
    }
  }
});

it.each([
  ["kcal", 1008],
  ["kilojoules", 1062],
  ["carbs", 1005],
  ["fibre", 1079],
  ["saturates", 1258],
  ["ascorbic acid", 1162],
  ["b12", 1178],
  ["dha", 1272],
  ["ala", 1404],
  ["sugars", 2000],
])('"%s" is a synonym of compound %i', (synonym, id) => {
  const row = compounds.find((compound) => compound.id === String(id));
  expect(parseTextArray(row?.synonyms ?? "")).toContain(synonym);
});

it("the macro tier is the list of the contract", () => {
  expect(namesOfClass("macro")).toEqual([
    "Protein",
    "Total lipid (fat)",
    "Carbohydrate, by difference",
    "Ash",
    "Energy",
    "Starch",
    "Alcohol, ethyl",
    "Water",
    "Energy (kJ)",
    "Fiber, total dietary",
    "Cholesterol",
    "Fatty acids, total trans",
    "Fatty acids, total saturated",
    "Fatty acids, total monounsaturated",
    "Fatty acids, total polyunsaturated",
    "Sugars, total",
  ]);
});

it("the micro tier has the minerals and vitamins of SR28 and no flavonoid, amino acid or fatty acid", () => {
  const names = namesOfClass("micro");
  for (const name of [
    "Iron, Fe",
    "Selenium, Se",
    "Vitamin C, total ascorbic acid",
    "Vitamin B-12",
    "Folate, DFE",
  ]) {
    expect(names).toContain(name);
  }
  for (const name of ["Quercetin", "Leucine", "SFA 16:0", "Caffeine", "Biotin"])
    expect(names).not.toContain(name);
});

it("every evidence row is aligned, ordered by compound, and refers to known compounds and references", () => {
  const known = new Set(compounds.map(({ id }) => id));
  const sets = new Set(referenceSets.map(({ id }) => id));
  const columns = [
    "amounts",
    "value_types",
    "minima",
    "maxima",
    "sample_counts",
    "derivations",
    "reference_set_ids",
  ];
  const faulty = evidence.filter((row) => {
    const ids = elements(row.compound_ids);
    const aligned = columns.every((column) => elements(row[column]).length === ids.length);
    const ordered = ids.every((id, index) => known.has(id) && Number(id) > Number(ids[index - 1] ?? 0));
    return !(aligned && ordered && elements(row.reference_set_ids).every((id) => sets.has(id)));
  });
  expect(faulty).toEqual([]);
});

it("amounts are numbers from zero up, and missing only for traces", () => {
  const faulty = evidence.filter((row) => {
    const types = elements(row.value_types);
    return elements(row.amounts).some((amount, index) =>
      amount === "NULL" ? types[index] !== "trace" : !(Number(amount) >= 0),
    );
  });
  expect(faulty).toEqual([]);
});

it("every range contains its value; an estimated value is calculated or a bound and always has a citation", () => {
  const faulty = evidence.flatMap((row) => {
    const column = (name: string) => elements(row[name]);
    const [amounts, minima, maxima] = [column("amounts"), column("minima"), column("maxima")];
    const [types, derivations] = [column("value_types"), column("derivations")];
    return amounts.flatMap((amount, index) => {
      const isFilled = derivations[index]?.includes("donor:");
      const isOdd = isFilled && types[index] !== "calculated" && types[index] !== "less_than";
      const isOutside =
        isFilled && (Number(minima[index]) > Number(amount) || Number(maxima[index]) < Number(amount));
      return isOdd || isOutside ? [`${row.food_id} ${column("compound_ids")[index]}`] : [];
    });
  });
  expect(faulty).toEqual([]);
});

it("at least 3,000 foods have a name in each of German, French and Italian", () => {
  const byLanguage = Map.groupBy(foodNames, ({ language }) => language);
  expect([...byLanguage.keys()].sort()).toEqual(["de", "fr", "it"]);
  for (const names of byLanguage.values()) expect(names.length).toBeGreaterThan(3000);
});

it("a food that has a German name has a French and an Italian one", () => {
  const languages = Map.groupBy(foodNames, ({ food_id }) => food_id);
  const translated = foodNames.filter(({ language }) => language === "de");
  const missing = translated.filter(({ food_id }) => languages.get(food_id)?.length !== 3);
  expect(missing).toEqual([]);
});

it("reviewed names are one tidy line in the spelling of their language", () => {
  const misspelt = new Map([
    ["de", /(?:sü|[wh]ei|gro)ss/iu],
    ["fr", /[bc]oeu|\boeuf/iu],
  ]);
  const isReviewed = ({ food_id }: Row) => Number(food_id) < 200_000_000;
  const wrong = foodNames.filter(isReviewed).filter(({ name = "", language = "" }) => {
    const isTidy = name === name.normalize("NFC").trim() && !/\s{2}|[\t"]|,(?! )(?!\d)/u.test(name);
    return !isTidy || misspelt.get(language)?.test(name);
  });
  expect(wrong).toEqual([]);
});

it("every reference set refers to known references, and citations are unique", () => {
  const known = new Set(references.map(({ id }) => id));
  expect(
    referenceSets.flatMap(({ reference_ids }) => elements(reference_ids)).every((id) => known.has(id)),
  ).toBe(true);
  expect(new Set(references.map(({ citation }) => citation)).size).toBe(references.length);
});

it("every portion weighs something", () => {
  const weightless = foods.filter((food) =>
    elements(food.portion_grams).some((grams) => !(Number(grams) > 0)),
  );
  expect(weightless).toEqual([]);
});

it("no food has contrary states, except one that is published as both salted and unsalted", () => {
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
  expect(both.map(({ name }) => name)).toEqual([
    "Snacks, pretzels, hard, whole-wheat including both salted and unsalted",
  ]);
});

it("the compiled files stay small enough for the repository", () => {
  const sizes = readdirSync(compiledDir).map((file) => statSync(`${compiledDir}/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});
