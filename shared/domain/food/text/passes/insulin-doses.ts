import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

/** "8u" is written out as "8 you". */
const doseUnits = new Set(["u", "you", "units", "unit", "iu"]);
const insulins = new Set(language.insulins);

/** Where "insulin 8u" or "8 units of insulin" ends; null for other words. */
export function endOfInsulin(tokens: readonly Token[], at: number): number | null {
  if (insulins.has(textAt(tokens, at))) {
    const isDose = tokens[at + 1]?.kind === "number" && doseUnits.has(textAt(tokens, at + 2));
    return isDose ? at + 3 : at + 1;
  }
  if (tokens[at]?.kind !== "number" || !doseUnits.has(textAt(tokens, at + 1))) return null;
  const of = textAt(tokens, at + 2) === "of" ? at + 3 : at + 2;
  return insulins.has(textAt(tokens, of)) ? of + 1 : null;
}
