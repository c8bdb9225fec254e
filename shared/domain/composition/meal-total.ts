import type { Compound, Evidence, MealEvidence, Reference, ValueType } from "./evidence.ts";

/** A portion of the meal: a catalogue food and its grams; `foodId` null for food that was not recognised. */
export type Portion = { foodId: number | null; grams: number };

/** One row of `molecular_analysis`: a compound's amount in the whole meal, in `measurement_unit`. */
export type MealTotal = {
  compound_identifier_id: number;
  compound_identifier_name: string;
  compound_identifier_value: string;
  measurement_value: number | null;
  measurement_value_min: number | null;
  measurement_value_max: number | null;
  measurement_value_type: ValueType;
  measurement_value_min_type: ValueType;
  measurement_value_max_type: ValueType;
  measurement_unit: string;
  provenance: "source" | "interpolation";
  confidence: null;
  incomplete: boolean;
  references: Reference[];
  references_min: Reference[];
  references_max: Reference[];
};

/** One portion's evidence for one compound, scaled to the portion's grams. */
type Part = {
  amount: number | null;
  valueType: ValueType;
  minimum: number | null;
  maximum: number | null;
  interpolated: boolean;
  referenceIds: readonly number[];
  /** Sources of what the part adds to each bound. */
  minimumReferenceIds: readonly number[];
  maximumReferenceIds: readonly number[];
};

/** The evidence spread of a total. A bound that nothing supports is null, its type says why. */
type Bounds = {
  minimum: number | null;
  maximum: number | null;
  minimumType: ValueType;
  maximumType: ValueType;
};

const significantDigits = 10;

const unbounded: Bounds = {
  minimum: null,
  maximum: null,
  minimumType: "unquantified",
  maximumType: "unquantified",
};

/**
 * Sums the evidence of a meal, a row for every compound that at least one portion has evidence for.
 * Absent evidence adds nothing and marks the row `incomplete`; it is never read as zero.
 */
export function totalMeal(portions: readonly Portion[], meal: MealEvidence): MealTotal[] {
  return createTotaller(meal)(portions);
}

/** As {@link totalMeal}, for many meals of the same foods. */
export function createTotaller(meal: MealEvidence): (portions: readonly Portion[]) => MealTotal[] {
  const evidence = indexEvidence(meal.evidence);
  const citations = new Map(meal.references.map((reference) => [reference.id, reference]));
  return (portions) =>
    meal.compounds.flatMap((compound) => {
      const found = portions.map(({ foodId, grams }) => {
        const item = foodId === null ? undefined : evidence.get(foodId)?.get(compound.id);
        return item ? scaleEvidence(item, grams) : null;
      });
      const parts = found.filter((part) => part !== null);
      if (parts.length === 0) return [];
      return [totalCompound(compound, parts, parts.length < found.length, citations)];
    });
}

/** Evidence by food id, then by compound id. */
function indexEvidence(evidence: readonly Evidence[]): Map<number, Map<number, Evidence>> {
  const byFood = new Map<number, Map<number, Evidence>>();
  for (const item of evidence) {
    const ofFood = byFood.get(item.foodId);
    if (ofFood === undefined) byFood.set(item.foodId, new Map([[item.compoundId, item]]));
    else ofFood.set(item.compoundId, item);
  }
  return byFood;
}

function scaleEvidence(evidence: Evidence, grams: number): Part {
  const scale = (per100g: number | null) => (per100g === null ? null : (per100g * grams) / 100);
  return {
    amount: scale(evidence.amount),
    valueType: evidence.valueType,
    minimum: scale(evidence.minimum),
    maximum: scale(evidence.maximum),
    interpolated: evidence.interpolated,
    referenceIds: evidence.referenceIds,
    minimumReferenceIds: evidence.minimumReferenceIds ?? evidence.referenceIds,
    maximumReferenceIds: evidence.maximumReferenceIds ?? evidence.referenceIds,
  };
}

function totalCompound(
  compound: Compound,
  parts: Part[],
  incomplete: boolean,
  citations: ReadonlyMap<number, Reference>,
): MealTotal {
  const point = pointTotal(parts);
  const bounds = boundTotal(parts, point.valueType, incomplete);
  const cite = (idsOf: (part: Part) => readonly number[]) => citeParts(parts.map(idsOf), citations);
  return {
    compound_identifier_id: compound.id,
    compound_identifier_name: compound.name,
    compound_identifier_value: compound.identifier,
    measurement_value: point.amount,
    measurement_value_min: bounds.minimum,
    measurement_value_max: bounds.maximum,
    measurement_value_type: point.valueType,
    measurement_value_min_type: bounds.minimumType,
    measurement_value_max_type: bounds.maximumType,
    measurement_unit: compound.unit,
    provenance: parts.some((part) => part.interpolated) ? "interpolation" : "source",
    confidence: null,
    incomplete,
    references: cite(({ referenceIds }) => referenceIds),
    references_min: bounds.minimum === null ? [] : cite(({ minimumReferenceIds }) => minimumReferenceIds),
    references_max: bounds.maximum === null ? [] : cite(({ maximumReferenceIds }) => maximumReferenceIds),
  };
}

