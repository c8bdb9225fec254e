import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import data from "../../../shared/domain/food/data/text-weights.json" with { type: "json" };
import { inUnits } from "../../../shared/domain/food/text-weights.ts";
import start from "../../accuracy/text-weights/start.json" with { type: "json" };

const path = new URL("../../../shared/domain/food/data/text-weights.json", import.meta.url);
const listNames = (groups: Record<string, Record<string, number>>) =>
  Object.entries(groups).flatMap(([group, weights]) =>
    Object.keys(weights).map((name) => `${group}.${name}`),
  );
const all = Object.values(data.weights).flatMap((group) => Object.values(group));

it("has its weights in integers", () => {
  expect(all.filter((weight) => !Number.isSafeInteger(weight))).toEqual([]);
});

it("takes at most 50 KB", () => {
  expect(readFileSync(path).length).toBeLessThanOrEqual(50_000);
});

it("has the weights that the fit begins with, and no other", () => {
  expect(listNames(data.weights)).toEqual(listNames(start));
});

it("has no reward that began as a cost, and no cost that began as a reward", () => {
  const began = Object.values(start).flatMap((group) => Object.values(group));
  expect(all.filter((weight, at) => weight * (began[at] ?? 0) < 0)).toEqual([]);
});

it("gives the weights in units", () => {
  const { heads } = inUnits({ ...data.weights, heads: { ...data.weights.heads, named: 125 } });
  expect(heads.named).toBe(1.25);
});
