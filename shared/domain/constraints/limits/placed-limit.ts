import data from "../data/design-limits.json" with { type: "json" };
import type { LimitBound, LimitPlace, RuleLimit } from "./rule-limit.ts";

export type PlacedLimit = LimitBound & {
  readonly source: RuleLimit;
  readonly place: LimitPlace;
};

const { dayKcal, portionKcal, portionsPerDay } = data.reference;
const figures = new Intl.NumberFormat("en");

/** The sides that a limit has. */
export function listPlaces(source: RuleLimit): PlacedLimit[] {
  return (["portion", "day"] as const).flatMap((place) => {
    const bound = source[place];
    return bound === null ? [] : [{ ...bound, source, place }];
  });
}

/** Whether a lower and an upper bound of one compound leave no room at the reference energy of a day or a portion. */
export function areOpposed(one: PlacedLimit, other: PlacedLimit): boolean {
  if (one.operator === other.operator || !isOfSameCompound(one, other)) return false;
  const [least, most] = one.operator === ">=" ? [one, other] : [other, one];
  const times = least.place === "day" && most.place === "portion" ? portionsPerDay : 1;
  return amountOf(least) > amountOf(most) * times;
}

/** Whether one bound measures and asks the same as another, however strictly. */
export function areAlike(one: PlacedLimit, other: PlacedLimit): boolean {
  const isSameMeasure = (one.source.perEnergyFactor === null) === (other.source.perEnergyFactor === null);
  const isSameSide = one.operator === other.operator && one.place === other.place;
  return isSameMeasure && isSameSide && isOfSameCompound(one, other);
}

/** Whether whatever keeps the one bound keeps the other as well. */
export function implies(one: PlacedLimit, other: PlacedLimit): boolean {
  return one.operator === "<=" ? one.limit <= other.limit : one.limit >= other.limit;
}

/** "at most 2,300 mg of sodium a day", "at least 20 % of energy from protein a portion". */
export function tellPlaced({ operator, limit, place, source }: PlacedLimit): string {
  const { unit, what } = source;
  const of = unit === "% of energy" ? "from" : "of";
  const [mass = unit, ...rest] = of === "from" ? [unit] : unit.split(" per ");
  const per = rest.length > 0 ? ` per ${rest.join(" per ")}` : "";
  return `${operator === "<=" ? "at most" : "at least"} ${figures.format(limit)} ${mass} ${of} ${what}${per} a ${place}`;
}

function isOfSameCompound(one: PlacedLimit, other: PlacedLimit): boolean {
  const isSame = one.source.compoundId === other.source.compoundId;
  return isSame && one.source.minusCompoundId === other.source.minusCompoundId;
}

function amountOf({ limit, place, source }: PlacedLimit): number {
  if (source.perEnergyFactor === null) return limit;
  return (limit * (place === "day" ? dayKcal : portionKcal)) / source.perEnergyFactor;
}
