import { expect, it } from "vitest";
import { minimise } from "../../../../scripts/fit-food-ranking/minimise.ts";

it("finds the minimum of a narrow valley", () => {
  const steep = 100;
  const found = minimise(
    (at, gradient) => {
      const [x = 0, y = 0] = at;
      gradient[0] = 2 * (x - 3);
      gradient[1] = 2 * steep * (y + 1);
      return (x - 3) ** 2 + steep * (y + 1) ** 2;
    },
    2,
    100,
  );
  expect(found[0]).toBeCloseTo(3, 3);
  expect(found[1]).toBeCloseTo(-1, 3);
});

it("returns the origin where nothing falls", () => {
  expect([...minimise(() => 1, 3, 10)]).toEqual([0, 0, 0]);
});
