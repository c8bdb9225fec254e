import { compoundIds } from "./compound-ids.ts";
import factors from "./data/energy-factors.json" with { type: "json" };
import type { NutrientAmounts } from "./food-facts.ts";
import { exactly, type Interval, mapRising, subtractIntervals } from "./interval.ts";

/** A bound on a compound. */
export type NutrientTarget = {
  /** The compound in plain words: "saturated fat". */
  readonly what: string;
  readonly compoundId: number;
  /** A compound that does not count: fibre in net carbohydrate. */
  readonly minusCompoundId: number | null;
  /** The kind of food without which there is none of the compound: no lactose without milk. */
  readonly carrier: string | null;
  /** What the bounds are for: see `measureTarget`. */
  readonly basis: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
  readonly gender: string | null;
  /** How much missing the bound counts, 1 for the usual. */
  readonly weight: number;
  /** Missing the bound rules the food out. */
  readonly isHard: boolean;
  readonly source: string;
};

const kcalPerGram = new Map(Object.entries(factors.kcalPerGram).map(([id, kcal]) => [Number(id), kcal]));
const leastEnergyKcal = 1;

/** What of a target's basis is compared with its bounds, and by how much the bounds of a day shrink for a meal. */
type Basis = (amount: Interval, target: NutrientTarget, portion: Portion) => Interval | null;

type Portion = {
  readonly grams: number;
  readonly energyKcalPer100Grams: Interval | null;
};

/** `day` and `portion` compare what is in a portion, the others do not depend on its size. */
const bases: Readonly<Record<string, Basis>> = {
  day: measurePortion,
  portion: measurePortion,
  per_100_g: (amount) => amount,
  per_1000_kcal: (amount, _, { energyKcalPer100Grams }) => perKcal(amount, energyKcalPer100Grams, 1000),
  energy_share: (amount, { compoundId }, { energyKcalPer100Grams }) =>
    perKcal(amount, energyKcalPer100Grams, 100 * (kcalPerGram.get(compoundId) ?? 0)),
};

/**
 * The figure of a food that a target's bounds are compared with, in the target's unit; null where the composition does
 * not tell. Throws for a basis that no rule has.
 */
export function measureTarget(
  target: NutrientTarget,
  amounts: NutrientAmounts,
  portionGrams: number,
): Interval | null {
  const measure = bases[target.basis];
  if (measure === undefined) throw new Error(`Cannot measure target: unknown basis ${target.basis}`);
  const amount = readAmount(target, amounts);
  if (amount === null) return null;
  const energyKcalPer100Grams = amounts.get(compoundIds.energyKcal) ?? null;
  return measure(amount, target, { grams: portionGrams, energyKcalPer100Grams });
}

/** Without the compound to be left out, all of the amount may be of it. */
function readAmount(
  { compoundId, minusCompoundId }: NutrientTarget,
  amounts: NutrientAmounts,
): Interval | null {
  const amount = amounts.get(compoundId);
  if (amount === undefined) return null;
  if (minusCompoundId === null) return amount;
  const minus = amounts.get(minusCompoundId);
  if (minus === undefined) return { low: 0, value: amount.value, high: amount.high };
  return mapRising(subtractIntervals(amount, minus), (figure) => Math.max(0, figure));
}

function measurePortion(amount: Interval, _: NutrientTarget, { grams }: Portion): Interval {
  return mapRising(amount, (figure) => (figure * grams) / 100);
}

function perKcal(amount: Interval, energyKcal: Interval | null, factor: number): Interval | null {
  if (energyKcal === null) return null;
  if (amount.high === 0) return exactly(0);
  const floored = mapRising(energyKcal, (kcal) => Math.max(leastEnergyKcal, kcal));
  return {
    low: (amount.low * factor) / floored.high,
    value: (amount.value * factor) / floored.value,
    high: (amount.high * factor) / floored.low,
  };
}
