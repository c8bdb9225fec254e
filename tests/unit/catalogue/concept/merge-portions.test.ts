import { expect, it } from "vitest";
import { mergePortions } from "../../../../supabase/catalogue/concept/merge-portions.ts";
import { readPortionKind } from "../../../../supabase/catalogue/concept/portion-kind.ts";
import { portionOf } from "../made-up-evidence.ts";

type Weights = Readonly<Record<string, number>>;

/** The merged portions of records, each given as grams by label. */
function merge(...records: readonly Weights[]): Weights {
  const merged = mergePortions(
    records.map((weights) => ({
      portions: Object.entries(weights).map(([label, grams]) => portionOf(label, grams)),
    })),
  );
  return Object.fromEntries(merged.map(({ label, grams }) => [label, grams]));
}

/** What records that weigh the same measure agree on. */
function mergeCups(...grams: readonly number[]): Weights {
  return merge(...grams.map((each) => ({ "1 cup": each })));
}

it("a later record adds the kinds of measure that the earlier ones lack", () => {
  expect(merge({ "1 cup": 240, "1 cup, sliced": 120 }, { "0.5 cup": 110, "1 slice": 30 })).toEqual({
    "1 cup": 240,
    "1 cup, sliced": 120,
    "1 slice": 30,
  });
});

it("a piece and the sizes of a piece are one kind", () => {
  expect(merge({ "1 medium": 100, "1 large": 150 }, { "1 piece": 60, "1 cup": 90 })).toEqual({
    "1 medium": 100,
    "1 large": 150,
    "1 cup": 90,
  });
});

it("a portion keeps the table that weighed it and its country", () => {
  const cup = portionOf("1 cup", 250, { source: "cnf", country: "CA" });
  expect(mergePortions([{ portions: [] }, { portions: [cup] }])).toEqual([cup]);
});

it("the lead's weight stays where no record differs by more than half", () => {
  expect(mergeCups(100, 150, 120)).toEqual({ "1 cup": 100 });
});

it("where records differ by more than half, the median of those that agree is taken", () => {
  expect(mergeCups(100, 240, 250, 260)).toEqual({ "1 cup": 250 });
  expect(mergeCups(100, 240, 250)).toEqual({ "1 cup": 245 });
  expect(mergeCups(100, 33.2, 33.4)).toEqual({ "1 cup": 33.3 });
});

it("where all differ, the lead's weight stays", () => {
  expect(mergeCups(100, 300)).toEqual({ "1 cup": 100 });
});

it.each([
  ["1 cup, sliced", "1 Cup  sliced"],
  ["1 tablespoon", "1 tbsp"],
  ["1 teaspoon", "1 tsp"],
  ['1 medium (3" dia)', "1 medium piece"],
  ["1 fruit", "1 piece"],
])('"%s" and "%s" are the same measure', (label, other) => {
  expect(merge({ [label]: 100 }, { [other]: 240 }, { [other]: 250 })).toEqual({ [label]: 245 });
});

it.each([
  ["1 cup", "2 cup"],
  ["0.5 cup", "5 cup"],
  ["1 cup, sliced", "1 cup, whole"],
  ["1 medium", "1 large"],
])('"%s" and "%s" are different measures', (label, other) => {
  expect(merge({ [label]: 100 }, { [other]: 240 }, { [other]: 250 })).toEqual({ [label]: 100 });
});

it("what stands in brackets counts where a record has several such measures", () => {
  const slices = { "1 slice (thin)": 20, "1 slice (thick)": 35 };
  expect(merge(slices, { "1 slice": 100 }, { "1 slice": 101 })).toEqual(slices);
});

it("a food without measures has none", () => {
  expect(merge({}, {})).toEqual({});
});

it.each([
  ["1 cup, mashed", "cup"],
  ["1 tablespoon", "tbsp"],
  ["2 tsp", "tsp"],
  ["100 ml", "volume"],
  ["1 fl oz", "volume"],
  ["3 oz", "mass"],
  ["1 bowl", "bowl"],
  ["1 mug", "glass"],
  ["1 small slice", "slice"],
  ["1 bottle", "package"],
  ["1 serving", "portion"],
  ["1 Large", "large"],
  ["1 regular", "medium"],
  ["1 small", "small"],
  ["1 fillet", "piece"],
])('"%s" is of the kind %s', (label, kind) => {
  expect(readPortionKind(label)).toBe(kind);
});
