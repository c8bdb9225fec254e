import type { Compound, Evidence, MealEvidence, Reference, ValueType } from "./evidence.ts";
import { boundTotal } from "./total-bounds.ts";
import { type Part, pointTotal } from "./total-point.ts";

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

/**
 * Sums the evidence of a meal, a row for every compound that at least one portion has evidence for.
 * Absent evidence adds nothing and marks the row `incomplete`; it is never read as zero.
 */
export function totalMeal(portions: readonly Portion[], meal: MealEvidence): MealTotal[] {
  return createTotaller(meal)(portions);
}

/** As {@link totalMeal}, for many meals of the same foods. */
export function createTotaller(meal: MealEvidence): (portions: readonly Portion[]) => MealTotal[] {
  const evidence = new Map(meal.evidence.map((item) => [cellKey(item.foodId, item.compoundId), item]));
  const citations = new Map(meal.references.map((reference) => [reference.id, reference]));
  return (portions) =>
    meal.compounds.flatMap((compound) => {
      const found = portions.map(({ foodId, grams }) => {
        const item = foodId === null ? undefined : evidence.get(cellKey(foodId, compound.id));
        return item ? scaleEvidence(item, grams) : null;
      });
      const parts = found.filter((part) => part !== null);
      if (parts.length === 0) return [];
      return [totalCompound(compound, parts, parts.length < found.length, citations)];
    });
}

function cellKey(foodId: number, compoundId: number): string {
  return `${foodId}:${compoundId}`;
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
  const cite = (idsOf: (part: Part) => readonly number[]) => citeParts(parts.flatMap(idsOf), citations);
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

function citeParts(referenceIds: readonly number[], citations: ReadonlyMap<number, Reference>): Reference[] {
  const ids = [...new Set(referenceIds)].sort((a, b) => a - b);
  return ids.map((id) => citations.get(id)).filter((reference) => reference !== undefined);
}
