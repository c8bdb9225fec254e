import type { PlanRequest, StatedNeeds } from "../../../shared/domain/constraints/mod.ts";
import type { DesignRequest, UnmetWish } from "../contract.ts";
import type { Brief } from "./brief.ts";

type Read = {
  stated: StatedNeeds;
  plan: PlanRequest;
  brief: Pick<Brief, "type" | "rules" | "maxMinutes" | "limits">;
};

/** What the text asks for and a field overrules: counts, energy, time, diets, bounds. */
export function listConflicts(request: DesignRequest, read: Read): UnmetWish[] {
  const { stated, plan, brief } = read;
  const isPlan = brief.type === "meal_plan";
  const ofPlan = isPlan
    ? [
        ...compare(request.plan_days, plan.planDays, "plan_days", "days"),
        ...compare(request.meals_per_day, plan.mealsPerDay, "meals_per_day", "meals a day"),
        ...compareEnergy(request, plan),
      ]
    : compare(request.recipe_count, plan.recipeCount, "recipe_count", "recipes");
  const minutes = stated.text.totalMinutes;
  const isLater = minutes !== null && brief.maxMinutes !== null && brief.maxMinutes.rule !== minutes;
  return [
    ...(request.type && plan.type && request.type !== plan.type
      ? [overrule(plan.type === "meal_plan" ? "a meal plan" : "a recipe", "type")]
      : []),
    ...ofPlan,
    ...(isLater ? [overrule(`${minutes} minutes`, brief.maxMinutes?.field ?? "")] : []),
    ...stated.text.diets
      .filter((diet) => !brief.rules.diets.some(({ rule }) => rule === diet))
      .map((diet) => overrule(diet.replaceAll("_", " "), "diet")),
    ...listReplacedLimits(stated, brief),
  ];
}

function compare(field: number | undefined, stated: number | null, name: string, noun: string): UnmetWish[] {
  if (field === undefined || stated === null || field === stated) return [];
  return [overrule(`${stated} ${noun}`, name)];
}

function compareEnergy(request: DesignRequest, { energyKcal: { min, max } }: PlanRequest): UnmetWish[] {
  const { daily_energy_kcal_min: least, daily_energy_kcal_max: most } = request;
  if ((least ?? most) === undefined || (min ?? max) === null) return [];
  const isSame = (least ?? null) === min && (most ?? null) === max;
  const field = least === undefined ? "daily_energy_kcal_max" : "daily_energy_kcal_min";
  return isSame ? [] : [overrule(`${min ?? max} kcal a day`, field)];
}

/** A filter for the same compound replaces a bound of the text. */
function listReplacedLimits({ text }: StatedNeeds, { limits }: Read["brief"]): UnmetWish[] {
  return text.limits
    .filter(({ compoundId, threshold }) => {
      const same = limits.filter(({ measure }) => measure.compoundId === compoundId);
      const isKept = same.some(({ name, limit }) => name.startsWith("request_text") && limit === threshold);
      return !isKept && same.some(({ name }) => name.startsWith("compound_filters"));
    })
    .map(({ operator, threshold, unit }) => overrule(`${operator} ${threshold} ${unit}`, "compound_filters"));
}

function overrule(wish: string, field: string): UnmetWish {
  return { wish, reason: "conflicts", detail: `${field} says otherwise` };
}
