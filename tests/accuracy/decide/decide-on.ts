import { type DecideResult, decideRequest, decideResult } from "../../../functions/decide/contract.ts";
import { createDecide } from "../../../functions/decide/operation.ts";
import { createCatalogue } from "../../../shared/domain/catalogue/create-catalogue.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";

/** Decides requests in this process, as a deployment without model has it, on the catalogue of a store. */
export function decideOn(store: Store): (request: unknown) => Promise<DecideResult> {
  const operation = createDecide({
    ...readingWithoutModel,
    catalogue: createCatalogue(store.call),
    log: () => {},
    startTimeout: () => new AbortController().signal,
  });
  return async (request) => {
    const question = await operation.prepare(decideRequest.parse(request));
    return decideResult.parse(await operation.respond(question, { addMeta: () => {}, keyId: "" }));
  };
}
