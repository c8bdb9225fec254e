import * as z from "zod";
import { placedWords, readingMeta } from "../../shared/domain/intake/mod.ts";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { readSymptomWords, symptomsRequest, symptomsResult } from "./contract.ts";

const description = `
Turns a report of how someone feels into events: which symptom, how strong, when, how long, where, and the suspected
cause. It records; it never diagnoses.

**Events.** An event is a symptom that the writer, a child of theirs or a person in their care has or had; \`subject\` says
who. Denied ("no nausea"), hypothetical, feared or queried symptoms, those of any other person and those long past are not
events. A report without symptoms gives a completed job with \`no_symptom_detected\`.

**Unknown stays null.** \`intensity_1_to_5\` comes only from explicit words or a rating: mild 1, not too bad 2,
moderate 3, severe 4, unbearable 5; x/10 is halved and rounded up; "some" and "a bit of" state none. Durations and times come from the words, which are returned
beside them.

**Times.** Words such as "at lunch" are resolved with \`timezone\` and \`reported_time\`, never with the clock of the
service: without them \`onset_utc\` is null and \`onset_text\` has the words.
Breakfast is 08:00, lunch 12:30, dinner 19:00. \`occurred_at_utc\` is the onset
if the report has none.

**Emergencies.** \`red_flag\` is true where the whole report has signs that need care at once: single symptoms such as
trouble breathing or thoughts of suicide, several together such as a fever with a stiff neck, and figures such as an oxygen
saturation of 86 %; \`advice\` then says what to do. A missing flag does not mean that all is well.

**Stored events.** Events are stored only for a key with the scope \`account:symptom_events\` and a request with a
\`user_id\`; \`meta.events_stored\` is their number. A \`source_message_id\` is stored once per account.
\`supersedes_event_id\` replaces an earlier event.

**What was understood.** \`meta.items\` lists the words that name each symptom and its cause. \`meta.unread\` lists
clauses that name a part of the body or a feeling but no known symptom, and words that are in no list;
\`meta.warnings\` then has \`text_not_fully_read\`.

The service reads English; other languages, pictures and recordings need a deployment with a language model. Without
one, \`meta.warnings\` has \`language_not_read\`.
`.trim();

const retryCount = z.number().int().nonnegative();

/** The operation in the API reference. */
export const reference: OperationReference = {
  summary: "Turn a report of symptoms into events",
  description,
  request: symptomsRequest,
  result: symptomsResult,
  meta: {
    accepted: {
      async: z
        .strictObject({ retry_count: retryCount, created_at: z.iso.datetime() })
        .describe("State of the work on the job"),
    },
    polled: {
      retry_count: retryCount.describe("Attempts after the first"),
      items: z
        .array(readSymptomWords)
        .optional()
        .describe("Words of the report that each event is based on, in the order of `result.symptoms`"),
      unread: z
        .array(placedWords)
        .optional()
        .describe("Clauses and words that may report a symptom but name no known one"),
      reader: readingMeta.reader,
      events_stored: z.number().int().nonnegative().optional().describe("Events stored in the account"),
    },
  },
  examples: [
    {
      name: "cramps-after-milk",
      summary: "A symptom with intensity, time, duration and trigger, and a denied one",
      body: {
        symptomText: "Bad cramps for two hours after the milk at lunch, 7/10. No nausea",
        timezone: "Europe/Berlin",
        reported_time: "2026-03-10T20:00:00+01:00",
      },
    },
    {
      name: "red-flag",
      summary: "A possible emergency, without a time",
      body: { symptomText: "My throat is swelling and I can hardly breathe since I ate the shrimp" },
    },
    {
      name: "no-symptom",
      summary: "A report without symptoms",
      body: { symptomText: "I feel fine, no nausea" },
    },
  ],
  errors: [
    {
      code: "validation_error",
      when: "A field is missing, unknown or invalid, or a file is not a picture or recording",
      body: { symptomText: "a headache since noon", timezone: "Berlin" },
    },
    {
      code: "invalid_request",
      when: "A media URL does not lead to the public network, or the header Idempotency-Key is malformed",
    },
    {
      code: "input_too_large",
      when: "The body is larger than 40 MB, or a file is larger or longer than its limit",
    },
    {
      code: "service_unavailable",
      when: "Media is sent and the deployment has no language model for it, or the database does not respond",
      body: { symptomImage: "data:image/png;base64,iVBORw0KGgo=" },
    },
  ],
  jobErrors: [
    { code: "invalid_request", when: "A media URL could not be fetched" },
    { code: "validation_error", when: "The content of a URL is not a picture or recording" },
    { code: "input_too_large", when: "The content of a URL is larger or longer than its limit" },
    {
      code: "upstream_error",
      when: "The language model refused, failed, or returned a response that does not match the schema",
    },
    { code: "upstream_timeout", when: "The language model did not respond in time" },
    {
      code: "rate_limited",
      when: "The key used its last attempt at the language model of this hour after the job was accepted",
    },
    {
      code: "service_unavailable",
      when: "The database or the media storage did not respond in three attempts, or no worker took the job for a day",
    },
    { code: "internal_error", when: "The service failed in three attempts" },
  ],
  limits: {
    symptomText: "4,000 characters",
    "user_id, conversation_id, source_message_id, correlation_id": "200 characters each",
    attachments: "10",
    media: "5 pictures and 2 recordings, 24 MB inline, 32 MB in all",
    picture: "8 MB, 50 million pixels",
    recording: "20 MB, 300 seconds",
    body: "40 MB",
  },
};
