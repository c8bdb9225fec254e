import { describe, expect, it } from "vitest";
import { designRequest } from "../../../functions/design/contract.ts";
import { readBrief } from "../../../functions/design/engine/read-brief.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { filter } from "./support/design.ts";

/** The path of the first field that the schema refuses; null where it takes the body. */
async function refusedField(body: object): Promise<string | null> {
  const { error } = await designRequest.safeParseAsync(body);
  return error ? (error.issues[0]?.path.join(".") ?? "") : null;
}

/** The field that a well-formed request is refused for. */
async function openField(body: object): Promise<unknown> {
  try {
    readBrief(await designRequest.parseAsync(body));
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code, field: error.details?.field };
    throw error;
  }
  return null;
}

describe("counts", () => {
  it.each([
    ["recipe_count", 1, 10],
    ["plan_days", 1, 14],
    ["meals_per_day", 1, 6],
  ])("%s is a whole number from %i to %i", async (field, least, most) => {
    for (const count of [least, most]) expect(await refusedField({ [field]: count })).toBeNull();
    for (const count of [least - 1, most + 1, 1.5, "2", null])
      expect(await refusedField({ [field]: count })).toBe(field);
  });
});

describe("a field with something unknown is refused with its path", () => {
  const protein = filter("Protein", ">=", 10, "g");

  it.each([
    ["type", { type: "menu" }],
    ["diet.1", { diet: ["vegan", "breatharian"] }],
    ["diet.0", { diet: "breatharian" }],
    ["diet", { diet: [] }],
    ["condition.0", { condition: "tiredness of Mondays" }],
    ["gender", { gender: "other" }],
    ["language", { language: "de-DE; x" }],
    ["image_delivery", { image_delivery: "fax" }],
    ["preferences.0", { preferences: [" "] }],
    ["compound_filters.1.compound", { compound_filters: [protein, filter("Phlogiston", "<=", 1, "g")] }],
    ["compound_filters.0.compound", { compound_filters: [{ operator: "<=", threshold: 1, unit: "g" }] }],
    [
      "compound_filters.0.compound_id",
      { compound_filters: [{ compound_id: 999_999, operator: "<=", threshold: 1, unit: "g" }] },
    ],
    ["compound_filters.0.compound", { compound_filters: [{ ...protein, compound_id: 1004 }] }],
    ["compound_filters.0.unit", { compound_filters: [{ ...protein, unit: "kcal" }] }],
    ["compound_filters.0.scope", { compound_filters: [{ ...protein, scope: "week" }] }],
    ["compound_filters.0.operator", { compound_filters: [{ ...protein, operator: "!=" }] }],
    ["compound_filters.0.threshold", { compound_filters: [{ ...protein, threshold: 0 }] }],
    ["daily_energy_kcal_min", { daily_energy_kcal_min: 2000, daily_energy_kcal_max: 1999 }],
    ["daily_energy_kcal_max", { daily_energy_kcal_max: 20_001 }],
    ["", { servings: 2 }],
  ])("%s of %j", async (field, body) => {
    expect(await refusedField({ type: "recipe", ...body })).toBe(field);
  });

  it.each([
    { diet: "vegan", condition: "gout" },
    { daily_energy_kcal_min: 2000, daily_energy_kcal_max: 2000 },
    { compound_filters: [{ compound_id: "1003", operator: "=", threshold: 1, unit: "mg", scope: "day" }] },
  ])("but %j is taken", async (body) => {
    expect(await refusedField(body)).toBeNull();
  });
});

describe("what a request leaves open is refused", () => {
  it.each([
    ["what to design", {}, "type"],
    ["what to design, by foods to avoid alone", { avoided_foods: ["rice"] }, "type"],
    ["the sex that the bounds depend on", { type: "recipe", condition: "iron deficiency" }, "gender"],
    [
      "the day of a recipe",
      {
        type: "recipe",
        compound_filters: [filter("Iron, Fe", ">=", 1, "mg"), filter("Protein", ">=", 9, "g", "day")],
      },
      "compound_filters[1].scope",
    ],
  ])("%s", async (_, body, field) => {
    expect(await openField(body)).toEqual({ code: "validation_error", field });
  });

  it.each([
    { type: "recipe", condition: "iron deficiency", gender: "male" },
    { request_text: "a recipe for a woman with iron deficiency" },
    { request_text: "a recipe, I have iron deficiency" },
    { plan_days: 2 },
    { recipe_count: 2 },
    { request_text: "a vegan curry" },
  ])("but %j leaves nothing open", async (body) => {
    expect(await openField(body)).toBeNull();
  });
});
