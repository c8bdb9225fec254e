import { describe, expect, it } from "vitest";
import { createRandom } from "../../../scripts/fit-food-ranking/random.ts";
import { isSure, searchWeights } from "../../accuracy/text-weights/search-weights.ts";

const plan = {
  start: [100, -100, 0],
  limits: [
    [0, 300],
    [-300, 0],
    [0, 300],
  ],
  steps: [0.4, 0.1],
} as const;

/** Searches for the weights that are nearest to some. */
function searchFor(wanted: readonly number[], seed = 7) {
  const distance = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + Math.abs(value - (wanted[at] ?? 0)), 0);
  const accepted: (readonly number[])[] = [];
  const found = searchWeights(
    {
      isBetter: (values) => distance(values) < distance(accepted.at(-1) ?? plan.start),
      accept: (values) => accepted.push(values),
    },
    { ...plan, random: createRandom(seed) },
  );
  return { found, accepted, distance: distance(found) };
}

describe("searchWeights", () => {
  it("comes as near to the best weights as its steps go", () => {
    expect(searchFor([180, -60, 50]).distance).toBeLessThan(20);
  });

  it("changes nothing that does not help", () => {
    expect(searchFor(plan.start)).toEqual({ found: plan.start, accepted: [], distance: 0 });
  });

  it("stays within the limits, and among integers", () => {
    expect(searchFor([900, 900, -900]).found).toEqual([300, 0, 0]);
    expect(searchFor([171, -33, 57]).accepted.flat().every(Number.isInteger)).toBe(true);
  });

  it("goes the same way with the same seed", () => {
    const wanted = [180, -60, 50];
    expect(searchFor(wanted, 3)).toEqual(searchFor(wanted, 3));
    expect(searchFor(wanted, 3).accepted).not.toEqual(searchFor(wanted, 4).accepted);
  });
});

describe("isSure", () => {
  it("takes gains for chance that losses nearly make up for", () => {
    expect(isSure([1, 1, 1, 1, 1, -1, -1, -1, -1], 1.5)).toBe(false);
    expect(isSure([1, 1, 1, 1, 1, -1], 1.5)).toBe(true);
  });

  it("does not take a single case for a gain, nor none", () => {
    expect(isSure([3, 0, 0], 1.5)).toBe(false);
    expect(isSure([0, 0], 1.5)).toBe(false);
    expect(isSure([], 1.5)).toBe(false);
  });
});
