import {
  describeMeasure,
  roundGrams,
  roundToParts,
  writeNumber,
} from "../../../shared/domain/recipes/mod.ts";
import { figureSource, readFigure } from "../../../shared/language/mod.ts";
import type { RecipeLine } from "./recipe-line.ts";
import type { ReadLine } from "./source/read-lines.ts";
import { wordAmount } from "./source/word-measure.ts";

const parts = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
const spoons = "cups?|tbsp|tsp|tablespoons?|teaspoons?";
const masses = "kg|grams?|g|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|litres?|liters?";
const amount = new RegExp(
  `(?<![\\d/.,])(${figureSource})((?:\\s?[-–]\\s?|\\s+to\\s+)(${figureSource}))?(\\s?)(${spoons}|${masses})\\b`,
  "giu",
);
const isSpoon = new RegExp(`^(?:${spoons})$`, "iu");

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

/** A step with its masses and volumes multiplied; temperatures, times, lengths and bare counts stay. */
export function scaleStep(step: string, factor: number): string {
  if (factor === 1) return step;
  return step.replace(
    amount,
    (_, low: string, range: string | undefined, high: string, gap: string, unit: string) => {
      const write = (number: string) => writeScaled(readFigure(number) * factor, isSpoon.test(unit));
      const upper = range === undefined ? "" : range.replace(high, write(high));
      return `${write(low)}${upper}${gap}${unit}`;
    },
  );
}

function writeScaled(value: number, isSpoon: boolean): string {
  return isSpoon ? writeNumber(roundToParts(value, parts)) : String(Number(value.toPrecision(3)));
}
