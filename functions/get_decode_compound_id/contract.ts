import * as z from "zod";

/** Result: one compound, or the reason why the query names none. */
export const resolutionResult = z
  .discriminatedUnion("status", [
    z.strictObject({
      status: z.literal("resolved"),
      compound_id: z.string().regex(/^[1-9]\d*$/),
      canonical_name: z.string().min(1),
    }),
    z.strictObject({ status: z.literal("needs_clarification"), reason: z.string().min(1) }),
  ])
  .meta({ id: "CompoundResolution" });
export type ResolutionResult = z.infer<typeof resolutionResult>;
