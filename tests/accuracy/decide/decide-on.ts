import { type DecideResult, decideRequest, decideResult } from "../../../functions/decide/contract.ts";
import { createDecide } from "../../../functions/decide/operation.ts";
import { DEFAULT_FETCH_RULES } from "../../../shared/media/gather-media.ts";
import { DEFAULT_MEDIA_LIMITS } from "../../../shared/media/media-limits.ts";
import type { Store } from "../../../shared/store/store.ts";

function refuseStorage(): never {
  throw new Error("Cannot store media: decide stores none");
}

/** Decides requests in this process, as a deployment without model has it, on the catalogue of a store. */
export function decideOn(store: Store): (request: unknown) => Promise<DecideResult> {
  const operation = createDecide({
    store,
    model: null,
    storage: {
      put: refuseStorage,
      get: refuseStorage,
      remove: refuseStorage,
      list: refuseStorage,
      listFolders: refuseStorage,
    },
    remote: null,
    mediaLimits: DEFAULT_MEDIA_LIMITS,
    fetchRules: DEFAULT_FETCH_RULES,
    log: () => {},
    startTimeout: () => new AbortController().signal,
  });
  return async (request) => decideResult.parse(await operation.answer(decideRequest.parse(request)));
}
