import { afterAll, expect, it } from "vitest";
import { buildCatalogue } from "../../../supabase/catalogue/build/build-catalogue.ts";
import { madeUpLists } from "./made-up-lists.ts";
import { madeUpSources, writeSources } from "./made-up-sources.ts";

const sources = writeSources(madeUpSources());
const lists = writeSources(madeUpLists());
afterAll(() => {
  sources.remove();
  lists.remove();
});
const catalogue = buildCatalogue(sources.dir, lists.dir);
const biotin = 1176;
const iodine = 1100;
const quercetin = 1391;

function evidenceOf(foodId: number, compoundId: number) {
  return catalogue.evidence.find((value) => value.foodId === foodId && value.compoundId === compoundId);
}

function citationsOf(foodId: number, compoundId: number) {
  const ids = evidenceOf(foodId, compoundId)?.referenceIds ?? [];
  return ids.map((id) => catalogue.references.find((reference) => reference.id === id)?.citation);
}

it("an analytical value stays quantified with its count and derivation, and its range spans the members", () => {
  expect(evidenceOf(90001, 1003)).toMatchObject({
    amount: 1.25,
    valueType: "quantified",
    minimum: 1.1,
    maximum: 10,
    sampleCount: 4,
    derivation: "A",
  });
});

it("an imputed value and a value from a label are calculated, without a range", () => {
  expect(evidenceOf(90001, 1008)).toMatchObject({
    amount: 41,
    valueType: "calculated",
    minimum: null,
    maximum: null,
  });
  expect(evidenceOf(90002, 1003)).toMatchObject({ amount: 8.5, valueType: "calculated", derivation: "LC" });
});

it("an assumed zero is a known zero with derivation Z, whether or not the code is published", () => {
  for (const compoundId of [1018, 1057]) {
    expect(evidenceOf(90001, compoundId)).toMatchObject({
      amount: 0,
      valueType: "quantified",
      derivation: "Z",
      sampleCount: null,
    });
  }
});

it("an analysed zero keeps its own derivation, and a member's bound widens its range", () => {
  expect(evidenceOf(90001, 1087)).toMatchObject({
    amount: 0,
    derivation: "A",
    minimum: 0,
    maximum: 2,
    sampleCount: 3,
  });
});

it("a value that is not published is absent, not zero", () => {
  expect(evidenceOf(90002, 1008)).toBeUndefined();
  expect(evidenceOf(99000001, 1165)).toBeUndefined();
  expect(catalogue.evidence.some(({ foodId }) => foodId === 99000002)).toBe(false);
});

it("another member's number is preferred to a trace of the preferred member", () => {
  expect(evidenceOf(90001, iodine)).toMatchObject({
    amount: 0.4,
    valueType: "quantified",
    derivation: "CIQUAL",
  });
});

it("a trace has neither amount nor range", () => {
  expect(evidenceOf(90001, 1162)).toMatchObject({
    amount: null,
    valueType: "trace",
    minimum: null,
    maximum: null,
  });
});

it("Foundation adds what SR28 lacks and never replaces what SR28 has", () => {
  expect(evidenceOf(90001, biotin)).toMatchObject({
    amount: 2.5,
    minimum: 1.5,
    maximum: 3.5,
    sampleCount: 8,
  });
  expect(evidenceOf(90001, 1003)?.amount).toBe(1.25);
  expect(citationsOf(90001, biotin)).toEqual([expect.stringContaining("Foundation Foods")]);
});

it("flavonoids join the food of the same number with their range, confidence and own publication", () => {
  expect(evidenceOf(90001, quercetin)).toMatchObject({
    amount: 3.5,
    valueType: "quantified",
    minimum: 2.5,
    maximum: 4.5,
    sampleCount: 2,
    derivation: "CC-B",
    referenceIds: [3_000_071],
  });
  expect(citationsOf(90001, quercetin)).toEqual([
    "Nobody, A. (2003). Roots; and flavonols. J. Nowhere 4, 5.",
  ]);
});

const [ciqualBread, pie, finnishBread, cake, shoots, starfig] = [
  200_077_002, 201_000_001, 203_000_041, 204_000_052, 205_006_061, 220_000_310,
];

it("foods are those of the USDA, our own, and national records with energy and carbohydrate that join no other", () => {
  const national = [ciqualBread, pie, finnishBread, cake, shoots, starfig];
  expect(catalogue.foods.map(({ id }) => id)).toEqual([90001, 90002, 99000001, 99000002, ...national]);
  const covered = new Set(catalogue.evidence.map(({ foodId }) => foodId));
  expect([...covered]).toEqual([90001, 90002, 99000001, ...national]);
});

