import { describe, expect, test } from "vitest";
import { chooseScale, outlineSeries, placeOnSpoke } from "../../../console/src/views/radar/radar-geometry.ts";

describe("a radar", () => {
  const size = { radius: 100, scale: 100 };

  test("starts at the top and goes clockwise", () => {
    expect(placeOnSpoke(0, 4, 100)).toEqual({ x: 0, y: -100 });
    expect(placeOnSpoke(1, 4, 100)).toEqual({ x: 100, y: 0 });
  });

  test("leaves a gap where a value is unknown, and draws zero at the centre", () => {
    const { points, edges } = outlineSeries([50, null, 0, 50], size);
    expect(points).toEqual([{ x: 0, y: -50 }, null, { x: 0, y: 0 }, { x: -50, y: 0 }]);
    expect(edges).toHaveLength(2);
  });

  test("a radar without known values draws nothing", () => {
    expect(outlineSeries([null, null, null], size)).toEqual({ points: [null, null, null], edges: [] });
  });

  test.each([
    [[3, 20, null], 25],
    [[26], 50],
    [[93, 0], 100],
    [[null], 100],
  ])("a radar of %j ends at %d", (values, scale) => {
    expect(chooseScale(values)).toBe(scale);
  });
});
