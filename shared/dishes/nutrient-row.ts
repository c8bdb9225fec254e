import * as z from "zod";

const valueType = z
  .enum(["quantified", "calculated", "less_than", "greater_than", "trace", "unquantified"])
  .meta({
    id: "MeasurementType",
    description:
      "How its number is to be read: one source point, derived or combined, below it, above it, a trace, or present without an amount",
  });

const amount = (what: string) => z.number().nullable().describe(what);

/** A total of one compound (contract, 2.5), its sources told as `reference` shapes them. */
export function nutrientRowOf<Reference extends z.ZodType>(reference: Reference) {
  const references = z.array(reference).readonly();
  return z.strictObject({
    compound_identifier_id: z.number().int().positive().describe("Id of the compound"),
    compound_identifier_name: z.string().describe("The catalogue's name"),
    compound_identifier_value: z.string().describe('Identifier of an ontology: "CHEBI:36080"'),
    measurement_value: amount("In `measurement_unit`; null where there is no number, which is not zero"),
    measurement_value_min: amount("Lowest value that the evidence allows; null where no bound is known"),
    measurement_value_max: amount("Highest value that the evidence allows; null where no bound is known"),
    measurement_value_type: valueType,
    measurement_value_min_type: valueType,
    measurement_value_max_type: valueType,
    measurement_unit: z.string().describe("Unit of the value and its bounds"),
    provenance: z
      .enum(["source", "interpolation"])
      .describe("`interpolation` where any part was taken from a similar food"),
    confidence: z.null(),
    incomplete: z.boolean().describe("True where a food has no evidence and adds nothing to the value"),
    references: references.describe("Sources of the value"),
    references_min: references.describe("Sources of the lowest value"),
    references_max: references.describe("Sources of the highest value"),
  });
}

/** A row whose references name the citations of its result. */
export const nutrientRow = nutrientRowOf(
  z.strictObject({ id: z.number().int().describe("Id of an entry of `citations`") }),
).meta({ id: "NutrientRow", description: "What a portion or a day has of one compound" });
export type NutrientRow = z.infer<typeof nutrientRow>;
