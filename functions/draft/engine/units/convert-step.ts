import { roundToParts, writeNumber } from "../../../../shared/domain/recipes/mod.ts";
import { figureSource, readFigure } from "../../../../shared/language/mod.ts";
import type { UnitSystem } from "./read-units.ts";

type Conversion = {
  readonly pattern: RegExp;
  readonly convert: (value: number) => string;
};

const gramsPerOunce = 28.35;
const gramsPerPound = 453.6;
const mlPerCup = 236.6;
const mlPerTablespoon = 14.79;
const mlPerTeaspoon = 4.93;
const cmPerInch = 2.54;
/** Ovens are set in steps of 25 °F; below, a temperature is that of a food. */
const leastOvenFahrenheit = 225;
const mostOvenCelsius = 260;
const parts = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
const value = String.raw`(?<![\d/.,])(${figureSource})`;
const upTo = String.raw`(?:(\s?[-–]\s?|\s+to\s+)(${figureSource}))?`;

const toMetric: readonly Conversion[] = [
  unit("(?:°|º|degrees?)? ?(?:F|fahrenheit)", (f) => `${nearest(((f - 32) * 5) / 9, 5)}°C`),
  // "Bake at 400 degrees": no oven gets as hot in Celsius.
  unit("(?:°|º|degrees?)(?! ?[CF]\\b| ?(?:celsius|fahrenheit))", ofBareDegrees),
  unit('(?:inch(?:es)?|in\\.|")', (inches) => `${Math.round(inches * cmPerInch)} cm`),
  unit("fl\\.? ?oz\\.?|fluid ounces?", (ounces) => wordMl((ounces * mlPerCup) / 8)),
  unit("oz\\.?|ounces?", (ounces) => wordGrams(ounces * gramsPerOunce)),
  unit("lbs?\\.?|pounds?", (pounds) => wordGrams(pounds * gramsPerPound)),
  unit("cups?", (cups) => wordMl(cups * mlPerCup)),
  unit("pints?", (pints) => wordMl(pints * mlPerCup * 2)),
  unit("quarts?", (quarts) => wordMl(quarts * mlPerCup * 4)),
];
const toUs: readonly Conversion[] = [
  unit("(?:°|º|degrees?)? ?(?:C|celsius|centigrade)", (c) => `${roundFahrenheit((c * 9) / 5 + 32)}°F`),
  unit("cm|centimet(?:re|er)s?", (cm) => `${nearest(cm / cmPerInch, 0.5)} inch`),
  unit("kg|kilos?|kilograms?", (kg) => wordOunces(kg * 1000)),
  unit("g|grams?|grammes?", wordOunces),
  unit("ml|millilit(?:re|er)s?", wordCups),
  unit("l|lit(?:re|er)s?", (litres) => wordCups(litres * 1000)),
];

/** An amount, temperature or length of a text in other units; what is in them already stays. */
export function convertStep(text: string, system: UnitSystem): string {
  const conversions = system === "metric" ? toMetric : toUs;
  return conversions.reduce((step, { pattern, convert }, at) => {
    // "180°C (355°F)" states both.
    const isBoth = at === 0 && hasTemperature(step, system);
    if (isBoth) return step;
    return step.replace(pattern, (_, low: string, joint: string | undefined, high: string | undefined) => {
      if (joint === undefined || high === undefined) return convert(readFigure(low));
      return `${convert(readFigure(low))}${joint}${convert(readFigure(high))}`;
    });
  }, text);
}

function ofBareDegrees(degrees: number): string {
  return degrees > mostOvenCelsius ? `${nearest(((degrees - 32) * 5) / 9, 5)}°C` : `${degrees}°`;
}

/** Grams in pounds and ounces: "1 lb", "7 oz". */
export function wordOunces(grams: number): string {
  if (grams >= gramsPerPound) return `${writeNumber(roundToParts(grams / gramsPerPound, parts))} lb`;
  return `${writeNumber(nearest(grams / gramsPerOunce, 0.25))} oz`;
}

/** Millilitres in cups and spoons: "1 1/4 cups", "2 tbsp". */
export function wordCups(ml: number): string {
  if (ml >= mlPerCup / 4 - 2) return plural(roundToParts(ml / mlPerCup, parts), "cup");
  if (ml >= mlPerTablespoon - 1) return `${writeNumber(roundToParts(ml / mlPerTablespoon, parts))} tbsp`;
  return `${writeNumber(roundToParts(ml / mlPerTeaspoon, parts))} tsp`;
}

function plural(count: number, word: string): string {
  return `${writeNumber(count)} ${word}${count > 1 ? "s" : ""}`;
}

function unit(words: string, convert: (value: number) => string): Conversion {
  return { pattern: new RegExp(`${value}${upTo}[ -]?(?:${words})(?![\\p{L}])`, "giu"), convert };
}

function hasTemperature(step: string, system: UnitSystem): boolean {
  return (system === "metric" ? /\d ?(?:°|º|degrees?)? ?C\b/ : /\d ?(?:°|º|degrees?)? ?F\b/).test(step);
}

function roundFahrenheit(degrees: number): number {
  return nearest(degrees, degrees >= leastOvenFahrenheit ? 25 : 5);
}

function wordGrams(grams: number): string {
  return `${nearest(grams, grams < 100 ? 1 : 5)} g`;
}

function wordMl(ml: number): string {
  return `${nearest(ml, 5)} ml`;
}

function nearest(number: number, step: number): number {
  return Math.round(number / step) * step;
}
