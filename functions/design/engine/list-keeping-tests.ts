import type { UnmetWish } from "../contract.ts";
import type { Brief } from "./brief.ts";
import type { DishTest } from "./demand.ts";
import { keepingDays, mostKeepingDays } from "./keeping-days.ts";

/** That lunches and dinners keep as long as a request wants: what is cooked for breakfast is eaten at once. */
export function listKeepingTests({ week }: Pick<Brief, "week">): DishTest[] {
  if (week.keepsDays === null) return [];
  const days = Math.min(week.keepsDays, mostKeepingDays);
  return [
    {
      name: `request_text: keeps for ${days} days`,
      description: "days for which a dish keeps in a refrigerator",
      measure: ({ recipe }) => {
        const isMeal = recipe.mealTypes.some((type) => type === "lunch" || type === "dinner");
        return isMeal ? keepingDays(recipe) : days;
      },
      operator: ">=",
      limit: days,
      unit: "days",
      scope: "portion",
    },
  ];
}

/** A longer time than cooked food is safe for. */
export function listKeepingUnmet({ week }: Pick<Brief, "week">): { unmet: UnmetWish[]; notices: string[] } {
  if (week.keepsDays === null || week.keepsDays <= mostKeepingDays) return { unmet: [], notices: [] };
  return {
    unmet: [{ wish: `keeps for ${week.keepsDays} days`, reason: "not_possible" }],
    notices: [`Cooked dishes keep for at most ${mostKeepingDays} days in a refrigerator`],
  };
}
