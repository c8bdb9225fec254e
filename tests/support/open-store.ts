import { createStore } from "../../shared/store/create-store.ts";
import type { Store } from "../../shared/store/store.ts";

/** The store of a stack, for what runs the work of jobs in this process. */
export function openStore({ url, serviceKey }: { url: string; serviceKey: string }): Store {
  const limits = { backlogPerOperation: 1, inFlightPerKey: 1 };
  return createStore({ url, serviceKey, timeoutMs: 30_000, fetch, ...limits });
}
