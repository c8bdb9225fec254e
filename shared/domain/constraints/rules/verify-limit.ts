import { type NutrientRow, roundAmount } from "../../composition/mod.ts";
import type { DishLimit } from "./dish-limit.ts";
import { measureRows } from "./measure-rows.ts";
import { readBounds } from "./plan-limit.ts";
import type { ShownVerification } from "./verification-row.ts";

/** Where a limit holds: what is eaten there, and its place among the recipes, days and meals. */
type LimitedPlace = {
  rows: readonly NutrientRow[];
  /** Whether evidence that rows do not show, such as bounds of what has no figure, keeps the limit. */
  isKept: boolean;
  recipe: number | null;
  day: number | null;
  meal: string | null;
};

/** How far inside its bounds a value lies; negative outside. */
export function readSlack({ operator, limit }: Pick<DishLimit, "operator" | "limit">, value: number): number {
  const { low, high } = readBounds(operator, limit);
  const slack = Math.min(
    low === null ? Number.POSITIVE_INFINITY : value - low,
    high === null ? Number.POSITIVE_INFINITY : high - value,
  );
  return roundAmount(slack);
}

/** How a limit stands at the place where it stands worst. */
export function verifyLimit(limit: DishLimit, places: readonly LimitedPlace[]): ShownVerification {
  const verified = places.map((place) => verifyPlace(limit, place));
  const [first, ...others] = verified;
  if (!first) throw new TypeError(`Cannot verify ${limit.name}: the limit applies to no meal or day`);
  const worst = others.reduce((worst, one) => (isWorse(one, worst) ? one : worst), first);
  return { ...worst, complete: verified.every(({ complete }) => complete) };
}

function verifyPlace(limit: DishLimit, { rows, isKept, recipe, day, meal }: LimitedPlace): ShownVerification {
  const { name, description, operator, unit, hard } = limit;
  const { value, min, max, complete } = measureRows(rows, limit.measure);
  return {
    constraint: name,
    description,
    value: value === null ? null : roundAmount(value),
    value_min: min === null ? null : roundAmount(min),
    value_max: max === null ? null : roundAmount(max),
    operator,
    limit: limit.limit,
    unit,
    slack: value === null ? null : readSlack(limit, value),
    satisfied: isKept,
    hard,
    complete,
    recipe,
    day,
    meal,
  };
}

function isWorse(one: ShownVerification, other: ShownVerification): boolean {
  if (one.satisfied !== other.satisfied) return !one.satisfied;
  return (one.slack ?? Number.POSITIVE_INFINITY) < (other.slack ?? Number.POSITIVE_INFINITY);
}
