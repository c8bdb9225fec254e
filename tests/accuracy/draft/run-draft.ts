import { draftRequest } from "../../../functions/draft/contract.ts";
import { createDraft } from "../../../functions/draft/operation.ts";
import { toSchemaError } from "../../../shared/platform/http/schema-error.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";
import { runJob } from "../../support/run-job.ts";
import type { DraftJob } from "./draft-case.ts";

/** Drafts in this process, as a deployment without model has it, on the catalogue of a store. */
export function draftOn(store: Store): (request: unknown) => Promise<DraftJob> {
  const draft = createDraft(readingWithoutModel, { now: () => 0, log: () => {} });
  return async (request) => {
    try {
      const parsed = await draftRequest.safeParseAsync(request);
      if (!parsed.success) throw toSchemaError(parsed.error, "validation_error", request);
      const { work } = await draft.prepare(parsed.data);
      if (!("input" in work)) throw new TypeError("Cannot draft: a request has no files");
      const { result } = await runJob(draft, work.input, { store });
      return { status: "completed", result: asShown(result), error: null };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { code, message } = error;
      return { status: "failed", result: null, error: { code, message } };
    }
  };
}

/** As a caller gets it: through text, read by shapes of the judge's own. */
function asShown(result: unknown): DraftJob["result"] {
  return JSON.parse(JSON.stringify(result));
}
