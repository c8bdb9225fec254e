import * as z from "zod";
import { placedWords } from "../../shared/domain/intake/mod.ts";
import { isTimeZone, timeZoneCharacters, timeZonePattern } from "../../shared/domain/symptoms/mod.ts";
import { mediaField, requireOneOf, textOfAtMost } from "../../shared/platform/kernel/mod.ts";
import { attachmentsField } from "../../shared/platform/media/mod.ts";
import { findTimingProblem } from "./timing.ts";

const limits = { symptomText: 4_000, identifier: 200 } as const;

const inputFields = [
  "symptomText",
  "symptomImage",
  "symptomImageUrl",
  "symptomVoice",
  "symptomVoiceUrl",
  "attachments",
] as const;

const identifier = textOfAtMost(limits.identifier);

/** Request: at least one input, the time and time zone of the report, and what it belongs to. */
export const symptomsRequest = z
  .strictObject({
    symptomText: textOfAtMost(limits.symptomText).describe("The report, as text").optional(),
    symptomImage: mediaField.describe("Picture, as a data URL").optional(),
    symptomImageUrl: mediaField.describe("Picture, as an http(s) URL").optional(),
    symptomVoice: mediaField.describe("Recording, as a data URL").optional(),
    symptomVoiceUrl: mediaField.describe("Recording, as an http(s) URL").optional(),
    attachments: attachmentsField.optional(),
    timezone: z
      .string()
      .refine(isTimeZone, "must be an IANA time zone such as Europe/Berlin")
      .meta({
        pattern: timeZonePattern,
        maxLength: timeZoneCharacters,
        description: "IANA time zone of the times in the report, such as Europe/Berlin",
      })
      .optional(),
    reported_time: z
      .string()
      .describe(
        "Time of the report, ISO 8601, with an offset or local to `timezone`; without it relative times are null",
      )
      .optional(),
    occurred_at_utc: z
      .string()
      .describe("Onset to use if the report has none, ISO 8601 in UTC, such as 2026-03-01T18:30:00Z")
      .optional(),
    occurred_end_at_utc: z
      .string()
      .describe(
        "End to use if the report has none, ISO 8601 in UTC; requires `occurred_at_utc` and must not be before it",
      )
      .optional(),
    user_id: identifier.describe("User whose report it is; without it no event is stored").optional(),
    conversation_id: identifier.describe("Stored with the events").optional(),
    source_message_id: identifier.describe("Id of the message; each is stored once per account").optional(),
    correlation_id: identifier.describe("Stored with the events").optional(),
    supersedes_event_id: z
      .guid("must be a UUID")
      .describe("Stored event that the new events replace")
      .optional(),
  })
  .superRefine((body, context) => {
    if (!inputFields.some((field) => body[field] !== undefined)) {
      const message = "at least one of symptomText, media and attachments is required";
      context.addIssue({ code: "custom", path: ["symptomText"], message });
    }
    const problem = findTimingProblem(body);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({
    id: "SymptomsRequest",
    allOf: [requireOneOf(inputFields)],
    dependentRequired: { occurred_end_at_utc: ["occurred_at_utc"] },
  });
export type SymptomsRequest = z.infer<typeof symptomsRequest>;

const utc = z.iso.datetime().nullable();
const isoDuration = z.iso.duration();
const reportWords = z.string().nullable().describe("The words of the report");
const precision = z.string().nullable().describe("Precision of the time in the report");

const trigger = z
  .strictObject({
    text: z
      .string()
      .describe("The cause, in the words of the report: a food, a medicine, a meal, or what was done"),
    relation: z
      .enum(["before", "during", "after", "immediately_after", "with"])
      .nullable()
      .describe("When the trigger occurred, relative to the symptom"),
    offset: isoDuration.nullable().describe("Time between trigger and symptom"),
    food: z
      .strictObject({ food_id: z.number().int(), canonical_name: z.string() })
      .nullable()
      .describe("Food in the catalogue; null if the cause is not a food"),
  })
  .meta({ id: "SymptomTrigger" });

const symptomEvent = z
  .strictObject({
    event_id: z.guid().describe("The same in every poll of the job"),
    symptom_type: z.string().describe("Id in the Symptom Ontology, or an own id that begins with `NAS:`"),
    symptom_category: z.string().describe("Body system, as in the ontology"),
    symptom_label: z.string().describe("Readable name"),
    subject: z
      .enum(["self", "child", "cared_for"])
      .describe("Whose symptom it is: of the writer, of their child, or of a person in their care"),
    intensity_1_to_5: z
      .number()
      .int()
      .min(1)
      .max(5)
      .nullable()
      .describe("1 slight to 5 extreme; null if the report does not state it"),
    intensity_text: reportWords,
    duration: isoDuration
      .nullable()
      .describe("Duration, the midpoint of a range; null if the report does not state it"),
    duration_range: z
      .strictObject({ min: z.string(), max: z.string() })
      .nullable()
      .describe("Shortest and longest duration that the words allow, ISO 8601"),
    duration_text: reportWords.describe("Its words; null also where it was calculated from onset and end"),
    onset_utc: utc.describe("Onset; null if it cannot be determined"),
    onset_precision: precision,
    onset_text: reportWords,
    end_utc: utc.describe("End; null if the symptom is ongoing or the end cannot be determined"),
    end_precision: precision,
    end_text: reportWords,
    body_site: z.string().nullable().describe('Body part with its side: "left knee"'),
    course: z.enum(["worse", "better", "intermittent", "constant"]).nullable(),
    trigger: trigger.nullable().describe("The cause that the report names"),
    red_flag: z
      .boolean()
      .describe(
        "True if the report has signs, of this symptom or of several together, that need care at once",
      ),
    advice: z.string().nullable().describe("What to do about the red flag, otherwise null"),
    span: z
      .strictObject({ start: z.number().int(), end: z.number().int(), text: z.string() })
      .nullable()
      .describe("Position in the text, in Unicode code points; null for a recording or a picture"),
  })
  .meta({ id: "SymptomEvent" });
/** One reported symptom; `span` counts code points of the text. */
export type SymptomEventResult = z.infer<typeof symptomEvent>;

/** Words of the report that an event is based on. */
export const readSymptomWords = placedWords
  .extend({
    event_id: z.guid().describe("The event of the result"),
    role: z.enum(["symptom", "trigger"]).describe("Whether the words name the symptom or its cause"),
  })
  .meta({ id: "ReadSymptomWords" });
export type ReadSymptomWords = z.infer<typeof readSymptomWords>;

/** Result: the symptoms in the order of the report. */
export const symptomsResult = z
  .strictObject({
    type: z.enum(["symptom_detected", "no_symptom_detected"]),
    symptoms: z.array(symptomEvent).describe("Symptoms, in the order of the report"),
  })
  .meta({ id: "SymptomsResult" });
export type SymptomsResult = z.infer<typeof symptomsResult>;
