import { expect, it } from "vitest";
import { readSlv } from "../../../../supabase/catalogue/table/slv.ts";
import { slvFiles, type WideFood } from "../made-up-tables.ts";
import { findValue, readMadeUp, referenceId } from "./read-made-up.ts";

const [protein, fat, water] = [1003, 1004, 1051];

function read(...foods: WideFood[]) {
  return readMadeUp("slv", readSlv, slvFiles(...foods));
}

it("a food has its id, English name, Swedish name and group", () => {
  const group = "Flingor, frukostflingor, müsli, gröt, välling";
  const { records, names } = read({ code: "42", name: "Moon porridge", localName: "Mångröt", group });
  expect(records[0]).toMatchObject({
    id: 204_000_042,
    source: "slv",
    sourceCode: "42",
    name: "Moon porridge",
    foodGroup: "Breakfast Cereals",
  });
  expect(names).toEqual([{ foodId: 204_000_042, language: "sv", name: "Mångröt" }]);
});

it("a food without a published English name has our translation", () => {
  expect(read({ code: "1561", name: "", localName: "Jordnötter rostade" }).records[0]?.name).toBe(
    "Peanuts, roasted",
  );
});

it("decimal commas are read, an empty cell is no value, 0 is one, and all are calculated", () => {
  const table = read({
    code: "42",
    values: { "Protein (g)": "2,85", "Fett, totalt (g)": "0", "Vatten (g)": "" },
  });
  expect(table.evidence).toHaveLength(2);
  expect(findValue(table, protein)).toEqual({
    foodId: 204_000_042,
    compoundId: protein,
    amount: 2.85,
    valueType: "calculated",
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: "SLV",
    referenceIds: [referenceId],
  });
  expect(findValue(table, fat)).toMatchObject({ amount: 0 });
  expect(findValue(table, water)).toBeUndefined();
});

it.each([
  ["a decimal point", { code: "42", values: { "Protein (g)": "2.85" } }, '"2.85" is not a number'],
  ["a word for a number", { code: "42", values: { "Protein (g)": "spår" } }, '"spår" is not a number'],
  ["a malformed code", { code: "4-2" }, '"4-2" is not a code of this table'],
  ["an unknown group", { code: "42", group: "Måne" }, 'the group "Måne" is not in food-groups.tsv'],
  ["a food without an English name", { code: "42", name: "" }, "the name is missing"],
])("%s is an error that names file and row", (_, food, message) => {
  expect(() => read({ code: "41" }, food)).toThrow(
    `Cannot compile catalogue: sweden-2022/foods-sv.csv row 5: ${message}`,
  );
});
