import { setTimeout as sleep } from "node:timers/promises";
import type { OperationName } from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Reach } from "../release-target.ts";
import { callExactVersion, callVersion, type VersionResponse } from "./call-version.ts";
import { readNode } from "./openapi-document.ts";
import { runExample } from "./run-example.ts";

const retryMs = 250;

/** One check of a version, and how long it took. */
export type SmokeCheck = { check: "health" | "readiness" | "refusal" | "example"; tookMs: number };

export type SmokeOptions = {
  operation: OperationName;
  reach: Reach;
  /** How long the version may take to appear. */
  settlesWithinMs: number;
  /** The operator's secret; without it readiness is not checked. */
  workSecret: string | undefined;
  /** An API key for the operation; without it no example is run. */
  key: string | undefined;
  signal: AbortSignal;
};

/** Tests one version from outside; rejects with a {@link RefusedError} that names what failed. */
export async function smokeTest(options: SmokeOptions): Promise<SmokeCheck[]> {
  const { operation, reach, workSecret, key, signal } = options;
  const checks: SmokeCheck[] = [];
  const run = async (check: SmokeCheck["check"], work: () => Promise<unknown>) => {
    const startMs = performance.now();
    await work();
    checks.push({ check, tookMs: Math.round(performance.now() - startMs) });
  };
  await run("health", () => awaitVersion(options));
  if (workSecret) await run("readiness", () => requireReadiness(reach, workSecret, signal));
  await run("refusal", () => requireRefusal(operation, reach, signal));
  if (key) await run("example", () => runExample(operation, { reach, key, signal }));
  return checks;
}

/** A new deployment takes a moment to reach every location; until then another version may respond. */
async function awaitVersion({ reach, settlesWithinMs, signal }: SmokeOptions): Promise<void> {
  const endMs = performance.now() + settlesWithinMs;
  for (;;) {
    const problem = await callVersion(reach, { path: "/health" }, signal).then(
      (response) => describeHealth(response, reach),
      (error: unknown) => {
        signal.throwIfAborted();
        return error instanceof Error ? error.message : String(error);
      },
    );
    if (problem === null) return;
    if (performance.now() >= endMs) throw new RefusedError(`Cannot pass the smoke test: ${problem}`);
    await sleep(retryMs, undefined, { signal });
  }
}

function describeHealth(
  { status, version }: VersionResponse,
  { expectedVersion, url }: Reach,
): string | null {
  if (status !== 200) return `${url}/health responds with ${status}`;
  if (expectedVersion === null || version === expectedVersion) return null;
  return `${version ?? "an unnamed version"} responds instead of ${expectedVersion}`;
}

async function requireReadiness(reach: Reach, workSecret: string, signal: AbortSignal): Promise<void> {
  const headers = { "x-work-secret": workSecret };
  const { status, body } = await callExactVersion(reach, { path: "/health", headers }, signal);
  if (status === 200) return;
  if (status === 404)
    throw new RefusedError("Cannot pass the smoke test: WORK_SECRET differs from that of the function", {
      hint: "use the one that it was deployed with, or unset it",
    });
  const { data, error } = readNode(body);
  throw new RefusedError(
    `Cannot pass the smoke test: the version is not ready, it responds with ${status}: ${JSON.stringify(data ?? error)}`,
  );
}

/** A call without a key must be refused as the contract says: the HTTP stack works up to the key. */
async function requireRefusal(operation: OperationName, reach: Reach, signal: AbortSignal): Promise<void> {
  const method = operation === "get_decode_compound_id" ? "GET" : "POST";
  const response = await callExactVersion(reach, { method, ...(method === "POST" && { body: {} }) }, signal);
  const { code } = readNode(readNode(response.body).error);
  if (response.status === 401 && code === "missing_api_key") return;
  throw new RefusedError(
    `Cannot pass the smoke test: a call without a key gets ${response.status} ${String(code)} instead of 401 missing_api_key`,
  );
}
