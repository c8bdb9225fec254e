import {
  type OperationName,
  operationNames,
  overrideVersion,
  versionOverridesHeader,
} from "../../shared/platform/kernel/mod.ts";
import type { DataApiClient } from "./data-api-client.ts";
import type { Target } from "./target.ts";

const intervalMs = 5_000;
const filesIntervalMs = 3_600_000;
/** A woken worker also deletes the files that no job needs any more, so these are woken even without jobs. */
const operationsWithFiles = ["decode", "decode_sensory", "decode_symptoms", "design", "draft"] as const;

/** A function; `portOf` returns the port of one of its versions, null for one that is not deployed. */
export type SweptTarget = Target & { portOf?: (version: string) => number | null };

type SweepOptions = {
  call: DataApiClient;
  functions: ReadonlyMap<string, SweptTarget>;
  workSecret: string;
};

/** The function to wake; version null: any. */
type Wake = { operation: OperationName; version: string | null };

/** Does what pg_cron does on a hosted project: frees the jobs of lost workers and wakes the functions with queued jobs. */
export function startSweep(options: SweepOptions): { stop: () => void } {
  let isBusy = false;
  let filesDueAtMs = 0;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    // A failed sweep means that a part is down; the next one follows shortly.
    await sweep(options).catch(() => {});
    if (performance.now() >= filesDueAtMs) {
      filesDueAtMs = performance.now() + filesIntervalMs;
      await wakeAll(
        operationsWithFiles.map((operation) => ({ operation, version: null })),
        options,
      );
    }
    isBusy = false;
  }, intervalMs);
  return { stop: () => clearInterval(timer) };
}

async function sweep(options: SweepOptions): Promise<void> {
  const rows = await options.call("sweep_jobs");
  await wakeAll(Array.isArray(rows) ? rows.flatMap(readWake) : [], options);
}

function readWake({ operation, version, claimable }: Record<string, unknown>): Wake[] {
  const known = operationNames.find((name) => name === operation);
  if (!known || !(Number(claimable) > 0)) return [];
  return [{ operation: known, version: typeof version === "string" ? version : null }];
}

async function wakeAll(wakes: readonly Wake[], options: SweepOptions): Promise<void> {
  await Promise.allSettled(wakes.map((each) => wake(each, options)));
}

async function wake({ operation, version }: Wake, { functions, workSecret }: SweepOptions): Promise<void> {
  const target = functions.get(operation);
  if (target?.status().state !== "running") return;
  const port = (version === null ? null : target.portOf?.(version)) ?? target.port;
  const headers = new Headers({ "x-work-secret": workSecret });
  if (version !== null) headers.set(versionOverridesHeader, overrideVersion(operation, version));
  const response = await fetch(`http://127.0.0.1:${port}/${operation}/work`, {
    method: "POST",
    headers,
    signal: AbortSignal.timeout(intervalMs),
  });
  await response.body?.cancel();
}
