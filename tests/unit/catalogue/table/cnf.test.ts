import { expect, it } from "vitest";
import { readCnf } from "../../../../supabase/catalogue/table/cnf.ts";
import { type CnfFood, cnfFiles } from "../made-up-tables.ts";
import { findValue, readMadeUp, referenceId } from "./read-made-up.ts";

const [energy, protein, alcohol, magnesium] = [1008, 1003, 1018, 1090];

function read(...foods: CnfFood[]) {
  return readMadeUp("cnf", readCnf, cnfFiles(...foods));
}

it("a food has its id, group, French name and the number of the USDA food that it is based on", () => {
  const { records, names, sr28Codes } = read(
    { id: "17", name: " Moonroot drink", french: "Boisson de  lune\n", usdaCode: "09003" },
    { id: "18", usdaCode: "" },
  );
  expect(records[0]).toMatchObject({
    id: 202_000_017,
    source: "cnf",
    sourceCode: "17",
    name: "Moonroot drink",
    foodGroup: "Beverages",
  });
  expect(names).toEqual([{ foodId: 202_000_017, language: "fr", name: "Boisson de lune" }]);
  expect([...(sr28Codes ?? [])]).toEqual([[202_000_017, "09003"]]);
});

it.each([
  ["0", "calculated", "CNF-0"],
  ["3", "quantified", "CNF-3"],
  ["7", "quantified", "CNF-7"],
  ["9", "calculated", "CNF-9"],
  ["102", "calculated", "CNF-102"],
  ["12", "quantified", "Z"],
])("a value of source %s is %s with derivation %s", (source, valueType, derivation) => {
  const table = read({ id: "17", values: { "203": ["1.5", source] } });
  expect(findValue(table, protein)).toEqual({
    foodId: 202_000_017,
    compoundId: protein,
    amount: 1.5,
    valueType,
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation,
    referenceIds: [referenceId],
  });
});

it("an assumed zero is a known zero, a copied zero is a number", () => {
  const table = read({ id: "17", values: { "221": ["0", "12"], "208": ["0", "0"] } });
  expect(findValue(table, alcohol)).toMatchObject({ amount: 0, valueType: "quantified", derivation: "Z" });
  expect(findValue(table, energy)).toMatchObject({ amount: 0, derivation: "CNF-0" });
});

it("the sample count is the number of observations, and null where it is 0 or empty", () => {
  const countOf = (count: string) =>
    findValue(read({ id: "17", values: { "304": ["23", "3", count] } }), magnesium)?.sampleCount;
  expect([countOf("6"), countOf("0"), countOf("")]).toEqual([6, null, null]);
});

it("an empty amount is no value, and a nutrient outside the list is left out", () => {
  const table = read({ id: "17", values: { "203": ["", "0"], "998": ["5", "0"] } });
  expect(table.evidence).toEqual([]);
});

it("grams of a measure are 100 times its factor, and a label counts once", () => {
  const { records } = read({ id: "17", factors: { "1": "2.4215", "2": "0.07", "3": "2.3", "5": "0.01" } });
  const base = { source: "cnf", country: "CA" };
  expect(records[0]?.portions).toEqual([
    { ...base, label: "1 cup", grams: 242.15 },
    { ...base, label: "250 ml, chopped", grams: 7 },
    { ...base, label: "1.5 ml", grams: 1 },
  ]);
});

it("an unnamed or weightless measure and a mass are no portions", () => {
  expect(read({ id: "17", factors: { "1": "0", "4": "1", "9": "1" } }).records[0]?.portions).toEqual([]);
});

it.each([
  [{ id: "x17" }, "FOOD_NAME.csv row 2", '"x17" is not a code of this table'],
  [{ id: "17", groupId: "99" }, "FOOD_NAME.csv row 2", 'the group "" is not in food-groups.tsv'],
  [{ id: "17", values: { "203": ["much", "0"] } }, "NUTRIENT_AMOUNT.csv row 2", '"much" is not a number'],
  [{ id: "17", values: { "203": ["1", "77"] } }, "NUTRIENT_AMOUNT.csv row 2", 'the source "77" is unknown'],
  [{ id: "17", factors: { "1": "" } }, "CONVERSION_FACTOR.csv row 2", "a number is missing"],
] as const)("%j is an error in %s: %s", (food, place, message) => {
  expect(() => read(food)).toThrow(`Cannot compile catalogue: canada-cnf-2015/${place}: ${message}`);
});

it("a value with a malformed food number is an error that names file and row", () => {
  const files = cnfFiles({ id: "17", values: { "203": ["1", "0"] } });
  const file = "canada-cnf-2015/NUTRIENT_AMOUNT.csv";
  const changed = { ...files, [file]: files[file]?.replace("\n17,", "\nA17,") ?? "" };
  expect(() => readMadeUp("cnf", readCnf, changed)).toThrow(`${file} row 2: "A17" is not a food number`);
});
