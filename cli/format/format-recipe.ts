import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { wrapText } from "../output/text.ts";
import { formatAmount } from "./format-amount.ts";
import type { View } from "./view.ts";

type Allergen = Schemas["Allergen"];
type Recipe = Schemas["Recipe"];

/** Formats a recipe: amounts for all servings, steps and allergens. */
export function formatRecipe(recipe: Recipe, view: View): string[] {
  const { width, paint } = view;
  const steps = recipe.steps.flatMap((step, index) =>
    wrapText(step, { width, indent: "    ", lead: `${String(index + 1).padStart(2)}  ` }),
  );
  const allergens = wrapText(`Allergens: ${listAllergens(recipe.allergens)}`, {
    width,
    indent: "  ",
    lead: "",
  });
  return [
    paint.bold(recipe.title),
    paint.dim(describeFacts(recipe)),
    "",
    ...formatIngredients(recipe, view),
    "",
    ...steps,
    "",
    ...allergens,
    ...formatImage(recipe),
  ];
}

/** Lists allergens and marks those that are only possible. */
export function listAllergens(rows: readonly Allergen[]): string {
  if (rows.length === 0) return "none found";
  const names = rows.map(({ allergen, certainty }) => {
    const name = allergen.replaceAll("_", " ");
    return certainty === "may_contain" ? `${name} (possible)` : name;
  });
  return [...new Set(names)].join(", ");
}

function describeFacts(recipe: Recipe): string {
  const { servings, cuisine, total_minutes: minutes, equipment } = recipe;
  const facts = [`${formatAmount(servings)} ${servings === 1 ? "serving" : "servings"}`];
  facts.push(minutes === null ? "time unknown" : `${formatAmount(minutes)} min`);
  if (cuisine !== null) facts.push(cuisine);
  if (equipment.length > 0) facts.push(equipment.join(", "));
  return facts.join(" · ");
}

function formatIngredients({ ingredients }: Recipe, view: View): string[] {
  return renderTable(
    {
      columns: [
        { title: "Ingredient", wraps: true },
        { title: "Amount", alignment: "right" },
        { title: "Measure", wraps: true },
      ],
      rows: ingredients.map(({ name, preparation, canonical_name: food, quantity_g: grams, measure }) => [
        [name, preparation, food === null ? view.paint.yellow("not found, not counted") : null]
          .filter((part) => part !== null)
          .join(", "),
        `${formatAmount(grams)} g`,
        measure ?? "",
      ]),
    },
    view,
  );
}

function formatImage({ image }: Recipe): string[] {
  if (!image) return [];
  return ["url" in image ? `Picture: ${image.url}` : "Picture: in the response, see --json"];
}
