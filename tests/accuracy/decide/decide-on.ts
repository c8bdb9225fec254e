import { type DecideResult, decideRequest, decideResult } from "../../../functions/decide/contract.ts";
import { createDecide } from "../../../functions/decide/operation.ts";
import type { Store } from "../../../shared/store/store.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";

/** Decides requests in this process, as a deployment without model has it, on the catalogue of a store. */
export function decideOn(store: Store): (request: unknown) => Promise<DecideResult> {
  const operation = createDecide({
    ...readingWithoutModel,
    store,
    log: () => {},
    startTimeout: () => new AbortController().signal,
  });
  return async (request) => decideResult.parse(await operation.answer(decideRequest.parse(request)));
}
