import type { Evidence, Food } from "../build/catalogue-model.ts";
import { type CompoundWholes, readBoundedParts, readCompoundWholes } from "../build/compound-wholes.ts";
import { createRelativeReader, type DonorRule, type RelativeReader } from "./relatives.ts";

/** A value estimated from relatives, per 100 g. */
type Estimate = {
  readonly amount: number;
  readonly donors: readonly Evidence[];
};

/** What an estimate is made with; `analysed` returns a food's analysed values by compound. */
export type EstimateContext = {
  readonly relativesOf: RelativeReader;
  readonly analysed: (foodId: number) => ReadonlyMap<number, Evidence> | undefined;
  readonly basics: (foodId: number, compoundId: number) => number | null;
  readonly wholes: CompoundWholes;
  readonly boundedParts: ReadonlySet<number>;
};

/** A food and a compound that it has no value for. */
type Gap = {
  readonly foodId: number;
  readonly compoundId: number;
};

const water = 1051;
const smallestKinLikeness = 0.35;
const groupDonors = 5;
const fewestGroupDonors = 3;
const waterDifference = 8;

/** Evidence by food, then compound. */
type EvidenceTable = ReadonlyMap<number, ReadonlyMap<number, Evidence>>;

/**
 * Estimates a gap by one rule: from the nearest relative with an analysed value, or for the rule `group` from the
 * five nearest, weighted by likeness, three at least. Parts of a whole (fatty acids of fat, amino acids of
 * protein) are scaled by the whole, the others by solids where water differs by more than 8 points. Null without
 * donors, and where the estimate would exceed the whole; a donor's zero is not used.
 */
export function estimateGap(gap: Gap, rule: DonorRule, context: EstimateContext): Estimate | null {
  const wanted = rule === "group" ? groupDonors : 1;
  const donors: { readonly value: Evidence; readonly amount: number; readonly weight: number }[] = [];
  for (const { foodId, likeness } of context.relativesOf(gap.foodId, rule)) {
    if (donors.length === wanted) break;
    if (rule === "kin" && likeness < smallestKinLikeness) break;
    const value = context.analysed(foodId)?.get(gap.compoundId);
    const factor = value?.amount == null ? null : scale(gap, foodId, context);
    if (value?.amount != null && factor !== null)
      donors.push({ value, amount: value.amount * factor, weight: likeness + 0.01 });
  }
  if (donors.length < (rule === "group" ? fewestGroupDonors : 1)) return null;
  const weight = donors.reduce((sum, donor) => sum + donor.weight, 0);
  const amount = donors.reduce((sum, donor) => sum + donor.weight * donor.amount, 0) / weight;
  if (amount <= 0 || amount > ceilingOf(gap, context)) return null;
  return { amount, donors: donors.map(({ value }) => value) };
}

/** The most that a food can have of a compound: all of the whole that it is a part of. */
export function ceilingOf(
  { foodId, compoundId }: Gap,
  { basics, wholes, boundedParts }: EstimateContext,
): number {
  const whole = boundedParts.has(compoundId) ? basics(foodId, wholes.get(compoundId) ?? 0) : null;
  return whole ?? Infinity;
}

function scale(
  { foodId, compoundId }: Gap,
  donorId: number,
  { basics, wholes }: EstimateContext,
): number | null {
  const whole = wholes.get(compoundId);
  if (whole !== undefined) {
    const [own, theirs] = [basics(foodId, whole), basics(donorId, whole)];
    if (own !== null && theirs !== null) return theirs > 0 ? own / theirs : null;
  }
  const [own, theirs] = [basics(foodId, water), basics(donorId, water)];
  if (own === null || theirs === null) return null;
  if (Math.abs(own - theirs) <= waterDifference) return 1;
  return theirs < 100 ? (100 - own) / (100 - theirs) : null;
}

/** The context for estimates among `foods`. Only analysed values are donated; an assumed zero is not analysed. */
export function createDonorContext(foods: readonly Food[], evidence: EvidenceTable): EstimateContext {
  const analysed = new Map(
    foods.map(({ id }) => [
      id,
      new Map([...(evidence.get(id) ?? [])].filter(([, value]) => isAnalysed(value))),
    ]),
  );
  return {
    relativesOf: createRelativeReader(foods),
    analysed: (foodId) => analysed.get(foodId),
    basics: (foodId, compoundId) => evidence.get(foodId)?.get(compoundId)?.amount ?? null,
    wholes: readCompoundWholes(),
    boundedParts: readBoundedParts(),
  };
}

function isAnalysed({ valueType, derivation }: Evidence): boolean {
  return valueType === "quantified" && derivation !== "Z";
}
