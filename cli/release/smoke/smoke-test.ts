import { setTimeout as sleep } from "node:timers/promises";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Reach } from "../release-target.ts";
import { askExactVersion, askVersion, type VersionAnswer } from "./ask-version.ts";
import { playExample } from "./play-example.ts";
import { readNode } from "./read-node.ts";

const RETRY_MS = 250;

/** One thing that a version was tested for, and how long it took. */
export type SmokeCheck = { check: "health" | "readiness" | "refusal" | "example"; tookMs: number };

export type SmokeOptions = {
  operation: OperationName;
  reach: Reach;
  /** How long the version may take to appear. */
  settlesWithinMs: number;
  /** The operator's secret: without, readiness is not asked. */
  workSecret: string | undefined;
  /** An API key for the operation: without, no example is played. */
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
  if (key) await run("example", () => playExample(operation, { reach, key, signal }));
  return checks;
}

/** A new deployment takes a moment to be known everywhere; until then another version may answer. */
async function awaitVersion({ reach, settlesWithinMs, signal }: SmokeOptions): Promise<void> {
  const endMs = performance.now() + settlesWithinMs;
  for (;;) {
    const problem = await askVersion(reach, { path: "/health" }, signal).then(
      (answer) => describeHealth(answer, reach),
      (error: unknown) => {
        signal.throwIfAborted();
        return error instanceof Error ? error.message : String(error);
      },
    );
    if (problem === null) return;
    if (performance.now() >= endMs) throw new RefusedError(`Cannot pass the smoke test: ${problem}`);
    await sleep(RETRY_MS, undefined, { signal });
  }
}

function describeHealth({ status, version }: VersionAnswer, { answersAs, url }: Reach): string | null {
  if (status !== 200) return `${url}/health answers ${status}`;
  if (answersAs === null || version === answersAs) return null;
  return `the version ${version ?? "without a name"} answers instead of ${answersAs}`;
}

async function requireReadiness(reach: Reach, workSecret: string, signal: AbortSignal): Promise<void> {
  const headers = { "x-work-secret": workSecret };
  const { status, body } = await askExactVersion(reach, { path: "/health", headers }, signal);
  if (status === 200) return;
  if (status === 404)
    throw new RefusedError("Cannot pass the smoke test: WORK_SECRET is not that of the function", {
      hint: "give the one that it was deployed with, or leave it out",
    });
  const { data, error } = readNode(body);
  throw new RefusedError(
    `Cannot pass the smoke test: the version is not ready, it answers ${status}: ${JSON.stringify(data ?? error)}`,
  );
}

/** A call without a key is refused by the contract's own answer: the whole stack up to the key stands. */
async function requireRefusal(operation: OperationName, reach: Reach, signal: AbortSignal): Promise<void> {
  const method = operation === "get_decode_compound_id" ? "GET" : "POST";
  const answer = await askExactVersion(reach, { method, ...(method === "POST" && { body: {} }) }, signal);
  const { code } = readNode(readNode(answer.body).error);
  if (answer.status === 401 && code === "missing_api_key") return;
  throw new RefusedError(
    `Cannot pass the smoke test: a call without a key is answered ${answer.status} ${String(code)}, not 401 missing_api_key`,
  );
}
