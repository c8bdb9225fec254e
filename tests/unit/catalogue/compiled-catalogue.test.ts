import { expect, it } from "vitest";
import { parseTextArray } from "../../../supabase/catalogue/format/copy-text.ts";
import { elements, readRows } from "./compiled-release.ts";

const compounds = readRows("compound");
const foods = readRows("food");
const references = readRows("reference");
const referenceSets = readRows("reference_set");
const evidence = readRows("food_evidence");

function readValue(foodId: number, compoundId: number) {
  const row = evidence.find(({ food_id }) => food_id === String(foodId));
  const index = elements(row?.compound_ids).indexOf(String(compoundId));
  const columns = ["amounts", "minima", "maxima", "sample_counts", "value_types"];
  return columns.map((column) => elements(row?.[column])[index]);
}

function namesOfClass(contentClass: string): (string | undefined)[] {
  return compounds.filter((row) => row.content_class === contentClass).map(({ name }) => name);
}

it("a raw apple with skin has 52 kcal, 51 to 56 in all tables; cheddar 710 mg calcium of 39 samples, 641 to 761", () => {
  expect(readValue(9003, 1008)).toEqual(["52", "51", "56", "NULL", "calculated"]);
  expect(readValue(1009, 1087)).toEqual(["710", "641", "761", "39", "quantified"]);
});

it("milk has the iodine of Foundation, chloride of CoFID and the range of all for calcium", () => {
  expect(readValue(11111000, 1100)).toEqual(["37.9", "16", "83.8", "24", "quantified"]);
  expect(readValue(11111000, 1088)).toEqual(["89", "89", "103", "NULL", "quantified"]);
  expect(readValue(11111000, 1087)).toEqual(["123", "112", "130", "NULL", "calculated"]);
});

// As they are printed: 76 kJ with 137 kcal for sea bass, 207 kJ with 41 kcal for Jerusalem artichoke.
const misprinted = ["223001560", "226004630"];

it("energy in kilojoules agrees with kilocalories within 8 percent or 10 kJ, nearly always within 3 percent or 5 kJ", () => {
  const energies = evidence.map((row) => {
    const ids = elements(row.compound_ids);
    const [kcal = 0, kilojoules = 0] = ["1008", "1062"].map((id) =>
      Number(elements(row.amounts)[ids.indexOf(id)]),
    );
    return { id: row.food_id, kilojoules, difference: Math.abs(kilojoules - 4.184 * kcal) };
  });
  const near = energies.filter(({ kilojoules, difference }) => difference > Math.max(5, 0.03 * kilojoules));
  expect(near.length).toBeLessThan(30);
  const far = near.filter(({ kilojoules, difference }) => difference > Math.max(10, 0.08 * kilojoules));
  expect(far.map(({ id }) => id)).toEqual(misprinted);
});

it("every food of a national table has energy and a carbohydrate", () => {
  const isNational = new Set(
    foods.filter(({ source }) => source !== "sr28" && source !== "fndds").map(({ id }) => id),
  );
  const lacking = evidence.filter(({ food_id, compound_ids }) => {
    const ids = elements(compound_ids);
    return (
      isNational.has(food_id) && !(ids.includes("1008") && (ids.includes("1005") || ids.includes("90001")))
    );
  });
  const dishes = lacking.filter(
    ({ food_id }) => Number(food_id) >= 201_000_000 && Number(food_id) < 202_000_000,
  );
  expect(lacking.length - dishes.length).toBe(0);
  expect(dishes.length).toBeLessThan(5);
});

it("each bound with publications of its own has a range that it bounds", () => {
  const sets = new Set(referenceSets.map(({ id }) => id));
  const faulty = evidence.filter((row) =>
    ["minimum", "maximum"].some((bound) => {
      const ids = elements(row[`${bound}_reference_set_ids`]);
      const values = elements(row[bound === "minimum" ? "minima" : "maxima"]);
      return ids.some((id, index) => id !== "NULL" && (!sets.has(id) || values[index] === "NULL"));
    }),
  );
  expect(faulty).toEqual([]);
  expect(evidence.filter((row) => elements(row.minimum_reference_set_ids).length > 0).length).toBeGreaterThan(
    2500,
  );
});

it("no amount has more digits than were measured", () => {
  const long = evidence.flatMap((row) =>
    elements(row.amounts).filter((amount) => amount.replace(/^0\.0*|\.|e-?\d+$/g, "").length > 9),
  );
  expect(long.length).toBeLessThan(100);
  const tiny = evidence.flatMap((row) =>
    elements(row.amounts).filter((amount) => Number(amount) !== 0 && Number(amount) < 1e-9),
  );
  expect(tiny).toEqual([]);
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
    "Carbohydrate, available",
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

it("every reference set refers to known references, and citations are unique", () => {
  const known = new Set(references.map(({ id }) => id));
  expect(
    referenceSets.flatMap(({ reference_ids }) => elements(reference_ids)).every((id) => known.has(id)),
  ).toBe(true);
  expect(new Set(references.map(({ citation }) => citation)).size).toBe(references.length);
});
