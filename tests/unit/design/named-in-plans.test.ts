import { describe, expect, it } from "vitest";
import { readDishes } from "../../../functions/design/engine/read-dishes.ts";
import { subjectAt } from "../../../functions/design/engine/week-subject.ts";
import { openReading } from "../../../shared/domain/constraints/mod.ts";

describe("a dish behind 'with'", () => {
  it.each(["4 days with lasagne", "a week with pizza", "a meal plan with paella", "dinners with ramen"])(
    "is asked for by a plan: %s",
    (text) => {
      expect(readDishes(text, []).dishes).toHaveLength(1);
    },
  );

  it("is beside another dish: 'chicken soup with pizza'", () => {
    expect(readDishes("chicken soup with pizza", []).dishes.map(({ words }) => words)).toEqual([
      "chicken soup",
    ]);
  });
});

describe("what a week has once", () => {
  it.each(["lasagne", "moussaka"])("%s is that dish, not any of its kind", (name) => {
    expect(subjectAt(openReading(`${name} once`), 0)?.subject.kind).toBe("name");
  });

  it.each(["soup", "salad"])("%s is any dish of the kind", (name) => {
    expect(subjectAt(openReading(`${name} once`), 0)?.subject.kind).toBe("dish");
  });
});
