import { expect, test } from "vitest";
import { readValueCell } from "../../../../supabase/catalogue/own/read-value-cell.ts";

const pointed = { hasDecimalComma: false };
const read = (cell: string) => readValueCell(cell, "quantified", pointed);
const value = (
  amount: number | null,
  valueType: string,
  minimum: number | null = null,
  maximum: number | null = null,
) => {
  return { amount, valueType, minimum, maximum };
};

test.each([
  ["12.3", value(12.3, "quantified")],
  ["12,3", value(12.3, "quantified")],
  ["0,123", value(0.123, "quantified")],
  [".5", value(0.5, "quantified")],
  ["1e-3", value(0.001, "quantified")],
  ["0", value(0, "quantified")],
  ["<0.1", value(0.1, "less_than")],
  ["< 0,1", value(0.1, "less_than")],
  [">5", value(5, "greater_than")],
  ["trace", value(null, "trace")],
  ["Tr.", value(null, "trace")],
  ["present", value(null, "unquantified")],
  ["12 (10-14)", value(12, "quantified", 10, 14)],
  ["12 [10 – 14] calculated", value(12, "calculated", 10, 14)],
  ["12 calculated", value(12, "calculated")],
])("%s is a value", (cell, expected) => {
  expect(read(cell)).toEqual(expected);
});

test.each(["", "  ", "\u00a0"])("an empty cell is unknown, never zero: %j", (cell) => {
  expect(read(cell)).toBeNull();
});

test.each([
  "-1",
  "−1",
  "NaN",
  "Infinity",
  "1e400",
  "=A1",
  "n.d.",
  "-",
  "1 2",
  "1.2.3",
  "<0",
  "<trace",
  "5 (6-7)",
  "<5 (1-2)",
  "١٢",
])("%s is rejected with a message", (cell) => {
  expect(read(cell)).toEqual(expect.any(String));
});

test("a comma before three digits is a decimal comma only in a file that has others", () => {
  expect(read("1,234")).toMatch(/may be 1.234 or 1234/);
  expect(readValueCell("1,234", "quantified", { hasDecimalComma: true })).toMatchObject({ amount: 1.234 });
});
