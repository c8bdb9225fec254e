import { setTimeout as sleep } from "node:timers/promises";
import { RefusedError } from "../../run/command-error.ts";
import type { RunSupabase } from "./supabase-cli.ts";

/** A function on the platform; `deployment` counts its deployments from 1. */
export type HostedFunction = { slug: string; id: string; deployment: number };

/** Where a function is asked for its version. */
type Address = { url: string; headers?: Readonly<Record<string, string>> };

const pollMs = 250;
const timeoutMs = 10_000;
const switchesWithinMs = 30_000;

/** Lists the functions of a project by the platform's CLI. */
export async function listFunctions(run: RunSupabase): Promise<HostedFunction[]> {
  const task = "list the functions of the project";
  const { stdout } = await run(["functions", "list", "--output", "json"], task);
  const rows = parse(stdout);
  if (!Array.isArray(rows)) throw new RefusedError(`Cannot ${task}: the CLI did not print a list`);
  return rows.map((row: { slug?: unknown; id?: unknown; version?: unknown }) => ({
    slug: String(row.slug),
    id: String(row.id),
    deployment: Number(row.version),
  }));
}

/** What the platform calls a deployment of a function, which the function reports as its version. */
export function nameDeployment(projectRef: string, { id, deployment }: HostedFunction): string {
  return `${projectRef}_${id}_${deployment}`;
}

/** The count in the name of a deployment; null for any other name. */
export function readDeployment(name: string | null): number | null {
  const [, count] = /_(\d+)$/.exec(name ?? "") ?? [];
  return count === undefined ? null : Number(count);
}

/** The version that responds at a function's address; null if unknown. */
export async function readServedVersion({ url, headers = {} }: Address): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${url}/health`, { headers, signal });
    await response.body?.cancel();
    return response.headers.get("x-function-version");
  } catch {
    return null;
  }
}

/**
 * Resolves to the version that responds, as soon as it `isNew` or half a minute is over; null if it does not work, which
 * the smoke test will report.
 */
export async function awaitSwitch(
  address: Address,
  isNew: (version: string) => boolean,
): Promise<string | null> {
  const deadline = Date.now() + switchesWithinMs;
  for (;;) {
    const serving = await readServedVersion(address);
    if (serving === null || isNew(serving) || Date.now() >= deadline) return serving;
    await sleep(pollMs);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
