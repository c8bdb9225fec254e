import { describe, expect, it } from "vitest";
import { listUncertain } from "../../../functions/draft/engine/list-uncertain.ts";

const edits = {
  diets: ["vegan" as const],
  conditions: [],
  gender: null,
  allergens: [],
  health: [],
  avoided: [],
  swaps: [],
  droppedParts: [],
  goals: [],
  limits: [],
  preferences: [],
};

describe("a diet of a recipe with an ingredient that nothing is known of", () => {
  it("is reported as open", () => {
    const [wish] = listUncertain({ edits }, [{ name: "Xyzzyschmalz", food: null }]);
    expect(wish).toMatchObject({ wish: "vegan", reason: "not_possible" });
  });

  it("is none where all ingredients are known by their words", () => {
    expect(listUncertain({ edits }, [{ name: "tofu", food: null }])).toEqual([]);
  });
});
