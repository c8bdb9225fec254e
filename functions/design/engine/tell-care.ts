import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import type { ShownPlan } from "../contract.ts";
import type { Brief } from "./brief.ts";
import data from "./data/care.json" with { type: "json" };

/** What a plan with little energy has to say. */
export function tellCare({ gender, mealsPerDay }: Brief, { days }: ShownPlan): string[] {
  // Who has one or two meals planned eats others as well.
  if ((data.mealShares[mealsPerDay - 1] ?? 1) < 1) return [];
  const least = gender === "male" ? data.leastKcal.male : data.leastKcal.female;
  const low = days.filter(({ nutrition }) => {
    const energy = nutrition.find((row) => row.compound_identifier_id === compoundIds.energyKcal);
    return (energy?.measurement_value ?? least) < least;
  });
  if (low.length === 0) return [];
  const told = low.map(({ day }) => day).join(", ");
  return [`Day ${told}: under ${least} kcal; diets with so little energy belong under medical supervision`];
}
