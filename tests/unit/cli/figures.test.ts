import { expect, test } from "vitest";
import { describeRange, describeValue } from "../../../cli/format/describe-value.ts";
import { formatAmount } from "../../../cli/format/format-amount.ts";
import { nutrientRow } from "../support/nutrient-row.ts";

test("a figure has three significant digits, or all its whole ones", () => {
  expect([0, 0.12345, 12.345, 651.2, 1828.063, -2.72387].map(formatAmount)).toEqual([
    "0",
    "0.123",
    "12.3",
    "651",
    "1,828",
    "-2.72",
  ]);
});

test("a non-zero value never looks like zero", () => {
  for (const value of [0.004, 0.000049, 1e-9, -3e-12]) expect(Number(formatAmount(value))).not.toBe(0);
});

test("trace, less than, greater than and unknown are words or signs, never a bare number", () => {
  expect(describeValue(nutrientRow({ measurement_value: null, measurement_value_type: "trace" }))).toBe(
    "trace",
  );
  expect(describeValue(nutrientRow({ measurement_value: 0.1, measurement_value_type: "less_than" }))).toBe(
    "< 0.1 g",
  );
  expect(describeValue(nutrientRow({ measurement_value: 4, measurement_value_type: "greater_than" }))).toBe(
    "> 4 g",
  );
  expect(
    describeValue(nutrientRow({ measurement_value: null, measurement_value_type: "unquantified" })),
  ).toBe("unknown");
});

test("only a known zero of the whole meal is shown as zero", () => {
  expect(describeValue(nutrientRow({ measurement_value: 0 }))).toBe("0 g");
  expect(describeValue(nutrientRow({ measurement_value: 0, incomplete: true }))).toBe("unknown");
});

test("a figure that covers only a part of the meal is marked", () => {
  expect(describeValue(nutrientRow({ measurement_value: 12.3, incomplete: true }))).toBe("12.3 g + ?");
  const trace = nutrientRow({ measurement_value: null, measurement_value_type: "trace", incomplete: true });
  expect(describeValue(trace)).toBe("trace + ?");
});

test("a range is shown with both ends, one end, or not at all", () => {
  const range = (min: number | null, max: number | null) =>
    describeRange(nutrientRow({ measurement_value_min: min, measurement_value_max: max }));
  expect(range(9.5, 11.2)).toBe("9.5–11.2");
  expect(range(9.5, null)).toBe("from 9.5");
  expect(range(null, 11.2)).toBe("up to 11.2");
  expect(range(null, null)).toBe("");
  expect(range(10, 10)).toBe("");
});

test("a trace above the range is shown", () => {
  const row = nutrientRow({
    measurement_value_min: 9.5,
    measurement_value_max: null,
    measurement_value_max_type: "trace",
  });
  expect(describeRange(row)).toBe("from 9.5, trace more");
});
