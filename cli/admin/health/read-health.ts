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
  /** What each function keeps in memory between requests; empty without the work secret. */
  memories: MemoryRow[];
};

/** A memory of one process of a function; bytes are estimated. */
type MemoryRow = { operation: string; name: string; entries: number; bytes: number; most_bytes: number };

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
  const [gateway, database, ...functions] = await Promise.all([
    checkGateway(project, signal),
    checkDatabase(project),
    ...operationNames.toSorted().map((operation) => checkOperation(operation, project, signal)),
  ]);
  const parts = [...gateway, ...database.parts, ...functions.map(({ part }) => part)];
  const memories = functions.flatMap((each) => each.memories);
  const problems = [
    ...parts.filter(({ ok }) => !ok).map(({ part, detail }) => `${part}: ${detail}`),
    ...judgeQueues(database.queues, mostWaitSeconds),
  ];
  const status = problems.length === 0 ? "ok" : "degraded";
  return { status, problems, parts, queues: database.queues, memories };
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
): Promise<{ part: PartHealth; memories: MemoryRow[] }> {
  const fail = (detail: string) => ({ part: { part: operation, ok: false, detail }, memories: [] });
  const secret = workSecret === null ? undefined : { "x-work-secret": workSecret };
  const response = await fetchHealth(`${functionsUrl}/functions/v1/${operation}/health`, signal, secret);
  if (response === null) return fail("does not respond");
  const { status, body, tookMs } = response;
  if (status === 404 && secret)
    return fail("responds with 404: WORK_SECRET differs from that of the function");
  if (status !== 200) return fail(describeProblem(status, body));
  const { status: state, version, memories: listed }: Record<string, unknown> = Object(body.data);
  const memories = readMemories(operation, listed);
  const verb = state === "ready" ? "ready" : "responds";
  const named = typeof version === "string" ? `, version ${version}` : "";
  const detail = `${verb} in ${Math.ceil(tookMs)} ms${named}${describeMemories(memories)}`;
  return { part: { part: operation, ok: true, detail }, memories };
}

/** A version of before memories were reported has none. */
function readMemories(operation: string, listed: unknown): MemoryRow[] {
  if (!Array.isArray(listed)) return [];
  return listed.map((each) => {
    const { name, entries, bytes, most_bytes }: Record<string, unknown> = Object(each);
    const [count, used, most] = [entries, bytes, most_bytes].map(Number);
    return { operation, name: String(name), entries: count ?? 0, bytes: used ?? 0, most_bytes: most ?? 0 };
  });
}

function describeMemories(memories: readonly MemoryRow[]): string {
  if (memories.length === 0) return "";
  const used = memories.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = memories.reduce((sum, { most_bytes }) => sum + most_bytes, 0);
  return `, caches ${formatMegabytes(used)} of ${formatMegabytes(most)} MB`;
}

function formatMegabytes(bytes: number): string {
  return (bytes / bytesPerMegabyte).toFixed(1);
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
