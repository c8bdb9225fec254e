import type { Evidence, ValueType } from "../build/catalogue-model.ts";
import type { EvidenceByFood } from "../build/published-evidence.ts";
import { readConvertedParts, unitDerivation } from "../build/unit-conversion.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Join, JoinsByFood, MemberSource } from "./joins.ts";

/** The order in which records of the same food are preferred: the newest samples first, computed tables last. */
const preference: readonly MemberSource[] = [
  "foundation",
  "sr28",
  "cofid",
  "ciqual",
  "cnf",
  "fineli",
  "stfcj",
  "slv",
  "bls",
];

/** What the Canadian table marks as "no change from USDA" is no second source beside the USDA's own value. */
const copiedFromUsda = "CNF-0";

const firmness: readonly ValueType[] = [
  "quantified",
  "calculated",
  "less_than",
  "greater_than",
  "trace",
  "unquantified",
];

/** The published values of each table, by the id of its record. */
export type PublishedValues = ReadonlyMap<MemberSource | "fndds", EvidenceByFood>;

/**
 * The evidence of each concept (`leads`: id and table of its lead record): the lead's values joined with those of its
 * members. Vitamins and minerals that a law adds are not taken from a member of another country.
 */
export function mergeConcepts(
  leads: Iterable<{ readonly id: number; readonly source: MemberSource | "fndds" }>,
  published: PublishedValues,
  joins: JoinsByFood,
): Map<number, Evidence[]> {
  const fortificants = new Set(
    readFacts("fortificants.tsv", ["compound_id", "name"]).map(({ cells }) => Number(cells[0])),
  );
  const withoutCopies = createCopyFilter();
  const merged = new Map<number, Evidence[]>();
  for (const { id, source } of leads) {
    const own = published.get(source)?.get(id) ?? [];
    const members = (joins.get(id) ?? []).toSorted(byPreference);
    const isUsda =
      source === "sr28" || source === "fndds" || members.some((member) => member.source === "sr28");
    const values = members.map((join) => valuesOfMember(published, join, fortificants));
    const independent = isUsda ? values.map(withoutCopies) : values;
    merged.set(id, mergeMembers(id, own, independent));
  }
  return merged;
}

function byPreference(a: Join, b: Join): number {
  return preference.indexOf(a.source) - preference.indexOf(b.source) || a.recordId - b.recordId;
}

function valuesOfMember(
  published: PublishedValues,
  { source, recordId, isFortified }: Join,
  fortificants: ReadonlySet<number>,
): readonly Evidence[] {
  const found = published.get(source)?.get(recordId) ?? [];
  return isFortified ? found.filter(({ compoundId }) => !fortificants.has(compoundId)) : found;
}

/** Builds the filter of what is copied from the USDA, and of what is converted from copies into another unit. */
function createCopyFilter(): (values: readonly Evidence[]) => readonly Evidence[] {
  const partsOf = readConvertedParts();
  return function withoutCopies(values) {
    const copies = values.filter(({ derivation }) => derivation === copiedFromUsda);
    const copied = new Set(copies.map(({ compoundId }) => compoundId));
    const isConverted = ({ compoundId, derivation }: Evidence) =>
      derivation === unitDerivation && (partsOf.get(compoundId) ?? []).some((id) => copied.has(id));
    return values.filter((value) => !copied.has(value.compoundId) && !isConverted(value));
  };
}

/**
 * Merges one food's evidence with that of the same food in other publications (`members`, the preferred first). The
 * food's own value stays; where it has none, the firmest value of the members is used with its type. Minimum and
 * maximum span all values and published ranges: `less_than` counts from zero to its bound, a trace is ignored.
 * The point cites its own sources, each bound those of the values
 * that reach it.
 */
export function mergeMembers(
  foodId: number,
  own: readonly Evidence[],
  members: readonly (readonly Evidence[])[],
): Evidence[] {
  const byCompound = Map.groupBy([own, ...members].flat(), ({ compoundId }) => compoundId);
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
  return { ...point, foodId, ...spanValues([point, ...counting]) };
}

function isNumber({ valueType }: Evidence): boolean {
  return valueType === "quantified" || valueType === "calculated" || valueType === "less_than";
}

type Span = Pick<Evidence, "minimum" | "maximum" | "minimumReferenceIds" | "maximumReferenceIds">;

// A number copied unchanged from another publication is not a second source and adds no spread.
function spanValues(values: readonly Evidence[]): Span {
  const isPublished = values.some(({ minimum, maximum }) => minimum !== null || maximum !== null);
  const minimum = Math.min(...values.map(lowest));
  const maximum = Math.max(...values.map(highest));
  if (!isPublished && minimum >= maximum) {
    return { minimum: null, maximum: null };
  }
  return {
    minimum,
    maximum,
    minimumReferenceIds: referencesOf(values.filter((value) => lowest(value) === minimum)),
    maximumReferenceIds: referencesOf(values.filter((value) => highest(value) === maximum)),
  };
}

function referencesOf(values: readonly Evidence[]): number[] {
  return [...new Set(values.flatMap(({ referenceIds }) => referenceIds))].sort((a, b) => a - b);
}

function lowest({ valueType, amount, minimum }: Evidence): number {
  if (valueType === "less_than") return 0;
  return Math.min(amount ?? Infinity, minimum ?? Infinity);
}

function highest({ amount, maximum }: Evidence): number {
  return Math.max(amount ?? 0, maximum ?? 0);
}
