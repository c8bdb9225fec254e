import type { DishLimit, PlanRequest } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import type { DesignRequest } from "../contract.ts";
import type { Brief } from "./brief.ts";
import data from "./data/care.json" with { type: "json" };

const weight = 10;

/** `share`: the part of the day's food that is planned. */
type Eater = { gender: Brief["gender"]; share: number; rules: readonly DishLimit[] };

/** Energy of a day: the fields' bounds, else those of the words, else what is usual for its meals as an aim. */
export function listEnergyLimits(
  { daily_energy_kcal_min: least, daily_energy_kcal_max: most }: DesignRequest,
  stated: PlanRequest["energyKcal"],
  { gender, share: planned, rules }: Eater,
): DishLimit[] {
  if (least !== undefined || most !== undefined) {
    return [
      ...bound("daily_energy_kcal_min", ">=", least ?? null, true),
      ...bound("daily_energy_kcal_max", "<=", most ?? null, true),
    ];
  }
  if (stated.min !== null || stated.max !== null) {
    return [
      ...bound("request_text: energy a day, at least", ">=", stated.min, true),
      ...bound("request_text: energy a day, at most", "<=", stated.max, true),
    ];
  }
  if (rules.some(({ measure }) => measure.compoundId === compoundIds.energyKcal)) return [];
  const { share } = data.usualKcal;
  const whole = gender === "male" ? data.usualKcal.male : data.usualKcal.female;
  const usual = whole * planned;
  return [
    ...bound("usual energy, at least", ">=", usual * (1 - share), false),
    ...bound("usual energy, at most", "<=", usual * (1 + share), false),
  ];
}

function bound(name: string, operator: ">=" | "<=", limit: number | null, hard: boolean): DishLimit[] {
  if (limit === null) return [];
  return [
    {
      name,
      description: "energy of a day",
      measure: {
        compoundId: compoundIds.energyKcal,
        minusCompoundId: null,
        perEnergyFactor: null,
        carrier: null,
      },
      operator,
      limit,
      unit: "kcal",
      scope: "day",
      hard,
      // Nobody is offered less than a day's usual food for the least that they ask for.
      isProtecting: hard && operator === ">=" && limit <= data.usualKcal.female,
      weight: weight,
    },
  ];
}
