import type { SensoryFood } from "../sensory-food.ts";

const enoughMass = 0.6;

/** Amounts per 100 g of all foods together; a compound that is known for less than 60 % of the mass is unknown. */
export function poolAmounts(foods: readonly SensoryFood[]): Map<number, number> {
  const total = foods.reduce((sum, { grams }) => sum + Math.max(0, grams), 0);
  const pooled = new Map<number, number>();
  for (const id of new Set(foods.flatMap(({ amounts }) => [...amounts.keys()]))) {
    const known = foods.filter(({ amounts, grams }) => amounts.has(id) && grams > 0);
    const mass = known.reduce((sum, { grams }) => sum + grams, 0);
    if (mass < enoughMass * total || mass <= 0) continue;
    const amount = known.reduce((sum, { amounts, grams }) => sum + (amounts.get(id) ?? 0) * grams, 0);
    pooled.set(id, amount / mass);
  }
  return pooled;
}
