import * as z from "zod/mini";
import { ERROR_STATUS } from "../kernel/error-code.ts";

/** The common form of an error's answer, as the contract has it. */
export const errorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(ERROR_STATUS)),
    message: z.string().check(z.minLength(1)),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
  meta: z.strictObject({ request_id: z.string().check(z.minLength(1)), api_version: z.string() }),
});
