import measures from "./data/measures.json" with { type: "json" };
import { roundToParts } from "./kitchen-number.ts";

type Spoon = (typeof measures.spoons)[number];

/** A measure of `count` units that stands for the wanted amount up to `error` (0.1 = 10 %). */
export interface KitchenCount {
  readonly count: number;
  readonly unit: string;
  readonly error: number;
}

const CLOSE = 0.05;
const spoons = new Map(measures.spoons.map((spoon) => [spoon.unit, spoon]));

/** Teaspoons in a spoon or cup; null for any other unit. */
export function teaspoonsIn(unit: string): number | null {
  return spoons.get(unit)?.teaspoons ?? null;
}

/**
 * The spoon or cup that holds `count` of `unit` best: the told unit where it fits, else the largest that is close,
 * else the closest; null where none reaches that little.
 */
export function measureInSpoons(count: number, unit: string): KitchenCount | null {
  const teaspoons = count * (teaspoonsIn(unit) ?? Number.NaN);
  const own = measures.spoons.filter((spoon) => spoon.unit === unit);
  const candidates = [...own, ...measures.spoons]
    .filter((spoon) => reaches(spoon, teaspoons, spoon.unit === unit))
    .map((spoon) => round(spoon, teaspoons));
  const close = candidates.find(({ error }) => error <= CLOSE);
  return close ?? candidates.sort((one, other) => one.error - other.error)[0] ?? null;
}

function reaches(spoon: Spoon, teaspoons: number, isOwn: boolean): boolean {
  const count = teaspoons / spoon.teaspoons;
  const isFull = spoon.unit !== "teaspoon" || teaspoons < 3 || !fitsTablespoons(teaspoons);
  return isFull && count >= (isOwn ? spoon.least : spoon.leastWhenConverted) * 0.8 && count < spoon.below;
}

function fitsTablespoons(teaspoons: number): boolean {
  const halves = (teaspoons / 3) * 2;
  return Math.abs(Math.round(halves) - halves) / halves <= CLOSE;
}

function round(spoon: Spoon, teaspoons: number): KitchenCount {
  const wanted = teaspoons / spoon.teaspoons;
  const band = spoon.bands.find(({ below }) => wanted < below);
  const count = Math.max(spoon.least, roundToParts(wanted, band?.parts ?? []));
  return { count, unit: spoon.unit, error: Math.abs(count / wanted - 1) };
}
