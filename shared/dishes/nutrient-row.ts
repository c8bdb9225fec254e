import * as z from "zod";

const valueType = z
  .enum(["quantified", "calculated", "less_than", "greater_than", "trace", "unquantified"])
  .meta({ id: "MeasurementType" });

/** A total of one compound (contract, 2.5), its sources told as `reference` shapes them. */
export function nutrientRowOf<Reference extends z.ZodType>(reference: Reference) {
  const references = z.array(reference).readonly();
  return z.strictObject({
    compound_identifier_id: z.number().int().positive(),
    compound_identifier_name: z.string(),
    compound_identifier_value: z.string(),
    measurement_value: z.number().nullable(),
    measurement_value_min: z.number().nullable(),
    measurement_value_max: z.number().nullable(),
    measurement_value_type: valueType,
    measurement_value_min_type: valueType,
    measurement_value_max_type: valueType,
    measurement_unit: z.string(),
    provenance: z.enum(["source", "interpolation"]),
    confidence: z.null(),
    incomplete: z.boolean(),
    references,
    references_min: references,
    references_max: references,
  });
}

/** A row whose references name the citations of its result. */
export const nutrientRow = nutrientRowOf(z.strictObject({ id: z.number().int() })).meta({
  id: "NutrientRow",
});
export type NutrientRow = z.infer<typeof nutrientRow>;
