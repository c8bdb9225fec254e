import type { IngredientLine } from "../../food/ingredient-lines/ingredient-line.ts";
import { readIngredientLine } from "../../food/ingredient-lines/read-ingredient-line.ts";
import type { TypedLine } from "./line-outline.ts";

const bareUnits = /^(?:pieces?|pcs?|units?|items?|whole|x|each|count|nos?\.?|st|stk)?$/i;

/** An ingredient in fields as the line it stands for; a name without quantity may tell its own amount. */
export function readTypedLine({ name, quantity, unit }: TypedLine): IngredientLine {
  if (quantity === null || quantity === undefined)
    return readIngredientLine(unit ? `${unit} of ${name}` : name);
  const named = readIngredientLine(name);
  const bare = bareUnits.test(unit?.trim() ?? "");
  const line = readIngredientLine(bare ? `${quantity} ${name}` : `${quantity} ${unit} ${name}`);
  // A name that begins with a number or a unit word ("7 up", "clove powder") keeps it.
  if (line.quantity === quantity && line.name !== "") return line;
  const measured = readIngredientLine(bare ? `${quantity} onion` : `${quantity} ${unit} onion`);
  const { quantity: count, unit: read, size } = measured;
  return { ...named, quantity: count ?? quantity, unit: read ?? (bare ? null : (unit ?? null)), size };
}
