import type { ModuleShelf } from "../../../../supabase/local/versions/function-versions.ts";
import type { Modules } from "../../../../supabase/local/versions/read-modules.ts";
import {
  createVersionProcesses,
  type StartedVersion,
  type VersionProcesses,
} from "../../../../supabase/local/versions/version-processes.ts";

/** Processes of versions without programs; `alive` are the versions that have one, `shelved` those with modules. */
export type FakeProcesses = {
  processes: VersionProcesses;
  shelf: ModuleShelf;
  alive: () => string[];
  shelved: () => string[];
};

/** A version whose entry says "crash" does not start. Leaving takes no time but that of open requests. */
export function createFakeProcesses(first: string, graceMs = 0): FakeProcesses {
  const alive = new Set<string>();
  const shelved = new Map<string, Modules>();
  let port = 1_000;

  function start(version: string): StartedVersion {
    const crashes = shelved.get(version)?.get("index.js")?.includes("crash") ?? false;
    alive.add(version);
    const firstReady = crashes
      ? Promise.reject(new Error("Cannot start the version: boom"))
      : Promise.resolve();
    firstReady.catch(() => {});
    return {
      port: ++port,
      status: () => ({ state: alive.has(version) ? "running" : "stopped", pid: port, restarts: 0 }),
      part: { firstReady, stop: async () => void alive.delete(version) },
    };
  }

  const processes = createVersionProcesses(
    { version: first, process: start(first) },
    async (version) => start(version),
    { graceMs, limitMs: 60_000 },
  );
  return {
    processes,
    shelf: {
      put: (version, modules) => void shelved.set(version, modules),
      remove: (version) => void shelved.delete(version),
    },
    alive: () => [...alive],
    shelved: () => [...shelved.keys()],
  };
}
