import { describe, expect, it } from "vitest";
import { readDishNeeds } from "../../../../shared/domain/constraints/needs/wishes/read-dish-needs.ts";
import { type RuleFields, readRules } from "../../../../shared/domain/constraints/rules/read-rules.ts";
import {
  readStatedNeeds,
  type WordFields,
} from "../../../../shared/domain/constraints/rules/read-stated-needs.ts";
import { requireGender } from "../../../../shared/domain/constraints/rules/require-gender.ts";

function rulesOf(request: RuleFields & WordFields, text = "") {
  return readRules(request, readStatedNeeds(request, readDishNeeds(text, "recipe")), []);
}

/** Rules as "field: rule". */
function tell(stated: readonly { field: string; rule: string }[]): string[] {
  return stated.map(({ field, rule }) => `${field}: ${rule}`);
}

describe("diets", () => {
  it.each([
    [
      "replaces one of the words about the same question",
      { diet: ["pescatarian"] },
      "a vegan soup",
      ["diet: pescatarian"],
    ],
    [
      "leaves one about another question",
      { diet: ["vegan"] },
      "a gluten-free soup",
      ["diet: vegan", "request_text: gluten_free"],
    ],
    ["is told once where words say it too", { diet: ["vegan"] }, "a vegan soup", ["diet: vegan"]],
    ["may be several", { diet: ["vegan", "gluten-free"] }, "", ["diet: vegan", "diet: gluten_free"]],
  ])("a field's %s", (_, fields, text, diets) => {
    expect(tell(rulesOf(fields, text).diets)).toEqual(diets);
  });

  it("diets of restrictions and preferences count like those of the text", () => {
    expect(tell(rulesOf({ restrictions: ["vegetarian"] }).diets)).toEqual(["restrictions: vegetarian"]);
    expect(tell(rulesOf({ preferences: ["gluten-free"] }).diets)).toEqual(["preferences: gluten_free"]);
  });
});

describe("what is left out", () => {
  it("is gathered from every field, the first that tells it named", () => {
    const { avoided, allergens } = rulesOf(
      { avoided_foods: ["olives"], restrictions: ["no olives", "sesame allergy", "celery"] },
      "a salad without celery, I am allergic to sesame",
    );
    expect(tell(avoided)).toEqual(["avoided_foods: olives", "restrictions: celery"]);
    expect(tell(allergens)).toEqual(["restrictions: sesame"]);
  });

  it("is no food that is merely liked", () => {
    expect(rulesOf({ preferences: ["olives"] }, "a salad with celery").avoided).toEqual([]);
  });

  it("has added sugar where none is wanted", () => {
    expect(
      tell(
        rulesOf({ request_text: "a cake with no added sugar" }, "a cake with no added sugar").avoided,
      ).join(),
    ).toMatch(/sugar/);
  });
});

describe("conditions", () => {
  it("conditions of fields come first, those of the text are added", () => {
    const { conditions } = rulesOf(
      { condition: ["gout"] },
      "dinner for someone with high blood pressure and gout",
    );
    expect(tell(conditions)).toEqual(["condition: gout", "request_text: hypertension"]);
  });

  it("whose bounds depend on the sex require it with the field `condition`, but not if only the text names them", () => {
    const inField = rulesOf({ condition: ["iron deficiency"] }, "a dinner");
    expect(() => requireGender(inField, null)).toThrow(/^Cannot read gender: .*iron deficiency/);
    expect(() => requireGender(inField, "female")).not.toThrow();
    expect(() => requireGender(rulesOf({}, "a dinner, I have iron deficiency"), null)).not.toThrow();
    expect(() =>
      requireGender(rulesOf({ condition: ["hypertension", "gout"] }, "a dinner"), null),
    ).not.toThrow();
  });
});
