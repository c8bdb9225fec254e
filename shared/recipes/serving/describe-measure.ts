import { pluralise, singularise } from "../steps/noun-forms.ts";
import measures from "./data/measures.json" with { type: "json" };
import { roundToParts, writeNumber } from "./kitchen-number.ts";
import { type KitchenCount, measureInSpoons, teaspoonsIn } from "./spoon-measure.ts";

/** What is measured: `grams` is the mass of `count` units together. */
export interface MeasuredFood {
  readonly name: string;
  readonly count: number;
  /** In the singular: "cup", "clove", or what the food itself is counted by: "onion". */
  readonly unit: string;
  readonly grams: number;
}

/** A household measure and the name in the number that it asks for. */
export interface DescribedMeasure {
  readonly measure: string;
  readonly name: string;
}

const EXACT = 0.1;
const ROUGH = 0.12;
const parts = new Set(measures.parts);
const saidBy = new Map(Object.entries(measures.saidBy));

/**
 * The measure as a cook reads it: "3 tablespoons" olive oil, "2" red onions, "1/2" cucumber, "a pinch" of salt.
 * It is within 10 % of the mass, or says "about": up to 12 %, and further only below a teaspoon; null where none fits.
 */
export function describeMeasure(food: MeasuredFood): DescribedMeasure | null {
  return teaspoonsIn(food.unit) === null ? describePieces(food) : describeSpoons(food);
}

function describeSpoons({ count, unit, name }: MeasuredFood): DescribedMeasure | null {
  const teaspoons = count * (teaspoonsIn(unit) ?? 0);
  if (teaspoons < measures.pinchBelowTeaspoons) return { measure: smallest(name), name };
  const found = measureInSpoons(count, unit);
  if (found === null) return null;
  const limit = teaspoons < 1 ? 1 : ROUGH;
  return found.error > limit ? null : { measure: about(found.error) + writeCount(found), name };
}

function about(error: number): string {
  return error > EXACT ? "about " : "";
}

function smallest(name: string): string {
  return measures.dropped.some((word) => name.includes(word)) ? "a few drops" : "a pinch";
}

function writeCount({ count, unit }: KitchenCount): string {
  return `${writeNumber(count)} ${count > 1 ? pluralise(unit) : unit}`;
}

function describePieces({ count, unit, name, grams }: MeasuredFood): DescribedMeasure | null {
  const rounded = roundToParts(count, partsOf(unit, count, grams / count));
  const error = Math.abs(rounded / count - 1);
  if (error > ROUGH) return null;
  const number = about(error) + writeNumber(rounded);
  const inflected = rounded > 1 ? pluralise(singularise(name)) : singularise(name);
  if (parts.has(unit) && !isSaid(unit, name))
    return { measure: `${number} ${rounded > 1 ? pluralise(unit) : unit}`, name };
  return { measure: [number, ...sizeWords(unit, name)].join(" "), name: inflected };
}

/** "medium potato" of potatoes, "plum tomato" of tomatoes: what the unit tells beyond the name. */
function sizeWords(unit: string, name: string): string[] {
  const [last = "", ...before] = unit.split(" ").reverse();
  const isSame = singularise(name).endsWith(singularise(last));
  return isSame ? before.reverse().filter((word) => !name.includes(word)) : [];
}

function isSaid(unit: string, name: string): boolean {
  const head = singularise(name).split(" ").at(-1) ?? "";
  return head === unit || (saidBy.get(unit) ?? []).includes(head);
}

function partsOf(unit: string, count: number, pieceGrams: number): number[] {
  const { smallPieceGrams, smallPieces, pieces } = measures.wholeFrom;
  const isSmall = pieceGrams < smallPieceGrams;
  if (count >= (isSmall ? smallPieces : pieces)) return [];
  if (isSmall || count >= 4 || measures.halvesOnly.includes(unit)) return [0.5];
  return count < 1 ? [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] : [1 / 4, 1 / 2, 3 / 4];
}
