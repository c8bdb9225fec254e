import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, inject, it } from "vitest";
import { type SymptomsResult, symptomsResult } from "../../functions/decode_symptoms/contract.ts";
import { createDataApiClient } from "../../supabase/local/data-api-client.ts";
import { type CallOptions, callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase } from "./support/database.ts";
import { expectError } from "./support/expect-response.ts";
import { image } from "./support/media-bodies.ts";
import { pollToEnd, runToEnd } from "./support/run-job.ts";

const operation = "decode_symptoms";
const headache = "SYMP:0000504";

const sql = openDatabase();
afterAll(() => sql.end());

/** The result of a report that must complete, held to the contract's schema, and the meta of its poll. */
async function report(body: Record<string, unknown>, options: CallOptions = {}) {
  const { text } = await runToEnd(operation, body, options);
  const { data, meta } = JSON.parse(text);
  expect({ status: data.status, error: data.error }).toEqual({ status: "completed", error: null });
  const result: SymptomsResult = symptomsResult.parse(data.result);
  return { result, meta };
}

describe("a report", () => {
  const REPORTED = { timezone: "Europe/Berlin", reported_time: "2026-03-10T20:00:00+01:00" };

  it("becomes events with the stated details and no others", async () => {
    const symptomText =
      "Really bad headache since this morning. No nausea. Bloating for two hours after the milk at lunch";
    const { result } = await report({ symptomText, ...REPORTED });
    expect(result.type).toBe("symptom_detected");
    expect(result.symptoms).toMatchObject([
      {
        symptom_type: headache,
        symptom_label: "headache",
        intensity_1_to_5: 5,
        duration: null,
        onset_utc: "2026-03-10T07:00:00Z",
        red_flag: false,
        advice: null,
      },
      {
        symptom_label: "bloating",
        intensity_1_to_5: null,
        duration: "PT2H",
        duration_text: expect.stringContaining("two hours"),
        trigger: { text: "milk", food: { canonical_name: expect.stringMatching(/milk/i) } },
      },
    ]);
    for (const { span } of result.symptoms)
      expect(symptomText.slice(span?.start, span?.end)).toBe(span?.text);
  });

  it("without a symptom is a completed result without events", async () => {
    const { result } = await report({ symptomText: "No headache, no nausea, I feel great" });
    expect(result).toEqual({ type: "no_symptom_detected", symptoms: [] });
  });

  it("of an emergency says to seek care", async () => {
    const { result } = await report({ symptomText: "my throat is closing up and I can't breathe" });
    expect(result.symptoms.length).toBeGreaterThan(0);
    for (const event of result.symptoms)
      expect(event).toMatchObject({ red_flag: true, advice: expect.stringMatching(/call an ambulance/) });
  });

  it("takes a time that the caller knows, and never the service's own clock", async () => {
    const { result: given } = await report({
      symptomText: "headache",
      occurred_at_utc: "2026-03-10T09:30:00Z",
    });
    expect(given.symptoms).toMatchObject([{ onset_utc: "2026-03-10T09:30:00Z" }]);
    const { result: unknown } = await report({ symptomText: "headache since yesterday" });
    expect(unknown.symptoms).toMatchObject([{ onset_utc: null }]);
  });

  it("reads the same way each time, but for the ids of its events", async () => {
    const body = { symptomText: "mild cramps and a rash on my left arm after shrimp", ...REPORTED };
    const reports = await Promise.all([report(body), report(body)]);
    const [one, other] = reports.map(({ result }) =>
      JSON.stringify(result.symptoms.map(({ event_id: _, ...event }) => event)),
    );
    expect(one).toBe(other);
  });
});

describe("the job's meta", () => {
  it("has its retries in the 202 and in each poll", async () => {
    const { body } = await callApi(operation, { body: { symptomText: "a headache" } });
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(body?.meta?.async).toEqual({ retry_count: 0, created_at: createdAt });
    const ended = await pollToEnd(String(body?.data?.job_id), {}, operation);
    expect(ended.body?.meta).toMatchObject({
      retry_count: 0,
      created_at: createdAt,
      completed_at: createdAt,
      catalogue_release: expect.any(String),
      events_stored: 0,
      warnings: [],
    });
  });

  it("warns of a text in another language", async () => {
    const { result, meta } = await report({ symptomText: "Ich habe seit gestern starke Kopfschmerzen" });
    expect(result.type).toBe("no_symptom_detected");
    expect(meta.warnings).toEqual(["language_not_read", "text_not_fully_read"]);
  });
});

