import { designRequest } from "../../../functions/design/contract.ts";
import { createDesign } from "../../../functions/design/operation.ts";
import { toSchemaError } from "../../../shared/platform/http/schema-error.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";
import { runJob } from "../../support/run-job.ts";
import type { DesignJob } from "./design-case.ts";

/** Designs in this process, as a deployment without model has it, on the catalogue of a store. */
export function designOn(store: Store): (request: unknown) => Promise<DesignJob> {
  const design = createDesign(readingWithoutModel, { now: () => 0, log: () => {} });
  return async (request) => {
    try {
      const parsed = await designRequest.safeParseAsync(request);
      if (!parsed.success) throw toSchemaError(parsed.error, "validation_error", request);
      const { work } = await design.prepare(parsed.data);
      if (!("input" in work)) throw new TypeError("Cannot design: a request has no files");
      const { result } = await runJob(design, work.input, { store });
      return { status: "completed", result: asShown(result), error: null };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { code, message, details } = error;

      return { status: "failed", result: null, error: { code, message, ...(details ? { details } : {}) } };
    }
  };
}

/** As a caller gets it: through text, read by shapes of the checker's own. */
function asShown(result: unknown): DesignJob["result"] {
  return JSON.parse(JSON.stringify(result));
}
