import type { DietName } from "../../../shared/nutrition/diet-name.ts";

/** Diets that only wish for more or less of something: their bounds rank, they do not rule out. */
const wishes: ReadonlySet<DietName> = new Set([
  "high_protein",
  "high_fibre",
  "low_fat",
  "low_sodium",
  "low_sugar",
  "low_calorie",
  "mediterranean",
  "dash",
]);

/** Whether the bounds of a diet rule a food out. */
export function isStatedDiet(diet: DietName): boolean {
  return !wishes.has(diet);
}
