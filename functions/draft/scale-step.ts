import { roundToParts, writeNumber } from "../../shared/recipes/serving/kitchen-number.ts";

const SIGNS: Readonly<Record<string, number>> = {
  "¼": 0.25,
  "½": 0.5,
  "¾": 0.75,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 0.125,
};
const PARTS = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
const NUMBER = "\\d+\\s+\\d+\\/\\d+|\\d+\\/\\d+|\\d+(?:[.,]\\d+)?(?:\\s?[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛]";
const SPOONS = "cups?|tbsp|tsp|tablespoons?|teaspoons?";
const MASSES = "kg|grams?|g|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|litres?|liters?";
const AMOUNT = new RegExp(
  `(?<![\\d/.,])(${NUMBER})((?:\\s?[-–]\\s?|\\s+to\\s+)(${NUMBER}))?(\\s?)(${SPOONS}|${MASSES})\\b`,
  "giu",
);
const IS_SPOON = new RegExp(`^(?:${SPOONS})$`, "iu");

/** A step with its masses and volumes multiplied; temperatures, times, lengths and bare counts stay. */
export function scaleStep(step: string, factor: number): string {
  if (factor === 1) return step;
  return step.replace(
    AMOUNT,
    (_, low: string, range: string | undefined, high: string, gap: string, unit: string) => {
      const write = (number: string) => writeScaled(readNumber(number) * factor, IS_SPOON.test(unit));
      const upper = range === undefined ? "" : range.replace(high, write(high));
      return `${write(low)}${upper}${gap}${unit}`;
    },
  );
}

function readNumber(text: string): number {
  const parts = text.trim().match(/\d+\/\d+|\d+(?:[.,]\d+)?|[¼½¾⅓⅔⅛]/gu) ?? [];
  return parts.reduce((sum, part) => {
    const sign = SIGNS[part];
    if (sign !== undefined) return sum + sign;
    const [over = "0", under] = part.replace(",", ".").split("/");
    return sum + Number(over) / (under === undefined ? 1 : Number(under));
  }, 0);
}

function writeScaled(value: number, isSpoon: boolean): string {
  return isSpoon ? writeNumber(roundToParts(value, PARTS)) : String(Number(value.toPrecision(3)));
}