describe("an account", () => {
  const scopes = ["edge:decode_symptoms", "account:symptom_events"];

  async function listEvents(keyId: string): Promise<{ user_id: string; event: { event_id: string } }[]> {
    const [key] = await sql<{ account_id: string }[]>`
      select account_id from nas.api_key where id = ${keyId}`;
    const call = createDataApiClient(inject("baseUrl"), inject("serviceKey"));
    const rows = await call("list_symptom_events", { p_account_id: key?.account_id ?? null });
    return Array.isArray(rows) ? rows : [];
  }

  it("keeps the events of a user for a key that may store them, as they were shown", async () => {
    const { id, key } = await createKey({ scopes });
    const { result, meta } = await report(
      { symptomText: "a rash and a cough", user_id: "u-1", conversation_id: "c-1" },
      { key },
    );
    expect(meta.events_stored).toBe(2);
    const stored = await listEvents(id);
    expect(stored.map(({ event }) => event)).toEqual(result.symptoms);
    expect(stored).toMatchObject([
      { user_id: "u-1", conversation_id: "c-1" },
      { user_id: "u-1", conversation_id: "c-1" },
    ]);
  });

  it("replaces an event that a later report supersedes", async () => {
    const { id, key } = await createKey({ scopes });
    const first = await report({ symptomText: "a rash", user_id: "u-1" }, { key });
    const supersedes_event_id = first.result.symptoms[0]?.event_id ?? "";
    const body = { symptomText: "hives, not a rash", user_id: "u-1", supersedes_event_id };
    const { result } = await report(body, { key });
    expect((await listEvents(id)).map(({ event }) => event)).toEqual(result.symptoms);
  });

  it.each([
    ["a key without the account's scope", ["edge:decode_symptoms"], { user_id: "u-1" }],
    ["a report without a user", scopes, {}],
  ])("keeps nothing of %s", async (_, granted, source) => {
    const { id, key } = await createKey({ scopes: granted });
    const { meta } = await report({ symptomText: "a rash", ...source }, { key });
    expect(meta.events_stored).toBe(0);
    expect(await listEvents(id)).toEqual([]);
  });
});

describe("it refuses", () => {
  const text = { symptomText: "a headache" };

  it.each([
    ["no input", { user_id: "u" }, "symptomText"],
    ["a blank text", { symptomText: "  " }, "symptomText"],
    ["a text of 4,001 characters", { symptomText: "x".repeat(4001) }, "symptomText"],
    ["an offset as a time zone", { ...text, timezone: "+02:00" }, "timezone"],
    ["a time zone that is none", { ...text, timezone: "Mars/Olympus" }, "timezone"],
    ["a local time without a zone", { ...text, reported_time: "2026-03-10T20:00:00" }, "reported_time"],
    ["a time in words", { ...text, reported_time: "yesterday" }, "reported_time"],
    ["a day that no calendar has", { ...text, occurred_at_utc: "2026-02-30T10:00:00Z" }, "occurred_at_utc"],
    [
      "an end before its beginning",
      {
        ...text,
        occurred_at_utc: "2026-03-10T10:00:00Z",
        occurred_end_at_utc: "2026-03-10T09:00:00Z",
      },
      "occurred_end_at_utc",
    ],
    ["an event id that is no UUID", { ...text, supersedes_event_id: "42" }, "supersedes_event_id"],
    ["an empty user", { ...text, user_id: "" }, "user_id"],
    ["an unknown field", { ...text, symptom: "x" }, "symptom"],
    ["no attachments", { ...text, attachments: [] }, "attachments"],
  ])("%s", async (_, body, field) => {
    const response = await callApi(operation, { body });
    expectError(response, operation, { status: 400, code: "validation_error", field });
  });

  it("media where no model reads it", async () => {
    const response = await callApi(operation, { body: { symptomImage: image() } });
    expectError(response, operation, { status: 503, code: "service_unavailable" });
  });
});

it("takes a local time beside its zone, an event id and all of the context", async () => {
  const { status } = await callApi(operation, {
    body: {
      symptomText: "a headache",
      timezone: "America/New_York",
      reported_time: "2026-03-10T20:00",
      user_id: "u",
      conversation_id: "c",
      source_message_id: "m",
      correlation_id: "r",
      supersedes_event_id: randomUUID(),
    },
  });
  expect(status).toBe(202);
});
