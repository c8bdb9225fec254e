import { expect, it } from "vitest";
import { readFineli } from "../../../../supabase/catalogue/table/fineli.ts";
import { type FineliFood, fineliFiles } from "../made-up-tables.ts";
import { findValue, readMadeUp, referenceId } from "./read-made-up.ts";

const [energy, kilojoules, fat, sodium, tryptophan, vitaminA] = [1008, 1062, 1004, 1093, 1210, 1106];

function read(...foods: FineliFood[]) {
  return readMadeUp("fineli", readFineli, fineliFiles(...foods));
}

it("names in capitals are written as a sentence in each language", () => {
  const { records, names } = read({
    id: "31",
    names: { EN: "MOONROOT SALAD,\n HOUSE OF X", FI: "KUUNJUURI, ÄITI", SV: "" },
  });
  expect(records[0]).toMatchObject({
    id: 203_000_031,
    source: "fineli",
    sourceCode: "31",
    name: "Moonroot salad, house of x",
    foodGroup: "Fruits and Fruit Juices",
  });
  expect(names).toEqual([{ foodId: 203_000_031, language: "fi", name: "Kuunjuuri, äiti" }]);
});

it("energy in kilojoules is also given in kilocalories, both calculated", () => {
  const table = read({ id: "31", values: { ENERC: ["418.4", "A"] } });
  expect(findValue(table, kilojoules)).toMatchObject({ amount: 418.4, valueType: "calculated" });
  expect(findValue(table, energy)).toMatchObject({ amount: 100, valueType: "calculated" });
});

it("the component without a name is sodium, and milligrams of a compound in grams are converted", () => {
  const table = read({ id: "31", values: { "": ["120", "AG"], TRP: ["12", "S"] } });
  expect(findValue(table, sodium)).toMatchObject({ amount: 120, valueType: "quantified" });
  expect(findValue(table, tryptophan)).toMatchObject({ amount: 0.012, valueType: "calculated" });
});

it.each([
  ["A", "quantified", "Fineli-A"],
  ["AG", "quantified", "Fineli-AG"],
  ["D", "quantified", "Fineli-D"],
  ["R", "calculated", "Fineli-R"],
  ["I", "calculated", "Fineli-I"],
  ["", "calculated", "Fineli-X"],
])("a value of method %j is %s with derivation %s", (method, valueType, derivation) => {
  const table = read({ id: "31", values: { FAT: ["3.2", method] } });
  expect(findValue(table, fat)).toEqual({
    foodId: 203_000_031,
    compoundId: fat,
    amount: 3.2,
    valueType,
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation,
    referenceIds: [referenceId],
  });
});

it("a quantity that is computed by definition is calculated whatever its method", () => {
  const table = read({ id: "31", values: { VITA: ["7", "A"] } });
  expect(findValue(table, vitaminA)).toMatchObject({ valueType: "calculated", derivation: "Fineli-A" });
});

it("an empty amount is no value, 0 is one, and a component outside the list is left out", () => {
  const table = read({ id: "31", values: { FAT: ["0", "U"], PROT: ["", "U"], NACL: ["5", "A"] } });
  expect(table.evidence.map(({ compoundId, amount }) => [compoundId, amount])).toEqual([[fat, 0]]);
});

it("household measures are portions; kilograms, portions by table or energy, and weightless ones are not", () => {
  const portions = {
    DL: "63",
    KPL_M: "12.5",
    PORTL: "200",
    TL: "0",
    KG: "1000",
    PORTTBL: "80",
    PORT1000KJ: "9",
  };
  const base = { source: "fineli", country: "FI" };
  expect(read({ id: "31", portions }).records[0]?.portions).toEqual([
    { ...base, label: "1 dl", grams: 63 },
    { ...base, label: "1 medium piece", grams: 12.5 },
    { ...base, label: "1 large portion", grams: 200 },
  ]);
});

it.each([
  [{ id: "x" }, "t_food.csv row 2", '"x" is not a code of this table'],
  [{ id: "31", group: "NONE" }, "t_food.csv row 2", 'the group "NONE" is not in food-groups.tsv'],
  [{ id: "31", names: { FI: "KUU" } }, "t_food.csv row 2", "the name is missing"],
  [{ id: "31", values: { FAT: ["1", "??"] } }, "t_component_value.csv row 2", 'the method "??" is unknown'],
  [{ id: "31", values: { FAT: ["some", "A"] } }, "t_component_value.csv row 2", '"some" is not a number'],
  [{ id: "31", portions: { DL: "" } }, "t_foodaddunit.csv row 2", "a number is missing"],
] as const)("%j is an error in %s: %s", (food, place, message) => {
  expect(() => read(food)).toThrow(`Cannot compile catalogue: finland-fineli-20/${place}: ${message}`);
});
