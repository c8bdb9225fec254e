import { join } from "node:path";
import { listOperations } from "../../../scripts/bundle.ts";

const ROOT_DIR = join(import.meta.dirname, "..", "..", "..");

/** The functions as Workers on one address. */
export type Workerd = { baseUrl: string; close: () => Promise<void> };

/** Runs every function's bundle in workerd, by its own wrangler configuration, with these variables. */
export async function startWorkerd(variables: Record<string, string>): Promise<Workerd> {
  // Read when wrangler is loaded: no telemetry, no look-up of the request's place.
  process.env.WRANGLER_SEND_METRICS = "false";
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const { createTestHarness } = await import("wrangler");
  const operations = listOperations();
  const server = createTestHarness({
    root: ROOT_DIR,
    workers: [
      {
        config: {
          name: "front",
          main: join(import.meta.dirname, "front-worker.ts"),
          compatibility_date: "2026-11-01",
          services: operations.map((name) => ({ binding: name, service: workerNameOf(name) })),
        },
      },
      ...operations.map((name) => ({ configPath: `functions/${name}/wrangler.jsonc`, vars: variables })),
    ],
  });
  const { url } = await server.listen();
  return { baseUrl: url.origin, close: () => server.close() };
}

/** Names of Workers have no underscores. */
function workerNameOf(operation: string): string {
  return operation.replaceAll("_", "-");
}
