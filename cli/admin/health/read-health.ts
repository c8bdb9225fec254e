import { operationNames } from "../../../shared/platform/kernel/mod.ts";
import { UnreachableError } from "../../run/command-error.ts";
import type { Project } from "../project/find-project.ts";
import type { OpenProject } from "../project/open-project.ts";
import { type Row, readRow, readRows } from "../project/read-rows.ts";
import { formatSeconds, formatValue } from "../values/format-values.ts";

/** The state of one part of the service; `ok` is false if it needs attention. */
export type PartHealth = { part: string; ok: boolean; detail: string };

/** The state of the service; `problems` is empty if it is healthy. */
export type Health = {
  status: "ok" | "degraded";
  problems: string[];
  parts: PartHealth[];
  /** One row per operation's queue; empty if the database does not respond. */
  queues: Row[];
};

/** The response of a health route; null without one. */
type HealthResponse = { status: number; body: Record<string, unknown>; tookMs: number } | null;

const bytesPerMegabyte = 1_000_000;
const timeoutMs = 5_000;
const stackParts = ["gateway", "postgres", "postgrest"] as const;

/** Checks every part at once; a queue is a problem if a job has waited longer than `mostWaitSeconds`. */
export async function readHealth(
  project: OpenProject,
  { mostWaitSeconds, signal }: { mostWaitSeconds: number; signal: AbortSignal },
): Promise<Health> {
  const [gateway, database, ...operations] = await Promise.all([
    checkGateway(project, signal),
    checkDatabase(project),
    ...operationNames.toSorted().map((operation) => checkOperation(operation, project, signal)),
  ]);
  const parts = [...gateway, ...database.parts, ...operations];
  const problems = [
    ...parts.filter(({ ok }) => !ok).map(({ part, detail }) => `${part}: ${detail}`),
    ...judgeQueues(database.queues, mostWaitSeconds),
  ];
  return { status: problems.length === 0 ? "ok" : "degraded", problems, parts, queues: database.queues };
}

/** Describes the queues in which a job has waited longer than `mostWaitSeconds`. */
export function judgeQueues(queues: readonly Row[], mostWaitSeconds: number): string[] {
  return queues.flatMap(({ operation, longest_wait_seconds: waited }) => {
    if (typeof waited !== "number" || waited <= mostWaitSeconds) return [];
    return [`${formatValue(operation)}: a job has waited for ${formatSeconds(waited)}`];
  });
}

/** Checks the processes of the local stack. A hosted project has no such route: its platform monitors them. */
async function checkGateway({ url, isLocal }: Project, signal: AbortSignal): Promise<PartHealth[]> {
  const response = await fetchHealth(`${url}/health`, signal);
  const parts = response?.body.parts;
  if (typeof parts !== "object" || parts === null)
    return isLocal ? [{ part: "gateway", ok: false, detail: "does not respond" }] : [];
  const known = new Map<string, unknown>(Object.entries(parts));
  return stackParts.map((part) => describePart(part, known.get(part)));
}

function describePart(part: string, status: unknown): PartHealth {
  const { state, pid, restarts = 0 }: Record<string, unknown> = Object(status);
  const restarted = restarts === 0 ? "" : `, restarts: ${formatValue(restarts)}`;
  return {
    part,
    ok: state === "running",
    detail: `${formatValue(state)}, process ${formatValue(pid)}${restarted}`,
  };
}

/** Checks whether the database responds and has a catalogue, and reads its queues. */
async function checkDatabase({
  call,
}: Pick<OpenProject, "call">): Promise<{ parts: PartHealth[]; queues: Row[] }> {
  const startMs = performance.now();
  try {
    const state = readRow(await call("database_state"));
    const tookMs = Math.ceil(performance.now() - startMs);
    const queues = readRows(await call("queue_depths"));
    return { parts: [describeDatabase(state, tookMs), describeCatalogue(state)], queues };
  } catch (error) {
    return { parts: [{ part: "database", ok: false, detail: describeFailure(error) }], queues: [] };
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof UnreachableError) return "does not respond";
  return error instanceof Error ? error.message : String(error);
}

function describeDatabase({ server_version, database_bytes }: Row, tookMs: number): PartHealth {
  const size = `${Math.round(Number(database_bytes) / bytesPerMegabyte)} MB`;
  const detail = `responds in ${tookMs} ms, PostgreSQL ${formatValue(server_version)}, ${size}`;
  return { part: "database", ok: true, detail };
}

function describeCatalogue({ catalogue_release, catalogue_foods }: Row): PartHealth {
  const ok = catalogue_release !== null;
  const detail = ok
    ? `${formatValue(catalogue_release)}, ${formatValue(catalogue_foods)} foods`
    : "is not loaded";
  return { part: "catalogue", ok, detail };
}

/** Checks whether a function is ready; without the work secret only whether it responds. */
async function checkOperation(
  operation: string,
  { functionsUrl, workSecret }: Pick<Project, "functionsUrl" | "workSecret">,
  signal: AbortSignal,
): Promise<PartHealth> {
  const secret = workSecret === null ? undefined : { "x-work-secret": workSecret };
  const response = await fetchHealth(`${functionsUrl}/functions/v1/${operation}/health`, signal, secret);
  if (response === null) return { part: operation, ok: false, detail: "does not respond" };
  const { status, body, tookMs } = response;
  if (status === 404 && secret)
    return {
      part: operation,
      ok: false,
      detail: "responds with 404: WORK_SECRET differs from that of the function",
    };
  if (status !== 200) return { part: operation, ok: false, detail: describeProblem(status, body) };
  const { status: state, version }: Record<string, unknown> = Object(body.data);
  const verb = state === "ready" ? "ready" : "responds";
  const named = typeof version === "string" ? `, version ${version}` : "";
  return { part: operation, ok: true, detail: `${verb} in ${Math.ceil(tookMs)} ms${named}` };
}

function describeProblem(status: number, body: Record<string, unknown>): string {
  const { details }: Record<string, unknown> = Object(body.error);
  const { missing }: Record<string, unknown> = Object(details);
  return Array.isArray(missing) ? `not ready: missing ${missing.join(", ")}` : `responds with ${status}`;
}

/** Calls a health route, which needs neither key nor version; some report more to callers with a secret. */
async function fetchHealth(
  url: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<HealthResponse> {
  const startMs = performance.now();
  try {
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await response.text();
    return { status: response.status, body: readObject(text), tookMs: performance.now() - startMs };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function readObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
