import { convertStep, wordCups, wordOunces } from "./convert-step.ts";
import data from "./data/unit-words.json" with { type: "json" };
import type { UnitSystem } from "./read-units.ts";

const liquid = new RegExp(`\\b(?:${data.liquids})\\b`, "i");
const noLiquid = new RegExp(`\\b(?:${data.noLiquids})\\b`, "i");
const mlPerCup = 236.6;
const cupGrams = Object.entries(data.gramsPerCup).map(
  ([word, grams]) => [new RegExp(`\\b${word}\\b`, "i"), grams] as const,
);
/** Below, an amount is a pinch and no weight. */
const leastOunceGrams = 7;
const volume = /\b(?:cups?|pints?|quarts?|gallons?|fl\.? ?oz|fluid ounces?)\b/i;
const mass = /^[\d ./-]+(?:oz|ounces?|lbs?|pounds?)\b/i;
const metricUnit = /^[\d ./-]+(?:ml|cl|dl|l|kg|g)\b/i;

type Line = { readonly name: string; readonly grams: number; readonly measure: string | null };

/** A line with its measure in other units; grams are the amount in either case. Spoons and pieces stay. */
export function convertLine<Measured extends Line>(line: Measured, system: UnitSystem): Measured {
  return { ...line, measure: system === "metric" ? toMetric(line) : toUs(line) };
}

function toMetric({ name, measure }: Line): string | null {
  if (measure === null) return null;
  if (mass.test(measure)) return null;
  if (volume.test(measure) && !isLiquid(name)) return null;
  return convertStep(measure, "metric");
}

function toUs({ name, grams, measure }: Line): string | null {
  if (measure !== null && !metricUnit.test(measure)) return convertStep(measure, "us");
  if (measure !== null && isLiquid(name)) return convertStep(measure, "us");
  const cup = cupGrams.find(([word]) => word.test(name))?.[1];
  if (cup !== undefined) return wordCups((grams / cup) * mlPerCup);
  return grams >= leastOunceGrams ? wordOunces(grams) : null;
}

function isLiquid(name: string): boolean {
  return liquid.test(name) && !noLiquid.test(name);
}
