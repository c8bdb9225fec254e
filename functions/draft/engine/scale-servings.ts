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
const piece =
  /\b(?:per|each|every|apiece|at a time|spoonfuls?|scoops?|portions? of|(?:the|of) (?:batter|dough|mixture))\b/i;
const vessel =
  /^[ -](?:(?!(?:in|into|on|to|and|a|an|the|your)\b)[\p{L}-]+ ){0,3}?(?:pan|tin|dish|pot|jar|bowl|mould|mold|ramekins?|casserole|saucepan|skillet|tray|jug|loaf)\b/iu;
const pieces =
  /\b(\d{1,3})((?: [\p{L}-]+)? (?:cases|muffins|cookies|biscuits|balls|patties|burgers|pieces|portions|rounds|squares|bars|slices|buns|glasses|jars|plates|bowls|cups|wraps|scones|pancakes|parcels|skewers|bases|loaves|flatbreads|tortillas|pittas?|naans?|tarts|pies|pasties|meatballs|fishcakes|kebabs|rolls|dumplings)\b)/giu;
/** "Slice into 12", "cut 20." of a recipe for as many. */
const cutInto =
  /\b((?:cut|slice|divide|portion|shape|form|roll|split|mark|score|break)(?: [\p{L}-]+){0,4}? (?:into )?)(\d{1,3})(?=\s*(?:$|[.,;)]|and\b|then\b))/giu;
const isSpoon = new RegExp(`^(?:${spoons})$`, "iu");

/** A line for another number of servings; a measure stands only where the source counted. */
export function scaleLine<Line extends Pick<RecipeLine, "name" | "grams" | "measure">>(
  line: Line,
  stated: ReadLine | null,
  factor: number,
): Line {
  const grams = roundGrams(line.grams * factor);
  if (factor === 1) return { ...line, grams };
  return {
    ...line,
    grams,
    measure: line.measure === null ? null : scaleMeasure(line.name, stated, factor, grams),
  };
}

function scaleMeasure(name: string, stated: ReadLine | null, factor: number, grams: number): string | null {
  const quantity = stated?.quantity ?? null;
  if (!stated || quantity === null) return null;
  const count = quantity * factor;
  if (stated.unit === null) return describeMeasure({ name, count, unit: name, grams })?.measure ?? null;
  return describeMeasure({ name, count, unit: stated.unit, grams }) === null
    ? null
    : wordAmount({ quantity: count, unit: stated.unit }, null);
}

/**
 * A step with its masses and volumes multiplied; temperatures, times, lengths and bare counts stay, and so do the size
 * of a vessel and what each piece takes ("1/4 cup of batter per pancake").
 */
export function scaleStep(step: string, factor: number, servings: number | null = null): string {
  if (factor === 1) return step;
  const counted = servings === null ? step : countPieces(step, factor, servings);
  return scaleAmounts(counted, () => factor);
}

/** A step with its masses and volumes multiplied, each by the factor for the words behind it. */
export function scaleAmounts(step: string, factorBehind: (behind: string) => number): string {
  return step.replace(
    amount,
    (stated, low: string, range: string | undefined, high: string, gap: string, unit: string, at: number) => {
      const behind = step.slice(at + stated.length);
      if (isOfPiece(step, at) || vessel.test(behind)) return stated;
      const factor = factorBehind(behind);
      if (factor === 1) return stated;
      const write = (number: string) => writeScaled(readFigure(number) * factor, isSpoon.test(unit));
      const upper = range === undefined ? "" : range.replace(high, write(high));
      return `${write(low)}${upper}${gap}${unit}`;
    },
  );
}

/** "In 12 cases" of a recipe for 12 is the number of its pieces. */
function countPieces(step: string, factor: number, servings: number): string {
  const scaled = Math.max(1, Math.round(servings * factor));
  return step
    .replace(pieces, (stated, count: string, noun: string) =>
      Number(count) === servings ? `${scaled}${noun}` : stated,
    )
    .replace(cutInto, (stated, lead: string, count: string) =>
      Number(count) === servings ? `${lead}${scaled}` : stated,
    );
}

function isOfPiece(step: string, at: number): boolean {
  const start = Math.max(step.lastIndexOf(". ", at), step.lastIndexOf("; ", at)) + 1;
  const rest = step.slice(at).search(/[.;](?:\s|$)/);
  const clause = step.slice(start, rest < 0 ? undefined : at + rest);
  return piece.test(clause);
}

function writeScaled(value: number, isSpoon: boolean): string {
  return isSpoon ? writeNumber(roundToParts(value, parts)) : String(Number(value.toPrecision(3)));
}
