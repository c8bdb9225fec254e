import * as z from "zod/mini";
import { errorStatus } from "../kernel/mod.ts";

/** The common error envelope of the contract. */
export const errorResponse = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errorStatus)),
    message: z.string().check(z.minLength(1)),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
  meta: z.strictObject({ request_id: z.string().check(z.minLength(1)), api_version: z.string() }),
});
