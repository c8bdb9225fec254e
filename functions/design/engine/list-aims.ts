import type { DishLimit, LimitMeasure } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds, type GoalName } from "../../../shared/domain/nutrition/mod.ts";
import { type AimRange, aimMacros, macros } from "./aim-macros.ts";
import type { Brief } from "./brief.ts";
import data from "./data/aims.json" with { type: "json" };
import care from "./data/care.json" with { type: "json" };
import { shareOfDay } from "./share-of-day.ts";

type Asked = Pick<Brief, "limits" | "wishes" | "mealsPerDay" | "week">;
type Measure = Pick<LimitMeasure, "compoundId"> & Partial<LimitMeasure>;

/**
 * What each day of a plan should come near to, within its bounds: the middle of its energy, usual shares of the macros,
 * usual sodium. The search weighs them; they are no constraints, and no part of the proof.
 */
export function listAims(brief: Asked): DishLimit[] {
  const share = shareOfDay(brief);
  const energy = rangeOfEnergy(brief.limits);
  const shares = aimMacros(brief, aimEnergy(brief));
  const ofMacros = (["protein", "fat", "carbohydrate"] as const).flatMap((name) => {
    const { compoundId, kcalPerGram } = macros[name];
    return aimAt(name, { compoundId, perEnergyFactor: 100 * kcalPerGram }, shares[name], data.macros.weight);
  });
  const { sodiumMilligrams, fibreGrams, saturatedFatGrams } = compoundIds;
  return [
    ...aimAt("energy", { compoundId: compoundIds.energyKcal }, energy, data.energy.weight),
    ...ofMacros,
    ...aimAt("sodium", { compoundId: sodiumMilligrams }, rangeOfSodium(brief, share), data.sodium.weight),
    ...aimAt("fibre", { compoundId: fibreGrams }, rangeOfFibre(brief, share), data.fibre.weight),
    ...aimAt(
      "saturated fat",
      { compoundId: saturatedFatGrams, perEnergyFactor: 900 },
      rangeOfSaturated(brief),
      data.saturated.weight,
    ),
  ];
}

/** The energy in kcal that a day of the plan aims at. */
export function aimEnergy(brief: Asked): number {
  const { low, high } = rangeOfEnergy(brief.limits);
  const middle = ((low ?? high ?? 0) + (high ?? low ?? 0)) / 2;
  return middle || care.usualKcal.female * shareOfDay(brief);
}

function rangeOfEnergy(limits: readonly DishLimit[]): AimRange {
  const { low, high } = boundsOfDay(limits, compoundIds.energyKcal);
  const { share, belowMost, aboveLeast } = data.energy;
  if (low !== null && high !== null) {
    const middle = (low + high) / 2;
    return { low: Math.max(low, middle * (1 - share)), high: Math.min(high, middle * (1 + share)) };
  }
  if (high !== null) return scale(high, belowMost);
  return low === null ? { low, high } : scale(low, aboveLeast);
}

function rangeOfSodium(brief: Asked, share: number): AimRange {
  const { low, high } = boundsOfDay(brief.limits, compoundIds.sodiumMilligrams);
  if (low !== null) return { low, high };
  const isLow = wants(brief, "sodium", "less");
  const [least = 0, most = 0] = isLow ? data.sodium.wantedLow : data.sodium.day;
  const bounded = high === null ? null : scale(high, data.sodium.ofBound);
  if (bounded?.high && bounded.high < most * share) return bounded;
  return { low: least * share, high: most * share };
}

function rangeOfFibre(brief: Asked, share: number): AimRange {
  const bounds = boundsOfDay(brief.limits, compoundIds.fibreGrams);
  if (bounds.high !== null || wants(brief, "fibre", "less")) return { low: null, high: null };
  const least = wants(brief, "fibre", "more") ? data.fibre.wantedHigh : data.fibre.least;
  return { low: Math.max(bounds.low ?? 0, least * share), high: null };
}

function rangeOfSaturated(brief: Asked): AimRange {
  const isBounded = brief.limits.some(({ measure }) => measure.compoundId === compoundIds.saturatedFatGrams);
  if (isBounded) return { low: null, high: null };
  return {
    low: null,
    high: wants(brief, "saturated_fat", "less") ? data.saturated.wantedLow : data.saturated.most,
  };
}

function wants({ wishes }: Asked, goal: GoalName, direction: "more" | "less"): boolean {
  return wishes.goals.some(({ rule }) => rule.goal === goal && rule.direction === direction);
}

function boundsOfDay(limits: readonly DishLimit[], compoundId: number): AimRange {
  const ofDay = limits.filter(({ scope, measure }) => {
    return scope === "day" && measure.compoundId === compoundId && measure.perEnergyFactor === null;
  });
  const lows = ofDay.filter(({ operator }) => !operator.startsWith("<")).map(({ limit }) => limit);
  const highs = ofDay.filter(({ operator }) => !operator.startsWith(">")).map(({ limit }) => limit);
  return {
    low: lows.length === 0 ? null : Math.max(...lows),
    high: highs.length === 0 ? null : Math.min(...highs),
  };
}

function scale(value: number, [low = 1, high = 1]: readonly number[]): AimRange {
  return { low: value * low, high: value * high };
}

function aimAt(name: string, measure: Measure, { low, high }: AimRange, weight: number): DishLimit[] {
  const aim = {
    description: `${name} of a day`,
    measure: { minusCompoundId: null, perEnergyFactor: null, carrier: null, ...measure },
    unit: measure.perEnergyFactor === undefined ? "" : "% of energy",
    scope: "day",
    hard: false,
    weight,
  } as const;
  const atLeast = { ...aim, name: `aim: ${name}, at least`, operator: ">=" } as const;
  const atMost = { ...aim, name: `aim: ${name}, at most`, operator: "<=" } as const;
  return [
    ...(low === null ? [] : [{ ...atLeast, limit: low }]),
    ...(high === null ? [] : [{ ...atMost, limit: high }]),
  ];
}
