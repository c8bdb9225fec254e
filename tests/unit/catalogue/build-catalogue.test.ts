import { afterAll, expect, it } from "vitest";
import { buildCatalogue } from "../../../supabase/catalogue/build/build-catalogue.ts";
import type { Link } from "../../../supabase/catalogue/link/links.ts";
import { madeUpSources, writeSources } from "./made-up-sources.ts";

const sources = writeSources(madeUpSources());
afterAll(sources.remove);
const links: Link[] = [
  { foodId: 90001, source: "foundation", sourceCode: 90001, isFortified: false },
  { foodId: 90001, source: "ciqual", sourceCode: 77001, isFortified: false },
];
const catalogue = buildCatalogue(sources.dir, new Map([[90001, links]]));
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

it("an analytical value stays quantified with its count and derivation, and its range spans the twins", () => {
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

it("an analysed zero keeps its own derivation, and a twin's bound widens its range", () => {
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

it("another twin's number is preferred to a trace of the preferred twin", () => {
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

it("foods that only the flavonoid or Foundation tables have are left out, of CIQUAL those with known words", () => {
  expect(catalogue.foods.map(({ id }) => id)).toEqual([90001, 90002, 99000001, 99000002, 200_077_002]);
  const covered = new Set(catalogue.evidence.map(({ foodId }) => foodId));
  expect([...covered]).toEqual([90001, 90002, 99000001, 200_077_002]);
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

it("a value cites every publication linked to it or to a twin in the order of ids, else the database", () => {
  expect(citationsOf(90001, 1003)).toEqual([
    expect.stringContaining("Foundation Foods"),
    expect.stringContaining("Ciqual"),
    "A. Nobody, B. Else (1999). On moonroots. Journal of Nowhere 7(2), 10-12.",
    "Moonroot Board (2001). Moonroot survey. Luna, CA.",
  ]);
  expect(citationsOf(90001, 1008)).toEqual([expect.stringContaining("Release 28")]);
});

it("publication ids follow from their keys, and two keys with one citation share the smaller", () => {
  expect(evidenceOf(90001, 1003)?.referenceIds).toEqual([4, 5, 1_000_120, 2_000_050]);
  expect(evidenceOf(90001, 1087)?.referenceIds).toEqual([5, 2_000_050]);
  expect(catalogue.references.filter(({ citation }) => citation.startsWith("Moonroot Board"))).toHaveLength(
    1,
  );
});

it("a portion's grams belong to its whole label, and weightless ones are left out", () => {
  expect(catalogue.foods[0]?.portions).toEqual([
    { label: "3 oz", grams: 85 },
    { label: "0.5 cup, sliced", grams: 60.5 },
  ]);
});

it("the unspecified quantity is the default portion, guideline amounts are none, zero grams are none", () => {
  const [stew, drink] = catalogue.foods.slice(2);
  expect(stew).toMatchObject({ portions: [{ label: "1 cup", grams: 240 }], defaultPortionGrams: 200 });
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

it("synonyms are names of their own: no remarks, no trade numbers, no words of the name", () => {
  expect(catalogue.foods.map(({ synonyms }) => synonyms)).toEqual([["lunaroot"], [], ["moon soup"], [], []]);
});

it("a bound of CIQUAL is a bound, also behind a line break, and a dash is nothing", () => {
  expect(evidenceOf(90001, 2000)).toMatchObject({ amount: 0.5, valueType: "less_than", minimum: null });
  expect(evidenceOf(90001, 1089)).toBeUndefined();
});

it("carbohydrate of CIQUAL includes fibre and acids, and only where all are numbers", () => {
  expect(evidenceOf(90001, 1005)).toMatchObject({ amount: 9, valueType: "calculated" });
  expect(evidenceOf(200_077_002, 1005)).toBeUndefined();
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
    foodGroup: "invented roots",
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
