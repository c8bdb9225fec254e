import type { ReadLine } from "../../shared/recipes/reading/read-lines.ts";
import { describeMeasure } from "../../shared/recipes/serving/describe-measure.ts";
import { roundGrams } from "../../shared/recipes/serving/round-grams.ts";
import type { RecipeLine } from "./recipe-line.ts";

/** A line for another number of servings; a measure stands only where the source counted. */
export function scaleLine(line: RecipeLine, told: ReadLine | null, factor: number): RecipeLine {
  const grams = roundGrams(line.grams * factor);
  if (factor === 1) return { ...line, grams };
  const isAsTold = told !== null && line.measure !== null && told.quantity !== null;
  const unit = told?.unit ?? line.name;
  const described = isAsTold
    ? describeMeasure({ name: line.name, count: (told.quantity ?? 1) * factor, unit, grams })
    : null;
  return { ...line, grams, measure: described?.measure ?? null };
}

const AMOUNT =
  /(\d+(?:[.,]\d+)?)(\s?)(g|kg|ml|cl|dl|l|oz|lb|lbs|cups?|tbsp|tsp|tablespoons?|teaspoons?|pounds?|ounces?|grams?|litres?|liters?)\b/gi;

/** A step with its masses and volumes multiplied; temperatures, times and lengths stay. */
export function scaleStep(step: string, factor: number): string {
  if (factor === 1) return step;
  return step.replace(AMOUNT, (_, number: string, space: string, unit: string) => {
    const scaled = Number(number.replace(",", ".")) * factor;
    return `${Number(scaled.toPrecision(3))}${space}${unit}`;
  });
}
