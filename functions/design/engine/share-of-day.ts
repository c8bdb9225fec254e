import type { Brief } from "./brief.ts";
import data from "./data/care.json" with { type: "json" };

/** The part of a day's food that a plan has: who has one or two meals planned eats others as well, unless fasting. */
export function shareOfDay({ mealsPerDay, week }: Pick<Brief, "mealsPerDay" | "week">): number {
  return week.dayMeals ? 1 : (data.mealShares[mealsPerDay - 1] ?? 1);
}
