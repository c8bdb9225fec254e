import * as z from "zod";

const valueType = z
  .enum(["quantified", "calculated", "less_than", "greater_than", "trace", "unquantified"])
  .meta({
    id: "MeasurementType",
    description:
      "How to read the number: a single source value, derived or combined, less than it, greater than it, a trace, or present without an amount",
  });

const amount = (what: string) => z.number().nullable().describe(what);

/** A total of one compound (contract, 2.5); `reference` is the schema of its sources. */
export function nutrientRowOf<Reference extends z.ZodType>(reference: Reference) {
  const references = z.array(reference).readonly();
  return z.strictObject({
    compound_identifier_id: z.number().int().positive().describe("Id of the compound"),
    compound_identifier_name: z.string().describe("Name in the catalogue"),
    compound_identifier_value: z.string().describe('Identifier in an ontology: "CHEBI:36080"'),
    measurement_value: amount("Value in `measurement_unit`; null if there is no number, which is not zero"),
    measurement_value_min: amount("Lowest value that the evidence allows; null if no bound is known"),
    measurement_value_max: amount("Highest value that the evidence allows; null if no bound is known"),
    measurement_value_type: valueType,
    measurement_value_min_type: valueType,
    measurement_value_max_type: valueType,
    measurement_unit: z.string().describe("Unit of the value and its bounds"),
    provenance: z
      .enum(["source", "interpolation"])
      .describe("`interpolation` if any part was taken from a related food"),
    confidence: z.null(),
    incomplete: z.boolean().describe("True if a food has no evidence and adds nothing to the value"),
    references: references.describe("Sources of the value"),
    references_min: references.describe("Sources of the lowest value"),
    references_max: references.describe("Sources of the highest value"),
  });
}

/** A row whose references are ids of the result's citations. */
export const nutrientRow = nutrientRowOf(
  z.strictObject({ id: z.number().int().describe("Id of an entry of `citations`") }),
).meta({ id: "NutrientRow", description: "Amount of one compound in a portion or a day" });
export type NutrientRow = z.infer<typeof nutrientRow>;
