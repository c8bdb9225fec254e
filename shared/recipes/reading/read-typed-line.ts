import type { IngredientLine } from "../../food/ingredient-lines/ingredient-line.ts";
import { readIngredientLine } from "../../food/ingredient-lines/read-ingredient-line.ts";
import type { TypedLine } from "./line-outline.ts";

const bareUnits = /^(?:pieces?|pcs?\.?|units?|items?|whole|x|each|count|nos?\.?|st|stk)?$/i;

/** A typed ingredient in words: "2 tbsp butter", "4 eggs". */
export function wordTypedLine({ name, quantity, unit }: TypedLine): string {
  const told = unit && !bareUnits.test(unit.trim()) ? unit : "";
  return [quantity ?? "", told, name].filter((part) => part !== "").join(" ");
}

/** An ingredient in fields as the line it stands for; a name without quantity may tell its own amount. */
export function readTypedLine({ name, quantity, unit }: TypedLine): IngredientLine {
  const named = readIngredientLine(name);
  if (quantity === null || quantity === undefined) return unit ? readVague(name, unit) : named;
  const bare = bareUnits.test(unit?.trim() ?? "");
  const line = readIngredientLine(bare ? `${quantity} ${name}` : `${quantity} ${unit} ${name}`);
  // A name that begins with a number or a unit word ("7 up", "clove powder") keeps it.
  const isPlain = named.quantity === null && named.name !== "" && line.name.endsWith(named.name);
  if (line.quantity === quantity && line.name !== "") return isPlain ? { ...line, name: named.name } : line;
  const measured = readIngredientLine(bare ? `${quantity} onion` : `${quantity} ${unit} onion`);
  const { quantity: count, unit: read, size } = measured;
  return { ...named, quantity: count ?? quantity, unit: read ?? (bare ? null : (unit ?? null)), size };
}

/** "pinch" measures, "to taste" remarks. */
function readVague(name: string, unit: string): IngredientLine {
  const measured = readIngredientLine(`${unit} of ${name}`);
  return measured.unit === null ? readIngredientLine(`${name} ${unit}`) : measured;
}
