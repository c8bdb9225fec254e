import * as z from "zod";
import type { JobOperation } from "../../../shared/jobs/job-operation.ts";

/** What a toy job is asked. */
export type ToyInput = { text: string };

/** A job operation that answers with its own input, changed where told. */
export function toyOperation(change: Partial<JobOperation<ToyInput>> = {}): JobOperation<ToyInput> {
  return {
    name: "draft",
    body: {
      schema: z.strictObject({ text: z.string() }),
      size: "json",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    prepare: (input) => ({ work: { input } }),
    run: async (work) => ({ result: work, catalogueRelease: "c-1" }),
    ...change,
  };
}
