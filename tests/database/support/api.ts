import { randomBytes } from "node:crypto";
import type { JSONValue, Sql } from "postgres";
import type { NasApi } from "../../../shared/platform/kernel/generated/nas-api.ts";
import { createUuidV7 } from "../../../shared/platform/kernel/uuid.ts";

export type TestKey = { id: string; hash: string };
export type Admission = NasApi["admit_request"]["returns"][number];
export type Poll = NasApi["poll_job"]["returns"][number];
export type Claim = NasApi["claim_jobs"]["returns"][number];

export type KeyChoice = {
  scopes?: string[];
  tier?: string | null;
  modes?: string[];
  ratePerMinute?: number;
  quotaPerMonth?: number | null;
};

export type RequestChoice = {
  operation?: string;
  scope?: string;
  isValid?: boolean;
  inputMode?: string | null;
  compoundIds?: number[] | null;
  compoundNames?: string[] | null;
  job?: {
    id?: string;
    input?: JSONValue;
    bodyHash?: string;
    idempotencyKey?: string;
    state?: JSONValue;
    awaitsFiles?: boolean;
    version?: string;
    traceparent?: string;
  } | null;
  limits?: JSONValue;
};

/** A new id and hash, as the key tool would make them. */
export function newKey(): TestKey {
  const id = Array.from(randomBytes(12), (byte) => (byte % 36).toString(36)).join("");
  return { id, hash: randomBytes(32).toString("hex") };
}

/** A stored key that may do what most tests need: every decode mode, a high rate, no quota. */
export async function makeKey(sql: Sql, choice: KeyChoice = {}): Promise<TestKey> {
  const key = newKey();
  const scopes = choice.scopes ?? ["edge:decode", "edge:design"];
  const tier = choice.tier === undefined ? "molecular" : choice.tier;
  await sql`select from nas_api.create_key(
    ${key.id}, ${key.hash}, 'test', ${scopes}, ${tier}, ${choice.modes ?? ["structured", "unstructured"]},
    ${choice.ratePerMinute ?? 100_000})`;
  await sql`select from nas_api.set_key(${key.id}, ${sql.json({ quota_per_month: choice.quotaPerMonth ?? null })})`;
  return key;
}

let lastTimeMs = Date.UTC(2026, 0, 1);

/** A job id later than every one made before in this file. */
export function nextJobId(): string {
  lastTimeMs += 1;
  return createUuidV7(lastTimeMs, randomBytes(10));
}

/** One request of the key; by default a valid structured decode that makes a job. */
export async function admit(sql: Sql, key: TestKey, choice: RequestChoice = {}): Promise<Admission> {
  const operation = choice.operation ?? "decode";
  const scope = choice.scope ?? `edge:${operation}`;
  const inputMode =
    choice.inputMode === undefined && operation === "decode" ? "structured" : choice.inputMode;
  const job = choice.job === null ? null : jobOf(choice.job ?? {});
  const rows = await sql<Admission[]>`select * from nas_api.admit_request(
    ${key.hash}, ${operation}, ${scope}, ${choice.isValid ?? true}, ${inputMode ?? null},
    ${choice.compoundIds ?? null}::integer[], ${choice.compoundNames ?? null}::text[],
    ${sql.json(job)}, ${sql.json(choice.limits ?? {})})`;
  return only(rows);
}

/** Admits a job that must be accepted, and returns its id. */
export async function admitJob(sql: Sql, key: TestKey, choice: RequestChoice = {}): Promise<string> {
  const { outcome, job_id } = await admit(sql, key, choice);
  if (outcome !== "ok" || !job_id) throw new Error(`Cannot admit job: ${outcome}`);
  return job_id;
}

export async function poll(
  sql: Sql,
  key: TestKey,
  jobId: string,
  { operation = "decode", withResult = true } = {},
): Promise<Poll> {
  const rows = await sql<Poll[]>`select * from nas_api.poll_job(
    ${key.hash}, ${operation}, ${`edge:${operation}`}, ${jobId}, ${withResult})`;
  return only(rows);
}

/** Claims exactly this job, as the worker woken by its POST does; null when it is not claimable. */
export async function claimOwn(
  sql: Sql,
  jobId: string,
  operation = "decode",
  version: string | null = null,
): Promise<Claim | null> {
  const rows = await sql<Claim[]>`
    select * from nas_api.claim_jobs(${operation}, 'test', 1, 30, ${jobId}, ${version})`;
  return rows[0] ?? null;
}

export async function finish(sql: Sql, jobId: string, attempt: number, result: JSONValue = { done: true }) {
  const rows = await sql<{ ok: boolean }[]>`
    select nas_api.finish_job(${jobId}, ${attempt}, ${JSON.stringify(result)}::text::json, '{}', 'release-1') as ok`;
  return only(rows).ok;
}

export async function fail(
  sql: Sql,
  jobId: string,
  attempt: number,
  { retry = false, charge = false } = {},
): Promise<string> {
  const error = JSON.stringify({ code: "internal_error", message: "no" });
  const rows = await sql<{ state: string }[]>`
    select nas_api.fail_job(${jobId}, ${attempt}, ${error}::text::json, ${retry}, ${charge}) as state`;
  return only(rows).state;
}

/** Starts the key's window of a minute an hour ahead, so that none that ends during the test changes a count. */
export async function pinWindow(sql: Sql, key: TestKey, operation = "decode"): Promise<void> {
  await sql`insert into nas.rate_window
    values (${key.id}, ${operation}, date_trunc('minute', now()) + interval '1 hour', 0)`;
}

/** Lets time pass for one job: its lease has run out. */
export async function lapseLease(sql: Sql, jobId: string): Promise<void> {
  await sql`update nas.job set lease_until = now() - interval '1 second' where id = ${jobId} and status = 'processing'`;
}

/** What the database holds of one job, whoever may see it. */
export async function readJob(sql: Sql, jobId: string): Promise<Record<string, unknown>> {
  return only(await sql`select * from nas.job where id = ${jobId}`);
}

/** Usage of the key in its latest month, which is that of its last request; zeros where nothing was counted. */
export async function readUsage(
  sql: Sql,
  key: TestKey,
  operation = "decode",
): Promise<{ requests: number; used: number; reserved: number }> {
  const rows = await sql<{ requests: number; used: number; reserved: number }[]>`
    select requests, used, reserved from nas.usage_month
    where key_id = ${key.id} and operation = ${operation} order by month desc limit 1`;
  return { requests: 0, used: 0, reserved: 0, ...rows[0] };
}

/** The single row of a response. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Cannot read response: ${rows.length} rows`);
  return row;
}

function jobOf(job: NonNullable<RequestChoice["job"]>): JSONValue {
  return {
    id: job.id ?? nextJobId(),
    input: job.input ?? { foodText: "an apple" },
    body_hash: job.bodyHash ?? "hash",
    idempotency_key: job.idempotencyKey ?? null,
    state: job.state ?? null,
    awaits_files: job.awaitsFiles ?? false,
    version: job.version ?? null,
    traceparent: job.traceparent ?? null,
  };
}
