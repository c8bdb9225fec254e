import type { DishLimit } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import type { Brief } from "./brief.ts";
import data from "./data/aims.json" with { type: "json" };

/** Both ends, either of which may be open. */
export type AimRange = { readonly low: number | null; readonly high: number | null };

/** A range of shares, in % of energy. */
type Shares = { readonly low: number; readonly high: number };

const macroNames = ["protein", "fat", "carbohydrate"] as const;
export type MacroName = (typeof macroNames)[number];

export const macros = {
  protein: { compoundId: compoundIds.proteinGrams, kcalPerGram: 4 },
  fat: { compoundId: compoundIds.fatGrams, kcalPerGram: 9 },
  carbohydrate: { compoundId: compoundIds.carbohydrateGrams, kcalPerGram: 4 },
} as const satisfies Record<MacroName, { compoundId: number; kcalPerGram: number }>;

const goalRanges: Readonly<Record<string, Partial<Record<MacroName, readonly number[]>>>> =
  Object.fromEntries(
    Object.entries(data.goals).flatMap(([name, ranges]) =>
      typeof ranges === "string" ? [] : [[name, ranges]],
    ),
  );

/** Shares of energy: usual ones, those that an aim asks for, near to a bound, the others with what is left. */
export function aimMacros(
  { limits, wishes }: Pick<Brief, "limits" | "wishes">,
  energyKcal: number,
): Record<MacroName, Shares> {
  const wanted = { ...data.macros.usual };
  for (const { rule } of wishes.goals) Object.assign(wanted, goalRanges[`${rule.goal} ${rule.direction}`]);
  const bounds = {
    protein: boundShares(limits, "protein", energyKcal),
    fat: boundShares(limits, "fat", energyKcal),
    carbohydrate: boundShares(limits, "carbohydrate", energyKcal),
  };
  const near = {
    protein: bring(toShares(wanted.protein), bounds.protein),
    fat: bring(toShares(wanted.fat), bounds.fat),
    carbohydrate: bring(toShares(wanted.carbohydrate), bounds.carbohydrate),
  };
  return {
    protein: near.protein,
    fat: isOpen(bounds.fat) ? makeRoom(near.fat, near.protein, near.carbohydrate) : near.fat,
    carbohydrate: isOpen(bounds.carbohydrate)
      ? makeRoom(near.carbohydrate, near.protein, near.fat)
      : near.carbohydrate,
  };
}

function toShares([low = 0, high = 100]: readonly number[]): Shares {
  return { low, high };
}

function isOpen({ low, high }: AimRange): boolean {
  return low === null && high === null;
}

/** The shares of energy that the bounds of a day allow. */
function boundShares(limits: readonly DishLimit[], name: MacroName, energyKcal: number): AimRange {
  const { compoundId, kcalPerGram } = macros[name];
  const ofDay = limits.filter(({ scope, measure }) => scope === "day" && measure.compoundId === compoundId);
  const toShare = ({ measure, limit }: DishLimit) =>
    measure.perEnergyFactor === null ? (100 * kcalPerGram * limit) / energyKcal : limit;
  const lows = ofDay.filter(({ operator }) => !operator.startsWith("<")).map(toShare);
  const highs = ofDay.filter(({ operator }) => !operator.startsWith(">")).map(toShare);
  return {
    low: lows.length === 0 ? null : Math.max(...lows),
    high: highs.length === 0 ? null : Math.min(...highs),
  };
}

/** Within the bounds; where the usual is outside, a band beside the bound. */
function bring({ low, high }: Shares, bounds: AimRange): Shares {
  const least = Math.max(low, bounds.low ?? 0);
  const most = Math.min(high, bounds.high ?? 100);
  if (least < most) return { low: least, high: most };
  const { nearBound } = data.macros;
  if (bounds.low !== null && least > high) return { low: least, high: least * (1 + nearBound) };
  return { low: most * (1 - nearBound), high: most };
}

/** All shares add up to 100: what the other two leave at most and at least. */
function makeRoom(own: Shares, one: Shares, other: Shares): Shares {
  const left = { low: 100 - one.high - other.high, high: 100 - one.low - other.low };
  return { low: Math.min(own.low, Math.max(0, left.high)), high: Math.max(own.high, left.low) };
}
