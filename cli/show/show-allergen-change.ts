import type { DraftResult, Schemas } from "../../client/src/mod.ts";
import { wrapText } from "../output/wrap-text.ts";
import { listAllergens } from "./show-recipe.ts";
import type { View } from "./view.ts";

type Allergen = Schemas["Allergen"];

/** Which allergens have left a recipe and which have come. */
export function showAllergenChange(
  { before, after }: DraftResult["allergens"],
  { width, paint }: View,
): string[] {
  const gone = without(before, after);
  const come = without(after, before);
  const wrap = (text: string) => wrapText(text, { width, indent: "  ", lead: "" });
  return [
    ...(gone.length > 0 ? wrap(`Allergens gone: ${listAllergens(gone)}`).map(paint.green) : []),
    ...(come.length > 0 ? wrap(`Allergens new: ${listAllergens(come)}`).map(paint.red) : []),
  ];
}

function without(rows: readonly Allergen[], others: readonly Allergen[]): Allergen[] {
  return rows.filter(({ allergen }) => others.every((other) => other.allergen !== allergen));
}
