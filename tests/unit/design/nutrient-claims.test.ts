import { describe, expect, it } from "vitest";
import { designFrom, recipesOf } from "./support/design.ts";

const ask = async (request_text: string) => {
  const result = await designFrom({ request_text });
  const [recipe] = recipesOf(result);
  if (recipe === undefined) throw new Error("Cannot judge the design: it has no recipe");
  const amountOf = (id: number) =>
    recipe.nutrition.per_portion.find((one) => one.compound_identifier_id === id)?.measurement_value ?? 0;
  const grams = recipe.ingredients.reduce((sum, one) => sum + one.quantity_g, 0) / recipe.servings;
  const met = result.verification.map(({ constraint }) => constraint);
  return { amountOf, grams, met, unmet: result.unmet_wishes.map(({ wish }) => wish) };
};

describe("a dish is called low or high in something by what labels may claim", () => {
  it("low in sodium where 100 g have at most 140 mg", async () => {
    const { amountOf, grams, met } = await ask("a low sodium dinner");
    expect(met).toContain("wish: less sodium");
    expect((amountOf(1093) / grams) * 100).toBeLessThanOrEqual(141);
  });

  it("and otherwise the wish is reported as unmet", async () => {
    const { met, unmet } = await ask("low calorie carbonara");
    expect(unmet).toContain("less energy");
    expect(met).not.toContain("wish: less energy");
  });

  it("high in protein where it gives a fifth of the energy", async () => {
    const { amountOf, met } = await ask("a high protein lunch");
    expect(met).toContain("wish: more protein");
    expect((amountOf(1003) * 4) / amountOf(1008)).toBeGreaterThanOrEqual(0.199);
  });

  it("healthy where Nutri-Score puts it in the two best grades, without cured meat", async () => {
    for (const request of ["a healthy dinner", "something healthy", "a healthy lunch"]) {
      const { met, unmet } = await ask(request);
      expect(met, request).toContain("wish: healthy");
      expect(unmet, request).toEqual([]);
    }
  });
});

describe("a healthy plan", () => {
  it("has healthy meals only, where there are enough of them", async () => {
    const { verification, unmet_wishes } = await designFrom({ request_text: "a healthy 4 day meal plan" });
    const row = verification.find(({ constraint }) => constraint === "wish: healthy");
    expect(row).toMatchObject({ satisfied: true });
    expect(unmet_wishes).toEqual([]);
  });
});
