import { setTimeout as sleep } from "node:timers/promises";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Reach } from "../release-target.ts";
import { askExactVersion, type VersionAnswer } from "./ask-version.ts";
import { findExample } from "./find-example.ts";
import { listMismatches } from "./list-mismatches.ts";
import { readNode } from "./read-node.ts";

const POLL_MS = 500;
const PATIENCE_MS = 120_000;

/** Sends the operation's first example with a key, waits for a job's end, and holds the answer to its schema. */
export async function playExample(
  operation: OperationName,
  { reach, key, signal }: { reach: Reach; key: string; signal: AbortSignal },
): Promise<void> {
  const { name, method, query, body, document, schema, makesJob } = findExample(operation);
  const headers = { "x-api-key": key };
  const first = await askExactVersion(reach, { path: query, method, headers, body }, signal);
  requireStatus(first, makesJob ? 202 : 200, name);
  const answer = makesJob ? await awaitJob(first, { reach, headers, signal, name }) : first;
  const mismatches = listMismatches(document, schema, answer.body);
  if (mismatches.length > 0)
    throw fail(name, `the answer is not the contract's: ${mismatches.slice(0, 3).join(", ")}`, answer);
}

async function awaitJob(
  accepted: VersionAnswer,
  {
    reach,
    headers,
    signal,
    name,
  }: { reach: Reach; headers: Record<string, string>; signal: AbortSignal; name: string },
): Promise<VersionAnswer> {
  const path = `?job_id=${String(dataOf(accepted).job_id)}`;
  const endMs = performance.now() + PATIENCE_MS;
  while (performance.now() < endMs) {
    const answer = await askExactVersion(reach, { path, headers }, signal);
    requireStatus(answer, 200, name);
    const { status, error } = dataOf(answer);
    if (status === "completed") return answer;
    if (status === "failed") throw fail(name, `the job failed: ${describeFailure(error)}`, answer);
    await sleep(POLL_MS, undefined, { signal });
  }
  throw fail(name, `the job has not ended within ${PATIENCE_MS / 1_000} s`, accepted);
}

function requireStatus(answer: VersionAnswer, wanted: number, name: string): void {
  if (answer.status === wanted) return;
  const told = describeFailure(readNode(answer.body).error);
  throw fail(name, `the answer is ${answer.status} instead of ${wanted}: ${told}`, answer);
}

function fail(name: string, reason: string, { requestId }: VersionAnswer): RefusedError {
  return new RefusedError(`Cannot pass the smoke test: the example ${name}: ${reason}`, {
    requestId: requestId ?? undefined,
  });
}

function dataOf({ body }: VersionAnswer): Record<string, unknown> {
  return readNode(readNode(body).data);
}

function describeFailure(error: unknown): string {
  const { code, message } = readNode(error);
  return `${String(message)} [${String(code)}]`;
}