it("each food lists the records that it consists of, its own first", () => {
  const membersOf = (id: number) =>
    catalogue.members
      .filter(({ foodId }) => foodId === id)
      .map(({ source, sourceCode, name }) => `${source}:${sourceCode} ${name}`);
  expect(membersOf(90001)).toEqual([
    "sr28:90001 Moonroot, raw, without skin",
    expect.stringContaining("foundation:90001"),
    "ciqual:77001 Moonroot, raw",
    "cnf:31 Moonroot",
  ]);
  expect(membersOf(starfig)).toEqual(["cofid:10-031 Starfig, raw", "bls:G131000 Starfig raw"]);
  expect(membersOf(pie)).toEqual(["own_dish:1 Moonroot pie"]);
});

it("a member adds what no preferred record has, and nothing that it copies from the USDA", () => {
  expect(evidenceOf(90001, 1090)).toMatchObject({
    amount: 25,
    valueType: "quantified",
    sampleCount: 6,
    derivation: "CNF-3",
    referenceIds: [8],
  });
  expect(evidenceOf(starfig, 1003)).toMatchObject({
    amount: 1.25,
    minimum: 1.25,
    minimumReferenceIds: [7],
    maximum: 1.5,
    maximumReferenceIds: [11],
  });
});

it("monosaccharide equivalents lead to starch, sugars and carbohydrate in the other definitions", () => {
  const amounts = [1009, 2000, 90_001, 1005].map((id) => evidenceOf(starfig, id));
  expect(amounts.map((value) => value?.amount)).toEqual([10, 2, 12, 15]);
  expect(amounts.map((value) => value?.valueType)).toEqual(Array(4).fill("calculated"));
});

it("energy in kilojoules is also given in kilocalories", () => {
  expect(evidenceOf(finnishBread, 1008)).toMatchObject({ amount: 239.006, valueType: "calculated" });
});

it("a dish of our own is computed from its ingredients, with their ranges and citations", () => {
  expect(evidenceOf(pie, 1003)).toMatchObject({
    amount: 1.563,
    valueType: "calculated",
    minimum: 1.45,
    maximum: 8.25,
    derivation: "donor:recipe",
    referenceIds: [7, 13, 1_000_120, 2_000_050],
  });
  expect(catalogue.foods.find(({ id }) => id === pie)).toMatchObject({
    source: "own_dish",
    synonyms: ["Luna pie"],
    portions: [
      { label: "1 pie", grams: 400 },
      { label: "1 slice", grams: 110 },
    ],
    defaultPortionGrams: 400,
  });
});

it("names in other languages are those of all records", () => {
  const namesOf = (id: number) =>
    catalogue.names.filter(({ foodId }) => foodId === id).map(({ language, name }) => `${language} ${name}`);
  expect(namesOf(90001)).toEqual(["fr Racine de lune, crue", "fr Racine de lune"]);
  expect(namesOf(starfig)).toEqual(["de Mondwurzel roh"]);
  expect(namesOf(pie)).toEqual(["de Mondwurzelkuchen"]);
});

it("given names are plain names; those of brands are apart", () => {
  const [moonroot, , stew] = catalogue.foods;
  expect(moonroot).toMatchObject({ plainNames: ["moonroot", "moonroots", "lunar yam"], genericFor: [] });
  expect(stew).toMatchObject({ plainNames: [], genericFor: ["Moonix"] });
});

it("an FNDDS value is calculated and cites FNDDS, a zero of it is a number", () => {
  expect(evidenceOf(99000001, 1008)).toMatchObject({
    amount: 77,
    valueType: "calculated",
    derivation: "FNDDS",
  });
  expect(evidenceOf(99000001, 1003)).toMatchObject({ amount: 0, valueType: "calculated" });
  expect(citationsOf(99000001, 1008)).toEqual([expect.stringContaining("Dietary Studies")]);
});

it("a value cites every publication linked to it in the order of ids, else the database", () => {
  expect(citationsOf(90001, 1003)).toEqual([
    "A. Nobody, B. Else (1999). On moonroots. Journal of Nowhere 7(2), 10-12.",
    "Moonroot Board (2001). Moonroot survey. Luna, CA.",
  ]);
  expect(citationsOf(90001, 1008)).toEqual([expect.stringContaining("Release 28")]);
});

it("publication ids follow from their keys, and two keys with one citation share the smaller", () => {
  expect(evidenceOf(90001, 1003)?.referenceIds).toEqual([1_000_120, 2_000_050]);
  expect(evidenceOf(90001, 1087)?.referenceIds).toEqual([2_000_050]);
  expect(catalogue.references.filter(({ citation }) => citation.startsWith("Moonroot Board"))).toHaveLength(
    1,
  );
});

