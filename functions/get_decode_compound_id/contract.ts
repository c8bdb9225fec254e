import * as z from "zod/mini";

const resolved = z
  .strictObject({
    status: z.literal("resolved"),
    compound_id: z
      .string()
      .check(
        z.regex(/^[1-9]\d*$/),
        z.describe("Id of the compound in digits, as `compound_identifier_ids` of decode takes it"),
      ),
    canonical_name: z.string().check(z.minLength(1), z.describe("The catalogue's name of the compound")),
  })
  .check(z.meta({ id: "ResolvedCompound" }));

const unclear = z
  .strictObject({
    status: z.literal("needs_clarification"),
    reason: z
      .string()
      .check(z.minLength(1), z.describe("Why the query names no single compound, and what it may mean")),
  })
  .check(z.meta({ id: "UnclearCompound" }));

/** Result: one compound, or the reason why the query names none. */
export const resolutionResult = z
  .discriminatedUnion("status", [resolved, unclear])
  .check(z.meta({ id: "CompoundResolution" }));
export type ResolutionResult = z.infer<typeof resolutionResult>;
