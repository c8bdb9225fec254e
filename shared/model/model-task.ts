import type * as z from "zod";

/** What a model is asked to do: the instructions and, beside them, the only shape that an answer may have. */
export interface ModelTask<Reading> {
  /** Names the task to the endpoint and in the log: lower-case letters and underscores. */
  readonly name: string;
  readonly instructions: string;
  readonly schema: z.ZodType<Reading>;
}
