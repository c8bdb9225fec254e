import { describe, expect, it } from "vitest";
import { showNutrientChange } from "../../../functions/draft/engine/show-changes.ts";
import type { Portion } from "../../../shared/domain/composition/meal-total.ts";
import type { NutrientRow } from "../../../shared/domain/composition/nutrient-row.ts";
import { row } from "./support/lines.ts";

const sodium = 1093;

/** Sodium in mg per g of some foods, with its bounds; 3 has none, of 4 only the point is known. */
const perGram: Readonly<Record<number, readonly [number, number | null, number | null]>> = {
  1: [2, 1, 3],
  2: [5, 5, 5],
  4: [7, null, null],
};

const nutrition = {
  sum(portions: readonly Portion[]): NutrientRow[] {
    const known = portions.flatMap(({ foodId, grams }) => {
      const figures = perGram[foodId ?? 0];
      return figures ? [figures.map((figure) => (figure === null ? null : figure * grams))] : [];
    });
    if (known.length === 0) return [];
    const add = (at: number) =>
      known.reduce<number | null>((sum, one) => {
        const figure = one[at] ?? null;
        return sum === null || figure === null ? null : sum + figure;
      }, 0);
    const incomplete = known.length < portions.length;
    const bounds = { measurement_value_min: add(1), measurement_value_max: add(2), incomplete };
    return [row(sodium, add(0), bounds)];
  },
  listCitations: () => [],
};

const of = (foodId: number, grams = 10): Portion => ({ foodId, grams });
const change = (before: Portion[], after: Portion[], left: Portion[], came: Portion[]) =>
  showNutrientChange({ before, after, left, came }, nutrition);

describe("the change of a compound", () => {
  it("is after less before, bounded by what left and came", () => {
    expect(change([of(1), of(2)], [of(1), of(1)], [of(2)], [of(1)])).toEqual([
      {
        compound_identifier_id: sodium,
        compound_identifier_name: "compound 1093",
        unit: "mg",
        before: 70,
        after: 40,
        change: -30,
        change_min: -40,
        change_max: -20,
        incomplete: false,
      },
    ]);
  });

  it("is certain where nothing changed, whatever the range of the dish", () => {
    expect(change([of(1)], [of(1)], [], [])).toMatchObject([{ change: 0, change_min: 0, change_max: 0 }]);
  });

  it("of something that left has nothing that came", () => {
    expect(change([of(1), of(2)], [of(2)], [of(1)], [])).toMatchObject([
      { before: 70, after: 50, change: -20, change_min: -30, change_max: -10 },
    ]);
  });

  it("has no bounds where what left or came has none", () => {
    expect(change([of(2)], [of(4)], [of(2)], [of(4)])).toMatchObject([
      { change: 20, change_min: null, change_max: null },
    ]);
  });

  it("is not known where one side has no evidence, which is no zero", () => {
    expect(change([of(2)], [of(3)], [of(2)], [of(3)])).toMatchObject([
      { before: 50, after: null, change: null, incomplete: true },
    ]);
  });

  it("is incomplete where a part of either side has no evidence", () => {
    expect(change([of(2), of(3)], [of(2)], [of(3)], [])).toMatchObject([{ change: 0, incomplete: true }]);
  });
});
