import { createKeyOn, type KeyOptions } from "../support/create-key-on.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";
import type { Address } from "./support/caller.ts";
import type { Findings } from "./support/figures.ts";

/** How large a run is: `short` takes seconds, for the checks of every change. */
export type Extent = "full" | "short";

/** Loads a stack in one way and says how it did. */
export type Scenario = (stack: LoadedStack, extent: Extent) => Promise<Findings>;

/** A stack of its own; `restart` starts it again on its data after it was killed. */
export type LoadedStack = {
  readonly current: ThrowawayStack;
  address: (key: string) => Address;
  createKey: (options?: KeyOptions) => Promise<{ id: string; key: string }>;
  restart: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Jobs of a lost worker come back soon, so that a run does not wait for leases. */
const variables = { LEASE_SECONDS: "5" };

export async function startLoadedStack(): Promise<LoadedStack> {
  let current = await startThrowawayStack({ variables });
  const { dataDir, remove } = current;
  return {
    get current() {
      return current;
    },
    address: (key) => ({ url: current.url, key }),
    createKey: (options) => createKeyOn({ baseUrl: current.url, serviceKey: current.serviceKey }, options),
    async restart() {
      current = await startThrowawayStack({
        dataDir,
        variables: { ...variables, PORT: new URL(current.url).port },
      });
    },
    async remove() {
      await current.remove();
      await remove();
    },
  };
}
