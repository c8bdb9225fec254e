import * as z from "zod";
import type { JobOperation } from "../../../shared/platform/jobs/job-operation.ts";

/** The input of a toy job. */
export type ToyInput = { text: string };

/** A job operation that returns its own input, with changes. */
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
