import * as z from "zod/mini";

const resolved = z
  .strictObject({
    status: z.literal("resolved"),
    compound_id: z
      .string()
      .check(
        z.regex(/^[1-9]\d*$/),
        z.describe("Id of the compound as digits, valid in `compound_identifier_ids` of decode"),
      ),
    canonical_name: z.string().check(z.minLength(1), z.describe("Name of the compound in the catalogue")),
  })
  .check(z.meta({ id: "ResolvedCompound" }));

const unclear = z
  .strictObject({
    status: z.literal("needs_clarification"),
    reason: z
      .string()
      .check(
        z.minLength(1),
        z.describe("Why the query does not identify one compound, and which ones it may mean"),
      ),
  })
  .check(z.meta({ id: "UnclearCompound" }));

/** Result: one compound, or the reason why the query does not identify one. */
export const resolutionResult = z
  .discriminatedUnion("status", [resolved, unclear])
  .check(z.meta({ id: "CompoundResolution" }));
export type ResolutionResult = z.infer<typeof resolutionResult>;
