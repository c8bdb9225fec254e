import { setTimeout as sleep } from "node:timers/promises";
import type { OperationName } from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Reach } from "../release-target.ts";
import { callExactVersion, type VersionResponse } from "./call-version.ts";
import { findExample, listMismatches, readNode } from "./openapi-document.ts";

type JobPoll = { reach: Reach; headers: Record<string, string>; signal: AbortSignal; name: string };

const pollMs = 500;
const jobTimeoutMs = 120_000;

/** Sends the operation's first example with a key, waits for its job, and validates the response. */
export async function runExample(
  operation: OperationName,
  { reach, key, signal }: { reach: Reach; key: string; signal: AbortSignal },
): Promise<void> {
  const { name, method, query, body, document, schema, createsJob } = findExample(operation);
  const headers = { "x-api-key": key };
  const first = await callExactVersion(reach, { path: query, method, headers, body }, signal);
  requireStatus(first, createsJob ? 202 : 200, name);
  const response = createsJob ? await awaitJob(first, { reach, headers, signal, name }) : first;
  const mismatches = listMismatches(document, schema, response.body);
  if (mismatches.length > 0)
    throw fail(name, `the response violates the contract: ${mismatches.slice(0, 3).join(", ")}`, response);
}

async function awaitJob(
  accepted: VersionResponse,
  { reach, headers, signal, name }: JobPoll,
): Promise<VersionResponse> {
  const path = `?job_id=${String(dataOf(accepted).job_id)}`;
  const endMs = performance.now() + jobTimeoutMs;
  while (performance.now() < endMs) {
    const response = await callExactVersion(reach, { path, headers }, signal);
    requireStatus(response, 200, name);
    const { status, error } = dataOf(response);
    if (status === "completed") return response;
    if (status === "failed") throw fail(name, `the job failed: ${describeFailure(error)}`, response);
    await sleep(pollMs, undefined, { signal });
  }
  throw fail(name, `the job has not finished within ${jobTimeoutMs / 1_000} s`, accepted);
}

function requireStatus(response: VersionResponse, expected: number, name: string): void {
  if (response.status === expected) return;
  const reason = describeFailure(readNode(response.body).error);
  throw fail(name, `the status is ${response.status} instead of ${expected}: ${reason}`, response);
}

function fail(name: string, reason: string, { requestId }: VersionResponse): RefusedError {
  return new RefusedError(`Cannot pass the smoke test: the example ${name}: ${reason}`, {
    requestId: requestId ?? undefined,
  });
}

function dataOf({ body }: VersionResponse): Record<string, unknown> {
  return readNode(readNode(body).data);
}

function describeFailure(error: unknown): string {
  const { code, message } = readNode(error);
  return `${String(message)} [${String(code)}]`;
}
