import { describe, expect, test } from "vitest";
import {
  describeAmount,
  describeBounds,
  readAmountKind,
} from "../../../console/src/views/nutrients/describe-amount.ts";
import { placeRange } from "../../../console/src/views/nutrients/range-geometry.ts";
import { nutrientRow } from "../support/nutrient-row.ts";

const figure = nutrientRow({ measurement_value_min: 6, measurement_value_max: 15 });
const zero = nutrientRow({ measurement_value: 0 });
const lessThan = nutrientRow({ measurement_value: 0.5, measurement_value_type: "less_than" });
const trace = nutrientRow({ measurement_value: null, measurement_value_type: "trace" });
const unknown = nutrientRow({ measurement_value: null, measurement_value_type: "unquantified" });
const incomplete = nutrientRow({ incomplete: true });
const incompleteZero = nutrientRow({ measurement_value: 0, incomplete: true });
const greater = nutrientRow({ measurement_value_type: "greater_than" });

describe("an amount", () => {
  test("zero, trace, less than, incomplete and unknown never look alike", () => {
    const texts = [figure, zero, lessThan, trace, unknown, incomplete, incompleteZero].map((row) => {
      const { sign, figure: shown } = describeAmount(row);
      return `${sign}${shown}`;
    });
    expect(texts).toEqual(["10", "0", "<0.5", "trace", "unknown", "\u226510", "\u22650"]);
  });

  test("has words for screen readers in place of its sign", () => {
    expect(describeAmount(lessThan).spoken).toBe("less than");
    expect(describeAmount(incomplete).spoken).toBe("at least");
  });

  test("above a limit of its source is a lower bound", () => {
    expect(readAmountKind(greater)).toBe("at_least");
    expect(describeBounds(greater)).toBe("no upper bound");
  });

  test("an amount of zero with a range above it is not a known zero", () => {
    const maybe = nutrientRow({ measurement_value: 0, measurement_value_min: 0, measurement_value_max: 0.4 });
    expect(readAmountKind(maybe)).toBe("figure");
    expect(readAmountKind(zero)).toBe("zero");
  });

  test("says why it has no range", () => {
    const withTrace = nutrientRow({ measurement_value_max_type: "trace" });
    expect(describeBounds(withTrace)).toBe("and a trace");
    expect(describeBounds(incomplete)).toMatch(/^incomplete/);
    expect(describeBounds(unknown)).toBe("no figure published");
    expect(describeBounds(nutrientRow())).toBe("no range published");
  });
});

describe("a range bar", () => {
  test("has the figure in the middle and its range to scale", () => {
    expect(placeRange(figure)).toEqual({
      value: 50,
      band: { from: 30, to: 75 },
      ceiling: null,
      openFrom: null,
      overflows: false,
    });
  });

  test("is open beyond the figure if a food has none", () => {
    expect(placeRange(incomplete)).toMatchObject({ value: 50, openFrom: 50, band: null });
    expect(placeRange(incompleteZero)).toMatchObject({ value: 0, openFrom: 0 });
  });

  test("has an upper bound and no figure for less than", () => {
    expect(placeRange(lessThan)).toMatchObject({ value: null, ceiling: 50 });
  });

  test("has no mark without an amount", () => {
    for (const row of [trace, unknown]) {
      expect(placeRange(row)).toMatchObject({ value: null, ceiling: null, band: null, openFrom: null });
    }
  });

  test("extends beyond the edge if the highest figure does", () => {
    const wide = nutrientRow({ measurement_value_min: 5, measurement_value_max: 90 });
    expect(placeRange(wide)).toMatchObject({ band: { from: 25, to: 100 }, overflows: true });
  });

  test("scales a zero by its highest figure", () => {
    const maybe = nutrientRow({ measurement_value: 0, measurement_value_min: 0, measurement_value_max: 4 });
    expect(placeRange(maybe)).toMatchObject({ value: 0, band: { from: 0, to: 80 } });
  });
});
