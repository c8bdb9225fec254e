import { describe, expect, test } from "vitest";
import { readFailure } from "../../../console/src/views/design/read-failure.ts";
import { placeConstraint } from "../../../console/src/views/dishes/constraint-geometry.ts";
import { describePlace, describeSlack } from "../../../console/src/views/dishes/describe-constraint.ts";
import { type NutrientChange, placeChange } from "../../../console/src/views/draft/change-table.tsx";
import { compareAllergens } from "../../../console/src/views/draft/draft-view.tsx";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const bound = { value: 40, value_min: 30, value_max: 50, operator: "<=", limit: 80 } as const;

describe("a constraint", () => {
  test("has its value within the allowed range", () => {
    const { value, allowed, limit, band } = placeConstraint(bound);
    expect(allowed).toEqual({ from: 0, to: limit });
    expect(value).toBeLessThan(limit);
    expect(band?.from).toBeLessThan(band?.to ?? 0);
    expect(placeConstraint({ ...bound, operator: ">=" }).allowed).toEqual({ from: limit, to: 100 });
  });

  test("a missed constraint has its value beyond the limit, even a limit of zero", () => {
    const missed = placeConstraint({ ...bound, value: 120, value_min: null, value_max: null });
    expect(missed.value).toBeGreaterThan(missed.limit);
    const none = placeConstraint({ ...bound, limit: 0, value: 2, value_min: null, value_max: null });
    expect([none.limit, none.value]).toEqual([0, 80]);
  });

  test("a constraint with an unknown value has no mark", () => {
    expect(placeConstraint({ ...bound, value: null }).value).toBeNull();
  });

  test.each([
    [5, "<=", 40, "5 min below the limit"],
    [5, ">=", 40, "5 min above the limit"],
    [-5, "<=", 40, "missed by 5 min"],
    [0, "<=", 40, "exactly at the limit"],
    [0, "<=", 0, "none, as required"],
    [2, "=", 40, "2 min of tolerance left"],
    [null, "<=", 40, "slack unknown"],
  ] as const)("with slack %s of %s %s reads %s", (slack, operator, limit, text) => {
    expect(plain(describeSlack({ slack, operator, limit, unit: "min" }))).toBe(text);
  });

  test("says where it is tightest, and names the recipe only if there are several", () => {
    const place = { recipe: 2, day: null, meal: null };
    expect(describePlace(place, 3)).toBe("recipe 2");
    expect(describePlace(place, 1)).toBe("");
    expect(describePlace({ recipe: null, day: 3, meal: "dinner" }, 0)).toBe("day 3, dinner");
  });
});

describe("a change", () => {
  const row: NutrientChange = {
    compound_identifier_id: 1003,
    compound_identifier_name: "Protein",
    unit: "g",
    before: 10,
    after: 8,
    change: -2,
    change_min: -3,
    change_max: 1,
    incomplete: false,
  };

  test("is left of the middle for a loss, with its bounds around it", () => {
    const { value, band } = placeChange(row);
    expect(value).toBeLessThan(50);
    expect(band?.from).toBeLessThan(value ?? 0);
    expect(band?.to).toBeGreaterThan(50);
  });

  test("an unknown change has no mark", () => {
    const unknown = { ...row, before: null, after: null, change: null, change_min: null, change_max: null };
    expect(placeChange(unknown)).toEqual({ value: null, band: null });
  });

  test("a change of allergens lists removed, added and remaining ones", () => {
    const milk = { allergen: "milk", certainty: "contains", ingredient: "milk" } as const;
    const soy = { allergen: "soybeans", certainty: "contains", ingredient: "soy milk" } as const;
    const mayContain = { allergen: "milk", certainty: "may_contain", ingredient: "margarine" } as const;
    const wheat = { allergen: "gluten", certainty: "contains", ingredient: "flour" } as const;
    expect(compareAllergens([milk, wheat], [wheat, soy, mayContain])).toEqual({
      removed: [milk],
      added: [soy, mayContain],
      remaining: [wheat],
    });
  });
});

describe("an infeasible design", () => {
  test("lists the conflict and how to relax it", () => {
    const details = {
      reason: "infeasible",
      conflict: ["diet: vegan", "compound_filters[0]"],
      descriptions: ["only foods that suit: vegan", "Protein of a day"],
      relaxation: [{ constraint: "compound_filters[0]", limit: 150, needed: 78.6, relative_change: 0.476 }],
    };
    expect(readFailure(details)).toEqual({
      conflict: [
        { name: "diet: vegan", description: "only foods that suit: vegan" },
        { name: "compound_filters[0]", description: "Protein of a day" },
      ],
      relaxation: [{ constraint: "compound_filters[0]", limit: 150, needed: 78.6, relativeChange: 0.476 }],
      violations: [],
    });
  });

  test("a design that was not found lists the violations of the nearest plan", () => {
    const violation = { constraint: "daily_energy_kcal_max", value: 2150, limit: 2100, slack: -50, day: 2 };
    const details = { reason: "not_found", nearest: { days: [], violations: [violation] } };
    expect(readFailure(details)).toEqual({
      conflict: [],
      relaxation: [],
      violations: [{ constraint: "daily_energy_kcal_max", value: 2150, limit: 2100, day: 2 }],
    });
  });

  test("is distinguished from every other failure", () => {
    for (const details of [undefined, null, "x", {}, { field: "type" }, { reason: "other" }]) {
      expect(readFailure(details)).toBeNull();
    }
  });
});
