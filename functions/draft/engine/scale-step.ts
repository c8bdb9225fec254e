import { roundToParts, writeNumber } from "../../../shared/domain/recipes/mod.ts";

const signs: Readonly<Record<string, number>> = {
  "¼": 0.25,
  "½": 0.5,
  "¾": 0.75,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 0.125,
};
const parts = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
const number = "\\d+\\s+\\d+\\/\\d+|\\d+\\/\\d+|\\d+(?:[.,]\\d+)?(?:\\s?[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛]";
const spoons = "cups?|tbsp|tsp|tablespoons?|teaspoons?";
const masses = "kg|grams?|g|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|litres?|liters?";
const amount = new RegExp(
  `(?<![\\d/.,])(${number})((?:\\s?[-–]\\s?|\\s+to\\s+)(${number}))?(\\s?)(${spoons}|${masses})\\b`,
  "giu",
);
const isSpoon = new RegExp(`^(?:${spoons})$`, "iu");

/** A step with its masses and volumes multiplied; temperatures, times, lengths and bare counts stay. */
export function scaleStep(step: string, factor: number): string {
  if (factor === 1) return step;
  return step.replace(
    amount,
    (_, low: string, range: string | undefined, high: string, gap: string, unit: string) => {
      const write = (number: string) => writeScaled(readNumber(number) * factor, isSpoon.test(unit));
      const upper = range === undefined ? "" : range.replace(high, write(high));
      return `${write(low)}${upper}${gap}${unit}`;
    },
  );
}

function readNumber(text: string): number {
  const parts = text.trim().match(/\d+\/\d+|\d+(?:[.,]\d+)?|[¼½¾⅓⅔⅛]/gu) ?? [];
  return parts.reduce((sum, part) => {
    const sign = signs[part];
    if (sign !== undefined) return sum + sign;
    const [over = "0", under] = part.replace(",", ".").split("/");
    return sum + Number(over) / (under === undefined ? 1 : Number(under));
  }, 0);
}

function writeScaled(value: number, isSpoon: boolean): string {
  return isSpoon ? writeNumber(roundToParts(value, parts)) : String(Number(value.toPrecision(3)));
}
