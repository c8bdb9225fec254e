import { expect, it } from "vitest";
import { readStfcj } from "../../../../supabase/catalogue/table/stfcj.ts";
import { stfcjFiles, type WideFood } from "../made-up-tables.ts";
import { findValue, readMadeUp, referenceId } from "./read-made-up.ts";

const [energy, water, protein, iron] = [1008, 1051, 1003, 1089];
const file = "japan-2023/foods-ja.csv";

function read(...foods: WideFood[]) {
  return readMadeUp("stfcj", readStfcj, stfcjFiles(...foods));
}

function readIron(text: string) {
  return findValue(read({ code: "06001", values: { FE: text } }), iron);
}

it("a food has its id, English name, synonyms, Japanese name and group", () => {
  const { records, names } = read({
    code: "06001",
    name: "Moonroot,\nraw ［Syn. Lunaroot, moon yam］",
    localName: "月の根　生",
  });
  expect(records[0]).toMatchObject({
    id: 205_006_001,
    source: "stfcj",
    sourceCode: "06001",
    name: "Moonroot, raw",
    synonyms: ["Lunaroot", "moon yam"],
    foodGroup: "Vegetables and Vegetable Products",
    states: ["raw"],
  });
  expect(names).toEqual([{ foodId: 205_006_001, language: "ja", name: "月の根 生" }]);
});

it("synonyms in plain brackets are read too", () => {
  const { records } = read({ code: "06001", name: "Moonroot [Syn. Lunaroot]" });
  expect(records[0]).toMatchObject({ name: "Moonroot", synonyms: ["Lunaroot"] });
});

it("a number is quantified and cites the table; energy is calculated", () => {
  const table = read({ code: "06001", values: { WATER: "80.5", ENERC_KCAL: "343" } });
  expect(findValue(table, water)).toEqual({
    foodId: 205_006_001,
    compoundId: water,
    amount: 80.5,
    valueType: "quantified",
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: "STFCJ",
    referenceIds: [referenceId],
  });
  expect(findValue(table, energy)).toMatchObject({ amount: 343, valueType: "calculated" });
});

it.each([
  ["0", 0, "quantified"],
  ["(0)", 0, "calculated"],
  ["(0.3)", 0.3, "calculated"],
  ["Tr", null, "trace"],
  ["(Tr)", null, "trace"],
  ["0.9†", 0.9, "quantified"],
])('"%s" is the amount %s, %s', (text, amount, valueType) => {
  expect(readIron(text)).toMatchObject({ amount, valueType });
});

it.each(["", "-", "*"])('"%s" is no value', (text) => {
  expect(readIron(text)).toBeUndefined();
});

it("columns are found by the row of component names", () => {
  const files = stfcjFiles({ code: "06001", values: { "PROT-": "7", FE: "1" } });
  const text = files[file] ?? "";
  const swapped = text.replace(" PROT- ", " ? ").replace(" FE ", " PROT- ").replace(" ? ", " FE ");
  const table = readMadeUp("stfcj", readStfcj, { ...files, [file]: swapped });
  expect([protein, iron].map((id) => findValue(table, id)?.amount)).toEqual([1, 7]);
});

it.each([
  ["a word for a number", { code: "06001", values: { FE: "many" } }, '"many" is not a number'],
  ["a malformed code", { code: "A6001" }, '"A6001" is not a code of this table'],
  ["an unknown group", { code: "06001", group: "99" }, 'the group "99" is not in food-groups.tsv'],
  ["a food without an English name", { code: "06001", name: "" }, "the name is missing"],
])("%s is an error that names file and row", (_, food, message) => {
  expect(() => read({ code: "06002" }, food)).toThrow(`Cannot compile catalogue: ${file} row 4: ${message}`);
});

it("a missing row of component names, and a missing name in it, are errors", () => {
  const files = stfcjFiles({ code: "06001" });
  const readReplacing = (from: string) =>
    readMadeUp("stfcj", readStfcj, { ...files, [file]: files[file]?.replace(from, "x") ?? "" });
  expect(() => readReplacing("成分識別子")).toThrow(`${file}: the row "成分識別子" is missing`);
  expect(() => readReplacing(" ASH ")).toThrow(`${file} row 2: the column "ASH" is missing`);
});
