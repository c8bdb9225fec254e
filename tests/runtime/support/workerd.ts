import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listOperations } from "../../../scripts/bundle.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";
import { workerNameOf } from "../../../shared/platform/kernel/version-override.ts";
import { findChildren } from "../../support/child-processes.ts";

const rootDir = join(import.meta.dirname, "..", "..", "..");

/** The functions as Workers on one address. */
export type Workerd = {
  baseUrl: string;
  /** What an operation's Worker is handed with each call. */
  readBindings: (operation: OperationName) => Promise<WorkerBindings>;
  /** Runs what an operation's cron trigger starts, to its end. */
  runCron: (operation: OperationName) => Promise<void>;
  /** Ends it at once, with all that it is at. */
  kill: () => void;
  close: () => Promise<void>;
};

type WorkerBindings = {
  WORK_QUEUE: { send: (message: unknown) => Promise<unknown> };
};

/** Runs every function's bundle in workerd, by its own wrangler configuration, with these variables. */
export async function startWorkerd(variables: Record<string, string>): Promise<Workerd> {
  // Read when wrangler is loaded: no telemetry, no look-up of the request's place.
  process.env.WRANGLER_SEND_METRICS = "false";
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const { createTestHarness } = await import("wrangler");
  const operations = listOperations();
  const server = createTestHarness({
    root: rootDir,
    workers: [
      {
        config: {
          name: "front",
          main: join(import.meta.dirname, "front-worker.ts"),
          compatibility_date: "2026-11-01",
          services: operations.map((name) => ({ binding: name, service: name.replaceAll("_", "-") })),
        },
      },
      ...operations.map((name) => ({ configPath: `functions/${name}/wrangler.jsonc`, vars: variables })),
    ],
  });
  const others = new Set(findWorkerds());
  const { url } = await server.listen();
  return {
    baseUrl: url.origin,
    readBindings: (operation) => server.getWorker<WorkerBindings>(workerNameOf(operation)).getEnv(),
    async runCron(operation) {
      const { outcome } = await server.getWorker(workerNameOf(operation)).scheduled({ cron: "* * * * *" });
      if (outcome !== "ok") throw new Error(`Cannot run the cron trigger of ${operation}: ${outcome}`);
    },
    kill() {
      for (const pid of findWorkerds()) if (!others.has(pid)) process.kill(pid, "SIGKILL");
      // Not waited for: a call that the dead runtime never answers would keep it open.
      server.close().catch(() => {});
    },
    close: () => server.close(),
  };
}

function findWorkerds(): number[] {
  return findChildren(process.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0]?.endsWith("/workerd"),
  );
}
