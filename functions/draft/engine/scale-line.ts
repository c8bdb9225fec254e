import { describeMeasure, roundGrams } from "../../../shared/domain/recipes/mod.ts";
import type { RecipeLine } from "./recipe-line.ts";
import type { ReadLine } from "./source/read-lines.ts";
import { wordAmount } from "./source/word-measure.ts";

/** A line for another number of servings; a measure stands only where the source counted. */
export function scaleLine(line: RecipeLine, told: ReadLine | null, factor: number): RecipeLine {
  const grams = roundGrams(line.grams * factor);
  if (factor === 1) return { ...line, grams };
  return {
    ...line,
    grams,
    measure: line.measure === null ? null : scaleMeasure(line.name, told, factor, grams),
  };
}

function scaleMeasure(name: string, told: ReadLine | null, factor: number, grams: number): string | null {
  const quantity = told?.quantity ?? null;
  if (!told || quantity === null) return null;
  const count = quantity * factor;
  if (told.unit === null) return describeMeasure({ name, count, unit: name, grams })?.measure ?? null;
  return describeMeasure({ name, count, unit: told.unit, grams }) === null
    ? null
    : wordAmount({ quantity: count, unit: told.unit }, null);
}
