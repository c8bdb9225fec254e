import { compoundIds } from "../../../nutrition/mod.ts";
import limitWords from "../../data/limit-words.json" with { type: "json" };
import words from "../../data/request-words.json" with { type: "json" };
import { indexNeeds, phraseAt } from "../find-needs.ts";
import { readLimitAmount } from "../limit-amount.ts";
import type { NamedLimit } from "../needs.ts";
import { isUsed, markUsed, type Reading } from "../reading.ts";

/** Energy of a day in kcal; null for a side that is not stated. */
export type EnergyRange = {
  readonly min: number | null;
  readonly max: number | null;
};

const share = words.approximateShare;
const portions = indexNeeds(limitWords.portion.map((phrase) => [phrase, phrase] as const));

/** Whether a limit tells the energy of a day: in a plan every one does that names no portion. */
export function isDailyEnergy({ compoundId, scope }: NamedLimit, isPlan: boolean): boolean {
  return compoundId === compoundIds.energyKcal && (scope === "day" || (isPlan && scope === null));
}

/** The energy that limits set for a day; "around" leaves a tenth to both sides. */
export function rangeOfLimits(limits: readonly NamedLimit[]): EnergyRange {
  const all = limits.map(({ operator, threshold }) => {
    if (operator === "=") return { low: threshold * (1 - share), high: threshold * (1 + share) };
    return operator.startsWith("<") ? { low: null, high: threshold } : { low: threshold, high: null };
  });
  const lows = all.flatMap(({ low }) => low ?? []);
  const highs = all.flatMap(({ high }) => high ?? []);
  return {
    min: lows.length === 0 ? null : Math.round(Math.max(...lows)),
    max: highs.length === 0 ? null : Math.round(Math.min(...highs)),
  };
}

/** Reads "a 1,900 kcal plan", where no word bounds the energy. */
export function readBareEnergy(reading: Reading): NamedLimit | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const amount = readLimitAmount(reading, at);
    if (amount === null || amount.compoundId !== compoundIds.energyKcal) continue;
    if (amount.start !== at || isUsed(reading, at, amount.end) || isOfPortion(reading, amount.end)) continue;
    markUsed(reading, amount.namedFrom, amount.end);
    const { compoundId, isNet, threshold, unit } = amount;
    return { compoundId, isNet, operator: "=", threshold, unit, scope: "day" };
  }
  return null;
}

/** "600 kcal each"; in "2,000 kcal meal plan" the last word is the plan's. */
function isOfPortion(reading: Reading, end: number): boolean {
  const scope = phraseAt(portions, reading, end);
  return scope !== null && reading.terms[scope.end] !== "plan";
}
