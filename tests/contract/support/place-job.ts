import { randomBytes } from "node:crypto";
import type { JSONValue, Sql } from "postgres";
import { hashApiKey } from "../../../shared/platform/kernel/api-key.ts";
import { createUuidV7 } from "../../../shared/platform/kernel/uuid.ts";

/** A decode job as a test needs it; `queued` and `processing` stay so, for no worker can take them. */
export type PlacedJob =
  | { status: "queued" }
  | { status: "processing"; progress?: JSONValue }
  | { status: "completed"; result: JSONValue }
  | { status: "failed"; error: JSONValue };

/** Enters a structured decode job of a key in one transaction, so that no worker sees it in between. */
export async function placeJob(sql: Sql, key: string, job: PlacedJob): Promise<string> {
  const id = createUuidV7(Date.now(), randomBytes(10));
  const hash = await hashApiKey(key);
  const made = { id, input: { input_mode: "structured" }, body_hash: "none", idempotency_key: null };
  await sql.begin(async (transaction) => {
    await transaction`select from nas_api.admit_request(
      ${hash}, 'decode', 'edge:decode', true, 'structured', p_job => ${sql.json(made)})`;
    await transaction`update nas.job set ${sql(columnsOf(sql, job))} where id = ${id}`;
  });
  return id;
}

function columnsOf(sql: Sql, job: PlacedJob) {
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000);
  if (job.status === "queued") return { available_at: later };
  const started = { status: job.status, attempt: 1, started_at: now };
  if (job.status === "processing") {
    return { ...started, lease_until: later, progress: sql.json(job.progress ?? null) };
  }
  const ended = { ...started, completed_at: now, input: null };
  return job.status === "completed"
    ? { ...ended, result: sql.json(job.result), catalogue_release: "c-test" }
    : { ...ended, error: sql.json(job.error) };
}
