import type { DataApiClient } from "./data-api-client.ts";
import type { Target } from "./gateway.ts";

const INTERVAL_MS = 5_000;
const FILES_INTERVAL_MS = 3_600_000;
/** A worker that is woken also erases the files that no job needs any more, so these are woken without work. */
const OPERATIONS_WITH_FILES = ["decode", "decode_sensory", "decode_symptoms", "design", "draft"];

export type SweepOptions = { call: DataApiClient; functions: Map<string, Target>; workSecret: string };

/** What pg_cron does on a hosted project: frees the jobs of lost workers and wakes the functions that have work. */
export function startSweep(options: SweepOptions): { stop: () => void } {
  let isBusy = false;
  let filesDueAtMs = 0;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    // A failed sweep means that a part is down just now; the next one comes in a moment.
    await sweep(options).catch(() => {});
    if (performance.now() >= filesDueAtMs) {
      filesDueAtMs = performance.now() + FILES_INTERVAL_MS;
      await wake(OPERATIONS_WITH_FILES, options);
    }
    isBusy = false;
  }, INTERVAL_MS);
  return { stop: () => clearInterval(timer) };
}

async function sweep(options: SweepOptions): Promise<void> {
  const rows = await options.call("sweep_jobs");
  const waiting = (Array.isArray(rows) ? rows : []).filter(({ claimable }) => claimable > 0);
  const operations = waiting.map(({ operation }) => operation);
  await wake(operations, options);
}

async function wake(operations: readonly string[], { functions, workSecret }: SweepOptions): Promise<void> {
  await Promise.allSettled(
    operations.map(async (operation) => {
      const target = functions.get(operation);
      if (target?.status().state !== "running") return;
      const response = await fetch(`http://127.0.0.1:${target.port}/${operation}/work`, {
        method: "POST",
        headers: { "x-work-secret": workSecret },
        signal: AbortSignal.timeout(INTERVAL_MS),
      });
      await response.body?.cancel();
    }),
  );
}
