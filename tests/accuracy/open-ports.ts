import { existsSync } from "node:fs";
import { openStore } from "../support/open-store.ts";
import { openCatalogue } from "../support/recipe-checker/catalogue.ts";
import { startThrowawayStack, stopProcess, type ThrowawayStack } from "../support/throwaway-stack.ts";
import type { Ports } from "./corpus.ts";

/** Ports that are closed at the end of a run. */
export type OpenPorts = Ports & { close: () => Promise<void> };

/** `dataDir` is the stack's data folder, which is kept for the next run; null for one that is removed. */
export type PortOptions = { readonly evalDir: string | null; readonly dataDir: string | null };

/** Opens what a run needs, each thing when it is first asked for. */
export function openPorts({ evalDir, dataDir }: PortOptions): OpenPorts {
  let stack: Promise<ThrowawayStack> | null = null;
  let catalogue: ReturnType<typeof openCatalogue> | null = null;
  return {
    evalDir: evalDir !== null && existsSync(evalDir) ? evalDir : null,
    openStore: async () => {
      stack ??= startThrowawayStack(dataDir === null ? {} : { dataDir });
      return openStore(await stack);
    },
    openCatalogue: () => (catalogue ??= openCatalogue()),
    close: async () => {
      const started = await stack;
      if (dataDir === null) await started?.remove();
      else if (started) await stopProcess(started.process);
    },
  };
}
