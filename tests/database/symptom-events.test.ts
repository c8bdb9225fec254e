import { randomUUID } from "node:crypto";
import type { JSONValue } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

const scopes = ["edge:decode_symptoms", "account:symptom_events"];
const operation = "decode_symptoms";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

type Source = { user_id?: string; source_message_id?: string; supersedes_event_id?: string };
type Report = { key: api.TestKey; source: Source; labels?: string[] };

function makeEvent(label: string, subject = "self") {
  return {
    event_id: randomUUID(),
    symptom_type: "SYMP:0000504",
    symptom_label: label,
    subject,
    intensity_1_to_5: 3,
    onset_utc: "2026-03-01T10:00:00Z",
    end_utc: null,
  };
}

/** Runs one job of the key to its end and returns its events and its meta. */
async function report({ key, source, labels = ["headache"] }: Report) {
  const { sql } = database;
  const jobId = await api.admitJob(sql, key, { operation });
  await api.claimOwn(sql, jobId, operation);
  const symptoms = labels.map((label) => makeEvent(label));
  const isFinished = await finish(jobId, 1, { symptoms }, source);
  const { meta } = await api.readJob(sql, jobId);
  return { jobId, isFinished, symptoms, meta };
}

async function finish(jobId: string, attempt: number, result: JSONValue, source: Source): Promise<boolean> {
  const { sql } = database;
  const rows = await sql<{ ok: boolean }[]>`
    select nas_api.finish_symptom_job(
      ${jobId}, ${attempt}, ${JSON.stringify(result)}::text::json, '{"warnings": []}', ${sql.json(source)}) as ok`;
  return api.only(rows).ok;
}

async function accountOf(key: api.TestKey): Promise<string> {
  const rows = await database.sql<{ account_id: string }[]>`
    select account_id from nas.api_key where id = ${key.id}`;
  return api.only(rows).account_id;
}

async function listLabels(key: api.TestKey, userId: string | null = null): Promise<string[]> {
  const rows = await database.sql<{ event: { symptom_label: string } }[]>`
    select event from nas_api.list_symptom_events(${await accountOf(key)}, ${userId})`;
  return rows.map(({ event }) => event.symptom_label).sort();
}

function makeKey(): Promise<api.TestKey> {
  return api.makeKey(database.sql, { scopes: scopes, tier: null, modes: [] });
}

describe("what is stored", () => {
  test("the events of a user, with the end of their job", async () => {
    const key = await makeKey();
    const { isFinished, meta } = await report({ key, source: { user_id: "u1" }, labels: ["rash", "nausea"] });
    expect(isFinished).toBe(true);
    expect(meta).toEqual({ warnings: [], events_stored: 2 });
    expect(await listLabels(key, "u1")).toEqual(["nausea", "rash"]);
    expect(await listLabels(key, "u2")).toEqual([]);
  });

  test("whose symptom each event is, the writer's if the result does not say", async () => {
    const { sql } = database;
    const key = await makeKey();
    const jobId = await api.admitJob(sql, key, { operation });
    await api.claimOwn(sql, jobId, operation);
    const { subject: _, ...silent } = makeEvent("rash");
    await finish(jobId, 1, { symptoms: [makeEvent("fever", "child"), silent] }, { user_id: "u1" });
    const rows = await sql<{ subject: string }[]>`
      select subject from nas.symptom_events where job_id = ${jobId} order by position`;
    expect(rows.map(({ subject }) => subject)).toEqual(["child", "self"]);
  });

  test("nothing without a user, and nothing for a key without the account's scope", async () => {
    const key = await makeKey();
    const { meta } = await report({ key, source: {} });
    expect(meta).toMatchObject({ events_stored: 0 });
    const reader = await api.makeKey(database.sql, { scopes: ["edge:decode_symptoms"], tier: null });
    expect((await report({ key: reader, source: { user_id: "u1" } })).meta).toMatchObject({
      events_stored: 0,
    });
    expect([...(await listLabels(key)), ...(await listLabels(reader))]).toEqual([]);
    const supersedes_event_id = randomUUID();
    expect((await report({ key, source: { supersedes_event_id } })).meta).toEqual({
      warnings: ["superseded_event_not_found"],
      events_stored: 0,
    });
  });

  test("nothing for a key that lost the account's scope while its job ran", async () => {
    const { sql } = database;
    const key = await makeKey();
    const jobId = await api.admitJob(sql, key, { operation });
    await api.claimOwn(sql, jobId, operation);
    await sql`update nas.api_key set scopes = '{edge:decode_symptoms}' where id = ${key.id}`;
    expect(await finish(jobId, 1, { symptoms: [makeEvent("rash")] }, { user_id: "u1" })).toBe(true);
    expect(await listLabels(key)).toEqual([]);
  });

  test("nothing of an attempt that no longer holds the job", async () => {
    const { sql } = database;
    const key = await makeKey();
    const jobId = await api.admitJob(sql, key, { operation });
    await api.claimOwn(sql, jobId, operation);
    await api.lapseLease(sql, jobId);
    expect(await finish(jobId, 1, { symptoms: [makeEvent("rash")] }, { user_id: "u1" })).toBe(false);
    expect(await listLabels(key)).toEqual([]);
  });
});

