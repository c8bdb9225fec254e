import type { Store } from "../../../shared/store/store.ts";
import type { DraftJob } from "./draft-case.ts";

/** Drafts in this process, as a deployment without model has it, on the catalogue of a store. */
export function draftOn(_store: Store): (request: unknown) => Promise<DraftJob> {
  const message = "there is no draft operation yet";
  return async () => ({ status: "failed", result: null, error: { code: "service_unavailable", message } });
}
