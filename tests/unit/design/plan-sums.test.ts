import { expect, it } from "vitest";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import { designFrom, planOf } from "./support/design.ts";

const catalogue = openCatalogue();
const energyId = 1008;

const diets = [undefined, "vegan", "vegetarian", "gluten-free", "pescatarian"];
const energies = [1500, 1800, 2000, 2300, 2700, 3000];

/** Thirty plans: each diet with each energy. */
const requests = diets.flatMap((diet) =>
  energies.map((kcal) => ({
    type: "meal_plan",
    plan_days: 1,
    meals_per_day: 3 + (kcal % 2),
    daily_energy_kcal_min: kcal * 0.95,
    daily_energy_kcal_max: kcal * 1.05,
    ...(diet && { diet }),
  })),
);

/** Energy of an ingredient in kcal, from the catalogue's own table. */
function energyOf(name: string | null, grams: number): number {
  const foodId = catalogue.idsOf(name ?? "").find((id) => catalogue.evidenceOf(id).has(energyId));
  const evidence = foodId === undefined ? undefined : catalogue.evidenceOf(foodId).get(energyId);
  return ((evidence?.amount ?? 0) * grams) / 100;
}

it("the energy of thirty plans, worked out again from the grams, is within 2 % of what they say", async () => {
  expect(requests).toHaveLength(30);
  for (const request of requests) {
    const { days } = planOf(await designFrom(request));
    for (const { meals, nutrition } of days) {
      const summed = meals.reduce((sum, { portions, recipe }) => {
        const whole = recipe.ingredients.reduce(
          (dish, { canonical_name, quantity_g }) => dish + energyOf(canonical_name, quantity_g),
          0,
        );
        return sum + (portions * whole) / recipe.servings;
      }, 0);
      const stated = nutrition.find((row) => row.compound_identifier_id === energyId)?.measurement_value;
      expect(Math.abs(summed / (stated ?? Number.NaN) - 1), JSON.stringify(request)).toBeLessThan(0.02);
    }
  }
});