describe("a message", () => {
  test("is stored once in an account, also when two jobs read it at the same time", async () => {
    const key = await makeKey();
    const source = { user_id: "u1", source_message_id: "m1" };
    const reports = await Promise.all([report({ key, source }), report({ key, source })]);
    expect(reports.flatMap(({ meta }) => Object(meta).warnings)).toEqual(["source_message_already_stored"]);
    expect(await listLabels(key)).toEqual(["headache"]);
  });

  test("of another account is another message", async () => {
    const source = { user_id: "u1", source_message_id: "m1" };
    const [one, other] = [await makeKey(), await makeKey()];
    await report({ key: one, source });
    expect((await report({ key: other, source })).meta).toEqual({ warnings: [], events_stored: 1 });
  });
});

describe("a report that supersedes an event", () => {
  test("replaces that event and leaves the others", async () => {
    const key = await makeKey();
    const first = await report({ key, source: { user_id: "u1" }, labels: ["rash", "cough"] });
    const source = { user_id: "u1", supersedes_event_id: first.symptoms[0]?.event_id ?? "" };
    await report({ key, source, labels: ["hives"] });
    expect(await listLabels(key)).toEqual(["cough", "hives"]);
  });

  test("of the same message replaces all that was read in it", async () => {
    const key = await makeKey();
    const message = { user_id: "u1", source_message_id: "m1" };
    const first = await report({ key, source: message, labels: ["rash", "cough"] });
    const source = { ...message, supersedes_event_id: first.symptoms[1]?.event_id ?? "" };
    expect((await report({ key, source, labels: ["hives"] })).meta).toMatchObject({ warnings: [] });
    expect(await listLabels(key)).toEqual(["hives"]);
  });

  test("removes the event if the new report has none", async () => {
    const key = await makeKey();
    const first = await report({ key, source: { user_id: "u1" } });
    const source = { user_id: "u1", supersedes_event_id: first.symptoms[0]?.event_id ?? "" };
    await report({ key, source, labels: [] });
    expect(await listLabels(key)).toEqual([]);
  });

  test("touches no event of another account or user", async () => {
    const [key, other] = [await makeKey(), await makeKey()];
    const { symptoms } = await report({ key, source: { user_id: "u1" } });
    const supersedes_event_id = symptoms[0]?.event_id ?? "";
    for (const [stranger, user_id] of [[other, "u1"] as const, [key, "u2"] as const]) {
      const { meta } = await report({ key: stranger, source: { user_id, supersedes_event_id } });
      expect(meta).toEqual({ warnings: ["superseded_event_not_found"], events_stored: 1 });
    }
    expect(await listLabels(key, "u1")).toEqual(["headache"]);
  });
});

test("erasing a user takes the results too whose events were replaced, or were those of a stored message", async () => {
  const { sql } = database;
  const key = await makeKey();
  const message = { user_id: "u1", source_message_id: "m1" };
  const first = await report({ key, source: message });
  const again = await report({ key, source: message });
  const supersedes_event_id = first.symptoms[0]?.event_id ?? "";
  const corrected = await report({ key, source: { ...message, supersedes_event_id }, labels: ["hives"] });
  expect(corrected.meta).toEqual({ warnings: [], events_stored: 1 });
  await sql`select nas_api.erase_symptom_events(${await accountOf(key)}, 'u1')`;
  const jobIds = [first.jobId, again.jobId, corrected.jobId];
  expect(await sql`select id from nas.job where id = any (${jobIds})`).toEqual([]);
});

test("erasing a user takes the hashes of the reports, so that a replay makes a job of its own", async () => {
  const { sql } = database;
  const key = await makeKey();
  const { jobId } = await report({ key, source: { user_id: "u1" } });
  await sql`
    insert into nas.idempotency (key_id, operation, idempotency_key, body_hash, job_id)
    select key_id, operation, 'once', 'hash', id from nas.job where id = ${jobId}`;
  await sql`select nas_api.erase_symptom_events(${await accountOf(key)}, 'u1')`;
  expect(await sql`select from nas.idempotency where job_id = ${jobId}`).toEqual([]);
});

test("erasing a user takes the events and the results that showed them, and nobody else's", async () => {
  const { sql } = database;
  const key = await makeKey();
  const gone = await report({ key, source: { user_id: "u1" }, labels: ["rash", "cough"] });
  const kept = await report({ key, source: { user_id: "u2" } });
  const rows = await sql`select nas_api.erase_symptom_events(${await accountOf(key)}, 'u1') as events`;
  expect(rows).toEqual([{ events: 2 }]);
  expect(await listLabels(key)).toEqual(["headache"]);
  expect(await sql`select id from nas.job where id in (${gone.jobId}, ${kept.jobId})`).toEqual([
    { id: kept.jobId },
  ]);
});
