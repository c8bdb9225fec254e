import { describe, expect, it } from "vitest";
import { showDiffs, showSubstitutions } from "../../../functions/draft/engine/show-draft.ts";
import type { Change, EditedRecipe } from "../../../functions/draft/engine/substitution/edited-recipe.ts";
import type { SourceIngredient } from "../../../functions/draft/engine/substitution/source-recipe.ts";
import { edited, read } from "./support/lines.ts";

function source(name: string, grams: number): SourceIngredient {
  return { name, food: null, grams, measure: null, preparation: null, purpose: null };
}

const toSoyMilk: Change = {
  line: 2,
  kind: "replaced",
  before: source("milk", 300),
  after: [edited("soy milk", 309, 2)],
  reason: "vegan: contains milk",
  role: "liquid",
};

const withChanges = (...changes: Change[]): EditedRecipe => ({
  ingredients: [],
  steps: [],
  changes,
  unmet: [],
  warnings: [],
});

// The request has a heading and a line of two foods: its foods are not numbered as its lines are.
const stated = [read("salt and milk", 1), read("salt and milk", 1), read("200 g flour", 3)];

describe("a diff", () => {
  it("has the number and the words of the line in the request, and what stands there now", () => {
    expect(showDiffs(withChanges(toSoyMilk), stated)).toEqual([
      {
        line: 2,
        change: "replaced",
        before: "salt and milk",
        after: "309 g soy milk",
        reason: "vegan: contains milk",
        role: "liquid",
      },
    ]);
    expect(showDiffs(withChanges({ ...toSoyMilk, line: 3 }), stated)).toMatchObject([{ line: 4 }]);
  });

  it("of a food that went has nothing after it", () => {
    const removed = { ...toSoyMilk, kind: "removed", after: [] } as const;
    expect(showDiffs(withChanges(removed), stated)).toMatchObject([{ before: "salt and milk", after: null }]);
  });

  it("of a food that was added has nothing before it", () => {
    const added = { ...toSoyMilk, kind: "added", before: null, after: [edited("chilli", 2, null)] } as const;
    expect(showDiffs(withChanges(added), stated)).toMatchObject([{ before: null, after: "2 g chilli" }]);
  });

  it("tells several foods as a sentence, with measures and preparations", () => {
    const parts = [
      { ...edited("flaxseed", 14, 2), measure: "2 tablespoons", preparation: "ground" },
      edited("water", 80, 2),
    ];
    expect(showDiffs(withChanges({ ...toSoyMilk, after: parts }), stated)).toMatchObject([
      { after: "2 tablespoons flaxseed, ground and 80 g water" },
    ]);
  });
});

describe("a substitution", () => {
  it("is each food that takes the place, with its mass and that of what it replaces", () => {
    const change = { ...toSoyMilk, after: [edited("flaxseed", 14, 2), edited("water", 80, 2)] };
    expect(showSubstitutions(withChanges(change))).toMatchObject([
      { from: "milk", to: "flaxseed", amount: "14 g", quantity_g: 14, replaced_quantity_g: 300 },
      { from: "milk", to: "water", amount: "80 g", quantity_g: 80, replaced_quantity_g: 300 },
    ]);
  });

  it("is none of what went, came in addition, or has less of itself", () => {
    const removed = { ...toSoyMilk, kind: "removed", after: [] } as const;
    const added = { ...toSoyMilk, kind: "added", before: null } as const;
    const scaled = { ...toSoyMilk, kind: "scaled", after: [edited("milk", 150, 2)] } as const;
    expect(showSubstitutions(withChanges(removed, added, scaled))).toEqual([]);
  });
});
