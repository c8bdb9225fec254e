import { pluralise, singularise } from "../../../language/mod.ts";
import measures from "./data/measures.json" with { type: "json" };
import { roundToParts, writeNumber } from "./kitchen-number.ts";

/** The food to measure: `grams` is the mass of all `count` units. */
type MeasuredFood = {
  readonly name: string;
  readonly count: number;
  /** In the singular: "cup", "clove", or the piece that the food is counted by: "onion". */
  readonly unit: string;
  readonly grams: number;
};

/** A household measure, and the name in the singular or plural to fit it. */
type DescribedMeasure = {
  readonly measure: string;
  readonly name: string;
};

/** A measure of `count` units that equals the wanted amount up to `error` (0.1 = 10 %). */
type KitchenCount = {
  readonly count: number;
  readonly unit: string;
  readonly error: number;
};

type Spoon = (typeof measures.spoons)[number];

const exact = 0.1;
const rough = 0.12;
const parts = new Set(measures.parts);
const impliedBy = new Map(Object.entries(measures.saidBy));
const closeEnough = 0.05;
const spoons = new Map(measures.spoons.map((spoon) => [spoon.unit, spoon]));

/**
 * The measure for a cook: "3 tablespoons" olive oil, "2" red onions, "1/2" cucumber, "a pinch" of salt. It is within
 * 10 % of the mass, or says "about" up to 12 %, and beyond only below a teaspoon; null if none fits.
 */
export function describeMeasure(food: MeasuredFood): DescribedMeasure | null {
  return teaspoonsIn(food.unit) === null ? describePieces(food) : describeSpoons(food);
}

function describeSpoons({ count, unit, name }: MeasuredFood): DescribedMeasure | null {
  const teaspoons = count * (teaspoonsIn(unit) ?? 0);
  if (teaspoons < measures.pinchBelowTeaspoons) return { measure: describeSmallest(name), name };
  const found = measureInSpoons(count, unit);
  if (found === null) return null;
  const limit = teaspoons < 1 ? 1 : rough;
  return found.error > limit ? null : { measure: prefixAbout(found.error) + writeCount(found), name };
}

function describeSmallest(name: string): string {
  return measures.dropped.some((word) => name.includes(word)) ? "a few drops" : "a pinch";
}

function writeCount({ count, unit }: KitchenCount): string {
  return `${writeNumber(count)} ${count > 1 ? pluralise(unit) : unit}`;
}

function describePieces({ count, unit, name, grams }: MeasuredFood): DescribedMeasure | null {
  const rounded = roundToParts(count, partsOf(unit, count, grams / count));
  const error = Math.abs(rounded / count - 1);
  if (error > rough) return null;
  const number = prefixAbout(error) + writeNumber(rounded);
  const inflected = rounded > 1 ? pluralise(singularise(name)) : singularise(name);
  if (parts.has(unit) && !isImplied(unit, name))
    return { measure: `${number} ${rounded > 1 ? pluralise(unit) : unit}`, name };
  return { measure: [number, ...sizeWords(unit, name)].join(" "), name: inflected };
}

/** The words that a unit adds to the name: "medium" in "medium potato" for potatoes, "plum" in "plum tomato". */
function sizeWords(unit: string, name: string): string[] {
  const [last = "", ...before] = unit.split(" ").reverse();
  const isSame = singularise(name).endsWith(singularise(last));
  return isSame ? before.reverse().filter((word) => !name.includes(word)) : [];
}

function isImplied(unit: string, name: string): boolean {
  const head = singularise(name).split(" ").at(-1) ?? "";
  return head === unit || (impliedBy.get(unit) ?? []).includes(head);
}

function partsOf(unit: string, count: number, pieceGrams: number): number[] {
  const { smallPieceGrams, smallPieces, pieces } = measures.wholeFrom;
  const isSmall = pieceGrams < smallPieceGrams;
  if (count >= (isSmall ? smallPieces : pieces)) return [];
  if (isSmall || count >= 4 || measures.halvesOnly.includes(unit)) return [0.5];
  return count < 1 ? [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] : [1 / 4, 1 / 2, 3 / 4];
}

function prefixAbout(error: number): string {
  return error > exact ? "about " : "";
}

/**
 * The spoon or cup that fits `count` of `unit` best: the given unit if it fits, else the largest that is close, else the
 * closest; null if all are too large.
 */
function measureInSpoons(count: number, unit: string): KitchenCount | null {
  const teaspoons = count * (teaspoonsIn(unit) ?? Number.NaN);
  const own = measures.spoons.filter((spoon) => spoon.unit === unit);
  const candidates = [...own, ...measures.spoons]
    .filter((spoon) => reaches(spoon, teaspoons, spoon.unit === unit))
    .map((spoon) => roundToSpoon(spoon, teaspoons));
  const close = candidates.find(({ error }) => error <= closeEnough);
  return close ?? candidates.sort((one, other) => one.error - other.error)[0] ?? null;
}

/** Teaspoons in a spoon or cup; null for any other unit. */
function teaspoonsIn(unit: string): number | null {
  return spoons.get(unit)?.teaspoons ?? null;
}

function reaches(spoon: Spoon, teaspoons: number, isOwn: boolean): boolean {
  const count = teaspoons / spoon.teaspoons;
  const isFull = spoon.unit !== "teaspoon" || teaspoons < 3 || !fitsTablespoons(teaspoons);
  return isFull && count >= (isOwn ? spoon.least : spoon.leastWhenConverted) * 0.8 && count < spoon.below;
}

function fitsTablespoons(teaspoons: number): boolean {
  const halves = (teaspoons / 3) * 2;
  return Math.abs(Math.round(halves) - halves) / halves <= closeEnough;
}

function roundToSpoon(spoon: Spoon, teaspoons: number): KitchenCount {
  const wanted = teaspoons / spoon.teaspoons;
  const band = spoon.bands.find(({ below }) => wanted < below);
  const count = Math.max(spoon.least, roundToParts(wanted, band?.parts ?? []));
  return { count, unit: spoon.unit, error: Math.abs(count / wanted - 1) };
}
