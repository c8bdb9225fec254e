import { expect, test } from "vitest";
import { readCompounds, readFilter, readItem } from "../../../cli/commands/option-values.ts";
import { describeDetails } from "../../../cli/commands/to-command-error.ts";

test("an item consists of a food, its attributes and its amount", () => {
  expect(readItem("banana=120g")).toEqual({ canonical_name: "banana", quantity: 120, unit: "g" });
  expect(readItem(" apple, red [raw, peeled] = 0.2 kg ")).toEqual({
    canonical_name: "apple, red",
    quantity: 0.2,
    unit: "kg",
    attributes: ["raw", "peeled"],
  });
});

test.each(["banana", "=120g", "banana=120", "banana=lots", "banana=-5g", "banana=1,5g"])(
  "%s is not an item",
  (text) => {
    expect(() => readItem(text)).toThrow(/Cannot read --item .*banana=120g/);
  },
);

test("a filter consists of a compound, an operator, a threshold with its unit, and an optional scope", () => {
  expect(readFilter("Protein >= 25 g")).toEqual({
    compound: "Protein",
    operator: ">=",
    threshold: 25,
    unit: "g",
  });
  expect(readFilter("Sodium, Na≤2.3g per day")).toEqual({
    compound: "Sodium, Na",
    operator: "<=",
    threshold: 2.3,
    unit: "g",
    scope: "day",
  });
  expect(readFilter("1093 < 800 mg a portion")).toMatchObject({ compound_id: "1093", scope: "portion" });
  expect(readFilter("Vitamin B-12 > 2 µg")).toMatchObject({ compound: "Vitamin B-12", operator: ">" });
});

test.each(["Protein", "Protein 25 g", ">= 25 g", "Protein >= g", "Protein => 25 g", "Protein >= 25"])(
  "%s is not a filter",
  (text) => {
    expect(() => readFilter(text)).toThrow(/Cannot read --filter/);
  },
);

test("compounds in digits are ids, others are names", () => {
  expect(readCompounds(["Protein", "1008", "Vitamin B-12"])).toEqual({
    compound_identifier_names: ["Protein", "Vitamin B-12"],
    compound_identifier_ids: [1008],
  });
  expect(readCompounds()).toEqual({});
});

test("an infeasible request is described with what would make it feasible", () => {
  const details = {
    reason: "infeasible",
    conflict: ["compound_filters[0]"],
    descriptions: ["Protein of a portion"],
    relaxation: [{ constraint: "compound_filters[0]", limit: 200, needed: 44.2101 }],
  };
  expect(describeDetails(details)).toBe(
    "compound_filters[0] (Protein of a portion) can be met at 44.2, not at 200",
  );
  expect(describeDetails({ unknown: ["Protien"] })).toBe("unknown: Protien");
  expect(describeDetails({ compounds: ["Caffeine", 1057] })).toBe("outside the tier: Caffeine, 1057");
  expect(describeDetails({ field: "x", relaxation: [1, null, {}] })).toBe("");
});
