import type { Link, LinksByFood, TwinSource } from "../link/links.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Evidence, ValueType } from "./catalogue-model.ts";
import { ciqualFoodId } from "./ciqual-foods.ts";
import type { EvidenceByFood, PublishedEvidence } from "./published-evidence.ts";

// The newest samples first; the database of another country last.
const preference: readonly TwinSource[] = ["foundation", "sr28", "ciqual"];

const firmness: readonly ValueType[] = [
  "quantified",
  "calculated",
  "less_than",
  "greater_than",
  "trace",
  "unquantified",
];

/**
 * The evidence of the foods of SR28 and FNDDS, joined with that of their twins (`links` by food id); foods that
 * only CIQUAL has (`ciqualIds`) keep its evidence. Vitamins and minerals that a law adds are not taken from a twin of
 * another country.
 */
export function joinTwins(
  published: PublishedEvidence,
  links: LinksByFood,
  ciqualIds: Iterable<number>,
): Map<number, Evidence[]> {
  const fortificants = new Set(
    readFacts("fortificants.tsv", ["compound_id", "name"]).map(({ cells }) => Number(cells[0])),
  );
  const joined = new Map<number, Evidence[]>();
  for (const [foodId, own] of [...published.sr28, ...published.fndds]) {
    const twins = (links.get(foodId) ?? []).toSorted(byPreference);
    joined.set(
      foodId,
      mergeTwins(
        foodId,
        own,
        twins.map((link) => evidenceOfTwin(published, link, fortificants)),
      ),
    );
  }
  for (const id of ciqualIds) joined.set(id, [...(published.ciqual.get(id) ?? [])]);
  return joined;
}

function byPreference(a: Link, b: Link): number {
  return preference.indexOf(a.source) - preference.indexOf(b.source) || a.sourceCode - b.sourceCode;
}

function evidenceOfTwin(
  published: PublishedEvidence,
  { source, sourceCode, isFortified }: Link,
  fortificants: ReadonlySet<number>,
): readonly Evidence[] {
  const id = source === "ciqual" ? ciqualFoodId(String(sourceCode)) : sourceCode;
  const values: EvidenceByFood = published[source];
  const found = values.get(id) ?? [];
  return isFortified ? found.filter(({ compoundId }) => !fortificants.has(compoundId)) : found;
}

/**
 * Merges one food's evidence with that of the same food in other publications (`twins`, the preferred first). The
 * food's own value stays; where it has none, the firmest value of the twins is used with its type. Minimum and
 * maximum span all values and published ranges: `less_than` counts from zero to its bound, a trace is ignored.
 * References are the union of those of all values that count.
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

// A number copied unchanged from another publication is not a second source and adds no spread.
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
