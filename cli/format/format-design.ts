import type { DesignResult, Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { hardSpace, wrapText } from "../output/text.ts";
import { describeValue } from "./describe-value.ts";
import { formatAmount } from "./format-amount.ts";
import { formatNutrients } from "./format-nutrients.ts";
import { formatRecipe } from "./format-recipe.ts";
import { formatRemarks } from "./format-remarks.ts";
import { formatSources } from "./format-sources.ts";
import { formatVerification } from "./format-verification.ts";
import { type Detail, joinSections, type View } from "./view.ts";

type NutrientRow = Schemas["NutrientRow"];
type MealPlan = Schemas["MealPlan"];

/** Ids of energy and protein, the figures in the heading of a day. */
const headingCompounds = [1008, 1003] as const;

/** Formats a design: its recipes or plan, the verification, the remarks and the sources. */
export function formatDesign(result: DesignResult, detail: Detail, view: View): string[] {
  const dishes = "meal_plan" in result ? formatPlanned(result.meal_plan) : formatRecipes(result);
  return joinSections(
    ...dishes,
    formatVerification(result.verification, view),
    formatRemarks(result, view),
    formatSources(result.citations, { full: detail.sources, view }),
  );

  function formatPlanned(plan: MealPlan): string[][] {
    const recipes = detail.recipes ? listRecipes(plan).map((recipe) => formatRecipe(recipe, view)) : [];
    return [formatPlan(plan, view), titled("Average day", plan.nutrition.per_day), ...recipes];
  }

  function formatRecipes({ recipe, recipes = [recipe] }: Schemas["DesignedRecipes"]): string[][] {
    return recipes.flatMap((each) => [
      formatRecipe(each, view),
      titled("Per portion", each.nutrition.per_portion),
    ]);
  }

  function titled(title: string, rows: readonly NutrientRow[]): string[] {
    return [view.paint.bold(title), ...formatNutrients(rows, detail, view)];
  }
}

/** Each recipe of a plan once, in the order of its first meal. */
function listRecipes({ days }: MealPlan): Schemas["Recipe"][] {
  const recipes = days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe));
  return [...new Map(recipes.map((recipe) => [recipe.title, recipe])).values()];
}

function formatPlan(plan: MealPlan, view: View): string[] {
  return joinSections(...plan.days.map((day) => formatDay(day, view)), formatShopping(plan, view));
}

function formatDay({ day, meals, nutrition }: MealPlan["days"][number], view: View): string[] {
  const figures = headingCompounds.flatMap((id) => describeFigure(nutrition, id));
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

function formatShopping({ shopping_list: list }: MealPlan, { width, paint }: View): string[] {
  const groups = new Map<string, string[]>();
  for (const { group, name, quantity_g: grams } of list) {
    groups.set(group, [...(groups.get(group) ?? []), `${name} ${formatAmount(grams)}${hardSpace}g`]);
  }
  const lines = [...groups].flatMap(([group, foods]) =>
    wrapText(`${group}: ${foods.join(", ")}`, { width, indent: "    ", lead: "  " }),
  );
  return lines.length > 0 ? [paint.bold("Shopping list"), ...lines] : [];
}