/** The sources of parts, each once, by id. */
function citeParts(
  idsOfParts: readonly (readonly number[])[],
  citations: ReadonlyMap<number, Reference>,
): Reference[] {
  const ids: number[] = [];
  for (const ofPart of idsOfParts) for (const id of ofPart) if (!ids.includes(id)) ids.push(id);
  const references: Reference[] = [];
  for (const id of ids.sort((a, b) => a - b)) {
    const reference = citations.get(id);
    if (reference !== undefined) references.push(reference);
  }
  return references;
}

/** The whole-meal value of a compound and how it is to be read. `parts` must not be empty. */
function pointTotal(parts: readonly Part[]): { amount: number | null; valueType: ValueType } {
  const telling = parts.filter((part) => !isKnownZero(part));
  const [only] = telling.length === 0 && parts.length === 1 ? parts : telling;
  if (telling.length <= 1 && only) return { amount: roundOrNull(only.amount), valueType: only.valueType };
  const types = new Set(telling.map((part) => part.valueType));
  if (isSubset(types, ["trace"]) && types.size > 0) return { amount: null, valueType: "trace" };
  if (isSubset(types, ["less_than", "trace"]) && types.size > 0) {
    return { amount: sum(telling, (part) => part.amount ?? 0), valueType: "less_than" };
  }
  const counted = telling.filter((part) => part.valueType !== "trace" && part.valueType !== "unquantified");
  if (types.has("unquantified") && counted.length === 0) return { amount: null, valueType: "unquantified" };
  const open = types.has("greater_than") || types.has("unquantified");
  return { amount: sum(counted, expectedAmount), valueType: open ? "greater_than" : "calculated" };
}

/** Half of a `less_than` bound (science: uniform between nothing and the bound); else the amount itself. */
function expectedAmount(part: Part): number {
  const amount = part.amount ?? 0;
  return part.valueType === "less_than" ? amount / 2 : amount;
}

function isSubset(types: ReadonlySet<ValueType>, allowed: readonly ValueType[]): boolean {
  return [...types].every((type) => allowed.includes(type));
}

/**
 * Sums published minima and maxima; a part with neither adds its point to both. Null where no part has a
 * bound, and for incomplete totals, whose missing part could be anything.
 */
function boundTotal(parts: readonly Part[], totalType: ValueType, incomplete: boolean): Bounds {
  if (incomplete || totalType === "unquantified" || !parts.some(hasBound)) return unbounded;
  if (totalType === "trace") return { ...unbounded, maximumType: "trace" };
  const ceiling = findOpenCeiling(parts);
  const type = boundType(parts);
  return {
    minimum: sum(parts, lowest),
    minimumType: type,
    maximum: ceiling ? null : sum(parts, highest),
    maximumType: ceiling ?? (totalType === "less_than" ? "less_than" : type),
  };
}

function hasBound(part: Part): boolean {
  if (part.minimum !== null || part.maximum !== null) return true;
  return !isPoint(part);
}

function isPoint(part: Part): boolean {
  return part.valueType === "quantified" || part.valueType === "calculated";
}

/** The type of a part that leaves the total without an upper bound. */
function findOpenCeiling(parts: readonly Part[]): ValueType | null {
  const types: ValueType[] = ["greater_than", "unquantified", "trace"];
  return types.find((type) => parts.some((part) => part.valueType === type)) ?? null;
}

/** A bound is one source's own only where one part alone makes it. */
function boundType(parts: readonly Part[]): ValueType {
  const telling = parts.filter((part) => !isKnownZero(part) || hasBound(part));
  const [only] = telling;
  return telling.length === 1 && only?.valueType === "quantified" ? "quantified" : "calculated";
}

function lowest(part: Part): number {
  if (part.valueType === "less_than") return 0;
  const point = part.amount ?? 0;
  return Math.min(part.minimum ?? point, point);
}

function highest(part: Part): number {
  const point = part.amount ?? 0;
  return Math.max(part.maximum ?? point, point);
}

/** Whether a part is a zero that its source states; it never changes the type of a total. */
function isKnownZero(part: Part): boolean {
  return part.amount === 0 && (part.valueType === "quantified" || part.valueType === "calculated");
}

function sum(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return roundAmount(parts.reduce((total, part) => total + amountOf(part), 0));
}

function roundOrNull(amount: number | null): number | null {
  return amount === null ? null : roundAmount(amount);
}

/** Drops the noise of binary sums: ten significant digits are more than any source publishes. */
export function roundAmount(amount: number): number {
  return Number(amount.toPrecision(significantDigits));
}