it("the bounds of a range cite the tables of the records that reach them", () => {
  expect(evidenceOf(90001, 1003)).toMatchObject({
    minimumReferenceIds: [1_000_120, 2_000_050],
    maximumReferenceIds: [4],
  });
  expect(evidenceOf(90001, 1087)).toMatchObject({
    minimumReferenceIds: [5, 2_000_050],
    maximumReferenceIds: [5],
  });
});

it("a portion's grams belong to its whole label, weightless ones are left out, and members add theirs", () => {
  expect(catalogue.foods[0]?.portions).toEqual([
    { label: "3 oz", grams: 85, source: "sr28", country: "US" },
    { label: "0.5 cup, sliced", grams: 60.5, source: "sr28", country: "US" },
    { label: "250 ml, chopped", grams: 140, source: "cnf", country: "CA" },
  ]);
});

it("the unspecified quantity is the default portion, guideline amounts and zero grams are none, bowls are added", () => {
  const [stew, drink] = catalogue.foods.slice(2);
  expect(stew).toMatchObject({
    portions: [
      { label: "1 cup", grams: 240 },
      { label: "1 bowl", grams: 350 },
    ],
    defaultPortionGrams: 200,
  });
  expect(drink).toMatchObject({ portions: [], defaultPortionGrams: null });
});

it("a dish keeps its recipe with retention codes and moisture change", () => {
  expect(catalogue.foods[2]).toMatchObject({
    ingredients: [
      { code: 90001, grams: 100, retentionCode: 0 },
      { code: 90002, grams: 50.5, retentionCode: 3004 },
    ],
    moistureChangePercent: -10,
  });
});

it("synonyms are names of their own: no remarks, no trade numbers, no words of the name; then given names", () => {
  expect(catalogue.foods.slice(0, 5).map(({ synonyms }) => synonyms)).toEqual([
    ["lunaroot", "lunar yam"],
    [],
    ["moon soup"],
    [],
    [],
  ]);
});

it("names of members are kept apart, each once and not the name of the food", () => {
  expect(catalogue.foods[0]?.memberNames).toEqual(["Moonroot, raw", "Moonroot"]);
  expect(catalogue.foods.find(({ id }) => id === starfig)?.memberNames).toEqual(["Starfig raw"]);
});

it("a bound of CIQUAL is a bound, also behind a line break, and a dash is nothing", () => {
  expect(evidenceOf(90001, 2000)).toMatchObject({ amount: 0.5, valueType: "less_than", minimum: null });
  expect(evidenceOf(90001, 1089)).toBeUndefined();
});

it("carbohydrate of CIQUAL includes fibre and acids; a bound among them counts as itself", () => {
  expect(evidenceOf(90001, 1005)).toMatchObject({ amount: 9, valueType: "calculated", derivation: "CIQUAL" });
  expect(evidenceOf(ciqualBread, 1005)).toMatchObject({
    amount: 51,
    valueType: "calculated",
    derivation: "carbohydrate",
  });
  expect(evidenceOf(90001, 90_001)).toMatchObject({ amount: 6, valueType: "quantified" });
});

it("a food that CIQUAL averages from others is calculated and keeps its French name", () => {
  expect(evidenceOf(200_077_002, 1003)).toMatchObject({
    amount: 8,
    valueType: "calculated",
    derivation: "CIQUAL",
  });
  expect(catalogue.names).toContainEqual({
    foodId: 200_077_002,
    language: "fr",
    name: "Pain de lune (aliment moyen)",
  });
  expect(catalogue.foods[4]).toMatchObject({
    name: "Selenobread & moonroot",
    foodGroup: "Baked Products",
    portions: [],
  });
});

it("energy in kilojoules is computed from kilocalories where a source has only these", () => {
  expect(evidenceOf(99000001, 1062)).toMatchObject({
    amount: 322.2,
    valueType: "calculated",
    derivation: "unit",
  });
});

it("foods carry group and states", () => {
  expect(catalogue.foods[0]).toMatchObject({ foodGroup: "Invented Foods", states: ["raw", "without-skin"] });
  expect(catalogue.foods[1]).toMatchObject({ states: ["cooked", "boiled", "with-salt"] });
  expect(catalogue.foods[2]).toMatchObject({ foodGroup: "Stews, invented", states: ["no-added-fat"] });
});

it("a component of Foundation that the compound table does not name is not carried", () => {
  expect(catalogue.compounds.some(({ id }) => id === 9999)).toBe(false);
});
