import type { Evidence, ValueType } from "./catalogue-model.ts";

const firmness: readonly ValueType[] = [
  "quantified",
  "calculated",
  "less_than",
  "greater_than",
  "trace",
  "unquantified",
];

/**
 * One food's evidence with that of the same food in other publications (`twins`, the preferred first). A value of
 * the food's own stays; where it has none the firmest twin's stands in, with its type. Minimum and maximum span
 * the values and published ranges of all, a `less_than` counting from nothing to its bound, a trace not at all.
 * References are the union of all that count.
 */
export function mergeTwins(
  foodId: number,
  own: readonly Evidence[],
  twins: readonly (readonly Evidence[])[],
): Evidence[] {
  const byCompound = Map.groupBy([own, ...twins].flat(), ({ compoundId }) => compoundId);
  const ownIds = new Set(own.map(({ compoundId }) => compoundId));
  return [...byCompound.values()].map((values) => {
    const [first] = values;
    const isOwn = first !== undefined && ownIds.has(first.compoundId);
    return mergeValues(foodId, isOwn ? values : sortByFirmness(values));
  });
}

function sortByFirmness(values: readonly Evidence[]): Evidence[] {
  return values.toSorted((a, b) => firmness.indexOf(a.valueType) - firmness.indexOf(b.valueType));
}

function mergeValues(foodId: number, [point, ...others]: readonly Evidence[]): Evidence {
  if (!point) throw new Error(`Cannot compile catalogue: food ${foodId} has no value to merge`);
  const counting = isNumber(point) ? others.filter(({ valueType }) => valueType !== "trace") : [];
  if (counting.length === 0) return { ...point, foodId };
  const spread = spanValues([point, ...counting]);
  const referenceIds = new Set([point, ...counting].flatMap((value) => value.referenceIds));
  return { ...point, foodId, ...spread, referenceIds: [...referenceIds].sort((a, b) => a - b) };
}

function isNumber({ valueType }: Evidence): boolean {
  return valueType === "quantified" || valueType === "calculated" || valueType === "less_than";
}

// A number that a publication took over unchanged is no second source and makes no spread.
function spanValues(values: readonly Evidence[]): Pick<Evidence, "minimum" | "maximum"> {
  const isPublished = values.some(({ minimum, maximum }) => minimum !== null || maximum !== null);
  const minimum = Math.min(...values.map(lowest));
  const maximum = Math.max(...values.map(highest));
  return isPublished || minimum < maximum ? { minimum, maximum } : { minimum: null, maximum: null };
}

function lowest({ valueType, amount, minimum }: Evidence): number {
  if (valueType === "less_than") return 0;
  return Math.min(amount ?? Infinity, minimum ?? Infinity);
}

function highest({ amount, maximum }: Evidence): number {
  return Math.max(amount ?? 0, maximum ?? 0);
}
