import { expect, it } from "vitest";
import { readCofid } from "../../../../supabase/catalogue/table/cofid.ts";
import { type CofidFood, cofidFiles } from "../made-up-tables.ts";
import { findValue, readMadeUp, referenceId } from "./read-made-up.ts";

const [energy, protein, iron, vitaminC, alcohol, sodium] = [1008, 1003, 1089, 1162, 1018, 1093];

function read(...foods: CofidFood[]) {
  return readMadeUp("cofid", readCofid, cofidFiles(...foods));
}

function readValues(values: Record<string, string>) {
  return read({ code: "13-145", values }, { code: "13-146", values: { PROCNTg: "0.0", NAmg: "0" } });
}

it("a food has its code, id, name, group and states", () => {
  const { records } = read({ code: "13-669_1", name: "Moonroot, boiled in salted water" });
  expect(records).toEqual([
    expect.objectContaining({
      id: 223_006_691,
      source: "cofid",
      sourceCode: "13-669_1",
      name: "Moonroot, boiled in salted water",
      foodGroup: "Vegetables and Vegetable Products",
      states: expect.arrayContaining(["boiled"]),
      portions: [],
    }),
  ]);
});

it("a number is quantified and cites the table; energy is calculated", () => {
  const table = readValues({ PROCNTg: "2.9", ENERCkcal: "151" });
  expect(findValue(table, protein)).toEqual({
    foodId: 223_001_450,
    compoundId: protein,
    amount: 2.9,
    valueType: "quantified",
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: "CoFID",
    referenceIds: [referenceId],
  });
  expect(findValue(table, energy)).toMatchObject({ amount: 151, valueType: "calculated" });
});

it("NA and an empty cell are no value", () => {
  const { evidence } = readValues({ PROCNTg: "NA", FEmg: "" });
  expect(evidence.map(({ foodId, compoundId }) => `${foodId} ${compoundId}`)).toEqual([
    `223001460 ${protein}`,
    `223001460 ${sodium}`,
  ]);
});

it("a bare 0 is a trace where zeros of the column have decimals, and a zero where they have none", () => {
  const table = readValues({ PROCNTg: "0", NAmg: "0" });
  expect(findValue(table, protein)).toMatchObject({ amount: null, valueType: "trace" });
  expect(findValue(table, protein, "13-146")).toMatchObject({ amount: 0, valueType: "quantified" });
  expect(findValue(table, sodium)).toMatchObject({ amount: 0, valueType: "quantified" });
});

it("a number in brackets is an estimate", () => {
  expect(findValue(readValues({ FEmg: "(0.12)" }), iron)).toMatchObject({
    amount: 0.12,
    valueType: "calculated",
  });
});

it("digits of binary numbers are rounded, powers of ten are read, and a negative number is no value", () => {
  const table = readValues({ PROCNTg: "1.7999999999999998", FEmg: "7.0000000000000007E-2", VITCmg: "-0.01" });
  expect(findValue(table, protein)?.amount).toBe(1.8);
  expect(findValue(table, iron)?.amount).toBe(0.07);
  expect(findValue(table, vitaminC)).toBeUndefined();
});

it("carbohydrates, sugars and starch are monosaccharide equivalents; single disaccharides are converted to weight", () => {
  const table = readValues({
    CHOAVLMg: "105",
    SUGARMg: "105",
    STARCHMg: "2.2",
    SUCSMg: "105.26",
    GLUSg: "3",
  });
  expect(findValue(table, 90_002)?.amount).toBe(105);
  expect(findValue(table, 90_003)?.amount).toBe(105);
  expect(findValue(table, 90_004)?.amount).toBe(2.2);
  expect(findValue(table, 1010)?.amount).toBe(99.997);
  expect(findValue(table, 1011)?.amount).toBe(3);
  expect([1005, 2000, 1009].map((id) => findValue(table, id))).toEqual([undefined, undefined, undefined]);
});

const drink = { ALCg_100mL: "9.5", ENERCkcal: "95", PROCNTg: "0", VITCmg: "(1.9)" };

it("values of an alcoholic drink are divided by its specific gravity and calculated", () => {
  const table = read({ code: "17-222", group: "QK", gravity: "0.95", values: drink });
  expect(findValue(table, alcohol)).toMatchObject({ amount: 10, valueType: "calculated" });
  expect(findValue(table, energy)).toMatchObject({ amount: 100, valueType: "calculated" });
  expect(findValue(table, vitaminC)).toMatchObject({ amount: 2, valueType: "calculated" });
});

it.each([
  ["QI", 1.07],
  ["QK", 0.95],
  ["QF", 1.02],
  ["QE", 1],
])("a drink of class %s without a gravity has the usual one, %d", (group, density) => {
  const table = read({ code: "17-222", group, values: { ALCg_100mL: "10" } });
  expect(findValue(table, alcohol)?.amount).toBeCloseTo(10 / density, 4);
});

it("a gravity of half a mixture is not used", () => {
  const table = read({ code: "17-760", group: "QA", gravity: "0.50", values: drink });
  expect(findValue(table, alcohol)).toMatchObject({ amount: 9.5, valueType: "quantified" });
});

it("a trace in a drink stays a trace", () => {
  const trace = { code: "17-222", group: "QK", gravity: "0.95", values: drink };
  const table = read(trace, { code: "13-146", values: { PROCNTg: "0.00" } });
  expect(findValue(table, protein)).toMatchObject({ amount: null, valueType: "trace" });
});

it("the gravity of a food that is no alcoholic drink changes nothing", () => {
  const table = read({ code: "14-001", group: "FA", gravity: "1.05", values: { PROCNTg: "1" } });
  expect(findValue(table, protein)).toMatchObject({ amount: 1, valueType: "quantified" });
});

it.each([
  ["a cell that is no number", { code: "13-145", values: { PROCNTg: "much" } }, '"much" is not a number'],
  ["a code of another form", { code: "13-1" }, '"13-1" is not a code of this table'],
  ["an unknown group", { code: "13-145", group: "??" }, 'the group "??" is not in food-groups.tsv'],
  ["a missing name", { code: "13-145", name: "" }, "the name is missing"],
])("%s is an error that names file and row", (_, food, message) => {
  expect(() => read({ code: "13-100" }, food)).toThrow(
    `Cannot compile catalogue: uk-cofid-2021/foods.csv row 3: ${message}`,
  );
});
