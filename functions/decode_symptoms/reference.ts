import * as z from "zod";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { symptomsRequest, symptomsResult } from "./contract.ts";

const description = `
Turns what someone says about how they feel into events: which symptom, how strong, when, how long, where, and what they
blame. It records; it never diagnoses.

**What is an event.** A symptom that the writer has or had. What is denied ("no nausea"), supposed, feared, asked, another
person's or long past is none. A report without symptoms is a completed job with \`no_symptom_detected\`.

**Unknown stays null.** \`intensity_1_to_5\` comes only from explicit words or a rating: mild 1, some 2, moderate 3, severe
4, unbearable 5; x/10 is halved and rounded up. Durations and times are those of the words, with the words beside them.

**Times.** Words such as "at lunch" are resolved with \`timezone\` and \`reported_time\`, never with the clock of the service:
without them the onset is null. Breakfast is 08:00, lunch 12:30, dinner 19:00. \`occurred_at_utc\` is the onset where the
words tell none.

**Emergencies.** \`red_flag\` is true for trouble breathing, swelling of the throat, chest pain, fainting and the like;
\`advice\` then says to seek care. Its absence is no sign that all is well.

**Keeping events.** Events are kept only for a key with the scope \`account:symptom_events\` and a request with a
\`user_id\`; \`meta.events_stored\` says how many. A \`source_message_id\` is stored once in an account.
\`supersedes_event_id\` takes an earlier event back.

English is read here; other languages, pictures and recordings need a language model in the deployment. Without one,
\`meta.warnings\` has \`language_not_read\`.
`.trim();

const retryCount = z.number().int().nonnegative();

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Turn a report of symptoms into events",
  description,
  request: symptomsRequest,
  result: symptomsResult,
  meta: {
    accepted: {
      async: z
        .strictObject({ retry_count: retryCount, created_at: z.iso.datetime() })
        .describe("What is known of the work of the job so far"),
    },
    polled: {
      retry_count: retryCount.describe("Attempts after the first"),
      events_stored: z.number().int().nonnegative().optional().describe("Events kept in the account"),
    },
  },
  examples: [
    {
      name: "cramps-after-milk",
      summary: "A symptom with strength, time, duration and trigger, and one that is denied",
      body: {
        symptomText: "Bad cramps for two hours after the milk at lunch, 7/10. No nausea",
        timezone: "Europe/Berlin",
        reported_time: "2026-03-10T20:00:00+01:00",
      },
    },
    {
      name: "red-flag",
      summary: "What can be an emergency, told without a time",
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
      when: "A field is missing, unknown or wrong, or a file is no picture or recording",
      body: { symptomText: "a headache since noon", timezone: "Berlin" },
    },
    {
      code: "invalid_request",
      when: "The URL of a medium is not one of the public network, or the header Idempotency-Key is malformed",
    },
    {
      code: "input_too_large",
      when: "The body is larger than 40 MB, or a medium larger or longer than its limit",
    },
    {
      code: "service_unavailable",
      when: "Media is sent and the deployment has no language model for its kind, or the database does not answer",
      body: { symptomImage: "data:image/png;base64,iVBORw0KGgo=" },
    },
  ],
  jobErrors: [
    { code: "invalid_request", when: "The URL of a medium could not be fetched" },
    { code: "validation_error", when: "What a URL gave is no picture or recording" },
    { code: "input_too_large", when: "What a URL gave is larger or longer than its limit" },
    {
      code: "upstream_error",
      when: "The language model refused, failed, or gave an answer that does not fit",
    },
    { code: "upstream_timeout", when: "The language model answered too late" },
    {
      code: "service_unavailable",
      when: "The database or the storage of media did not answer, in three attempts",
    },
    { code: "internal_error", when: "The service failed, in three attempts" },
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
