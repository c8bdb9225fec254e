import * as z from "zod";

const resolved = z
  .strictObject({
    status: z.literal("resolved"),
    compound_id: z
      .string()
      .regex(/^[1-9]\d*$/)
      .describe("Id of the compound in digits, as `compound_identifier_ids` of decode takes it"),
    canonical_name: z.string().min(1).describe("The catalogue's name of the compound"),
  })
  .meta({ id: "ResolvedCompound" });

const unclear = z
  .strictObject({
    status: z.literal("needs_clarification"),
    reason: z.string().min(1).describe("Why the query names no single compound, and what it may mean"),
  })
  .meta({ id: "UnclearCompound" });

/** Result: one compound, or the reason why the query names none. */
export const resolutionResult = z
  .discriminatedUnion("status", [resolved, unclear])
  .meta({ id: "CompoundResolution" });
export type ResolutionResult = z.infer<typeof resolutionResult>;
