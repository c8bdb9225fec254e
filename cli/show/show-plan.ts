import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { HARD_SPACE, wrapText } from "../output/wrap-text.ts";
import { describeValue } from "./describe-value.ts";
import { formatAmount } from "./format-amount.ts";
import { joinSections } from "./join-sections.ts";
import type { View } from "./view.ts";

type NutrientRow = Schemas["NutrientRow"];
type MealPlan = Schemas["MealPlan"];

const DAY_FIGURES = [1008, 1003] as const;

/** A plan day by day, and what to buy for it. */
export function showPlan(plan: MealPlan, view: View): string[] {
  return joinSections(...plan.days.map((day) => showDay(day, view)), showShopping(plan, view));
}

function showDay({ day, meals, nutrition }: MealPlan["days"][number], view: View): string[] {
  const figures = DAY_FIGURES.flatMap((id) => describeFigure(nutrition, id));
  const title = view.paint.bold(`Day ${day}`) + view.paint.dim(figures.map((text) => ` · ${text}`).join(""));
  const lines = renderTable(
    {
      columns: [
        { title: "" },
        { title: "", wraps: true },
        { title: "", alignment: "right" },
        { title: "", alignment: "right" },
      ],
      rows: meals.map(({ slot, recipe, portions }) => [
        `  ${slot}`,
        recipe.title,
        `${formatAmount(portions)} ${portions === 1 ? "portion" : "portions"}`,
        recipe.total_minutes === null ? "" : `${recipe.total_minutes} min`,
      ]),
    },
    view,
  ).slice(1);
  return [title, ...lines];
}

function describeFigure(rows: readonly NutrientRow[], id: number): string[] {
  const row = rows.find(({ compound_identifier_id: compound }) => compound === id);
  return row ? [`${row.compound_identifier_name} ${describeValue(row)}`] : [];
}

function showShopping({ shopping_list: list }: MealPlan, { width, paint }: View): string[] {
  const groups = new Map<string, string[]>();
  for (const { group, name, quantity_g: grams } of list) {
    groups.set(group, [...(groups.get(group) ?? []), `${name} ${formatAmount(grams)}${HARD_SPACE}g`]);
  }
  const lines = [...groups].flatMap(([group, foods]) =>
    wrapText(`${group}: ${foods.join(", ")}`, { width, indent: "    ", lead: "  " }),
  );
  return lines.length > 0 ? [paint.bold("To buy"), ...lines] : [];
}
