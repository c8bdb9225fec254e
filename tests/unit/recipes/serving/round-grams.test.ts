import { expect, it } from "vitest";
import { roundGrams } from "../../../../shared/domain/recipes/serving/kitchen-number.ts";

it.each([
  [0.004, 0.01],
  [0.754, 0.75],
  [1.256, 1.26],
  [2.34, 2.3],
  [19.96, 20],
  [20.4, 20],
  [366.5, 367],
  [0, 0],
])("%s g are shown and counted as %s g", (grams, shown) => {
  expect(roundGrams(grams)).toBe(shown);
});
