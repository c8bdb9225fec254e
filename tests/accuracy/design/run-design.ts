import type { Store } from "../../../shared/store/store.ts";
import type { DesignJob } from "./design-case.ts";

/** Designs in this process, as a deployment without model has it, on the catalogue of a store. */
export function designOn(_store: Store): (request: unknown) => Promise<DesignJob> {
  const message = "there is no design operation yet";
  return async () => ({ status: "failed", result: null, error: { code: "service_unavailable", message } });
}
