import { expect, it } from "vitest";
import { readBls } from "../../../../supabase/catalogue/table/bls.ts";
import { type BlsFood, blsFiles } from "../made-up-tables.ts";
import { findValue, readMadeUp, referenceId } from "./read-made-up.ts";

const [protein, fat, fibre, carbohydrate, starch] = [1003, 1004, 1079, 90_001, 1009];
const starchColumn = "STARCH Stärke (Stärke, Glykogen, Dextrine) [g/100g]";
const file = "germany-bls-4/foods-de.csv";

function read(...foods: BlsFood[]) {
  return readMadeUp("bls", readBls, blsFiles(...foods));
}

const macros = ["1.5", "2", "3"] as const;

it("a food has its id, official English name, German name and group", () => {
  const { records, names } = read({
    code: "G131000",
    name: " Moonroot raw",
    localName: "Mondwurzel, roh",
    macros,
  });
  expect(records[0]).toMatchObject({
    id: 300_000_000 + (61 * 1296 + 109) * 1000,
    source: "bls",
    sourceCode: "G131000",
    name: "Moonroot raw",
    foodGroup: "Vegetables and Vegetable Products",
  });
  expect(names).toEqual([{ foodId: records[0]?.id, language: "de", name: "Mondwurzel, roh" }]);
});

it("every value is calculated and cites the table", () => {
  const table = read({
    code: "G131000",
    macros,
    values: { "CHO Kohlenhydrate, verfügbar [g/100g]": "53.7" },
  });
  const value = {
    foodId: table.records[0]?.id,
    valueType: "calculated",
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: "BLS",
    referenceIds: [referenceId],
  };
  expect(table.evidence).toEqual([
    { ...value, compoundId: carbohydrate, amount: 53.7 },
    { ...value, compoundId: protein, amount: 1.5 },
    { ...value, compoundId: fat, amount: 2 },
    { ...value, compoundId: fibre, amount: 3 },
  ]);
});

it.each(["TR", "<LOD", "<LOQ", "<LOD or <LOQ"])('"%s" is a trace', (text) => {
  const table = read({ code: "G131000", macros, values: { [starchColumn]: text } });
  expect(findValue(table, starch)).toMatchObject({ amount: null, valueType: "trace" });
});

it("a dash and an empty cell are no value, a 0 of a carbohydrate is one", () => {
  const starchOf = (text: string) =>
    findValue(read({ code: "G131000", macros, values: { [starchColumn]: text } }), starch);
  expect([starchOf("-"), starchOf("")]).toEqual([undefined, undefined]);
  expect(starchOf("0")).toMatchObject({ amount: 0, valueType: "calculated" });
});

it("a 0 of protein, fat or fibre counts only in groups that have none of it", () => {
  const zeros = ["0", "0", "0"] as const;
  const zerosOf = (code: string) =>
    read({ code, macros: zeros }).evidence.map(({ compoundId, amount }) => [compoundId, amount]);
  expect(zerosOf("G131000")).toEqual([]);
  expect(zerosOf("M131000")).toEqual([[fibre, 0]]);
  expect(zerosOf("P131000")).toEqual([
    [protein, 0],
    [fat, 0],
    [fibre, 0],
  ]);
  expect(zerosOf("R131000")).toHaveLength(3);
  expect(zerosOf("R231000")).toHaveLength(0);
});

it("an empty cell of protein, fat or fibre is no value", () => {
  expect(read({ code: "G131000", macros: ["", "2", ""] }).evidence).toEqual([
    expect.objectContaining({ compoundId: fat, amount: 2 }),
  ]);
});

it("a food without protein, fat and fibre is left out", () => {
  const { records } = read({ code: "G131000" }, { code: "G132000", macros });
  expect(records.map(({ sourceCode }) => sourceCode)).toEqual(["G132000"]);
});

it.each([
  ["a word for a number", { code: "G131000", values: { [starchColumn]: "viel" } }, '"viel" is not a number'],
  ["a malformed code", { code: "G13100" }, '"G13100" is not a code of this table'],
  ["an unknown group", { code: "Z131000" }, 'the group "Z" is not in food-groups.tsv'],
  ["a missing name", { code: "G131000", name: "" }, "the name is missing"],
])("%s is an error that names file and row", (_, food, message) => {
  expect(() => read({ code: "G130000", macros }, { ...food, macros })).toThrow(
    `Cannot compile catalogue: ${file} row 3: ${message}`,
  );
});

it("a word for protein is an error that names file and row", () => {
  expect(() => read({ code: "G131000", macros: ["viel", "1", "1"] })).toThrow(
    'Cannot compile catalogue: germany-bls-4/macros.csv row 2: "viel" is not a number',
  );
});
