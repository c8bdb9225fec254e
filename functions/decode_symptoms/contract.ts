import * as z from "zod";
import { attachmentsField, mediaField } from "../../shared/http/media-field.ts";
import { requireOneOf } from "../../shared/http/require-one-of.ts";
import { textOfAtMost } from "../../shared/http/text-field.ts";
import { isTimeZone, TIME_ZONE_CHARACTERS, TIME_ZONE_PATTERN } from "../../shared/time/time-zone.ts";
import { findTimingProblem } from "./timing.ts";

const LIMITS = { symptomText: 4_000, identifier: 200 } as const;

const INPUT_FIELDS = [
  "symptomText",
  "symptomImage",
  "symptomImageUrl",
  "symptomVoice",
  "symptomVoiceUrl",
  "attachments",
] as const;

const identifier = textOfAtMost(LIMITS.identifier);

/** Request: at least one input, when and where it was told, and what it belongs to. */
export const symptomsRequest = z
  .strictObject({
    symptomText: textOfAtMost(LIMITS.symptomText).describe("The report, in words").optional(),
    symptomImage: mediaField.describe("Picture, a data URL").optional(),
    symptomImageUrl: mediaField.describe("Picture, an http(s) address").optional(),
    symptomVoice: mediaField.describe("Recording, a data URL").optional(),
    symptomVoiceUrl: mediaField.describe("Recording, an http(s) address").optional(),
    attachments: attachmentsField.optional(),
    timezone: z
      .string()
      .refine(isTimeZone, "must be an IANA time zone such as Europe/Berlin")
      .meta({
        pattern: TIME_ZONE_PATTERN,
        maxLength: TIME_ZONE_CHARACTERS,
        description: "IANA time zone of the times in the report, such as Europe/Berlin",
      })
      .optional(),
    reported_time: z
      .string()
      .describe(
        "When it was told, ISO 8601, with an offset or local to `timezone`; without it relative times stay null",
      )
      .optional(),
    occurred_at_utc: z
      .string()
      .describe("Onset where the words tell none, ISO 8601 in UTC, such as 2026-03-01T18:30:00Z")
      .optional(),
    occurred_end_at_utc: z
      .string()
      .describe(
        "End where the words tell none, ISO 8601 in UTC; not before `occurred_at_utc`, which it needs",
      )
      .optional(),
    user_id: identifier.describe("Whose symptoms they are; without it no event is stored").optional(),
    conversation_id: identifier.describe("Kept with stored events").optional(),
    source_message_id: identifier.describe("Stored once in an account").optional(),
    correlation_id: identifier.describe("Kept with stored events").optional(),
    supersedes_event_id: z
      .guid("must be a UUID")
      .describe("Stored event that the new ones take the place of")
      .optional(),
  })
  .superRefine((body, context) => {
    if (!INPUT_FIELDS.some((field) => body[field] !== undefined)) {
      const message = "at least one of symptomText, media and attachments is required";
      context.addIssue({ code: "custom", path: ["symptomText"], message });
    }
    const problem = findTimingProblem(body);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({
    id: "SymptomsRequest",
    allOf: [requireOneOf(INPUT_FIELDS)],
    dependentRequired: { occurred_end_at_utc: ["occurred_at_utc"] },
  });
export type SymptomsRequest = z.infer<typeof symptomsRequest>;

const utc = z.iso.datetime().nullable();
const isoDuration = z.iso.duration();
const toldWords = z.string().nullable().describe("The words that tell it");
const precision = z.string().nullable().describe("How exactly the time was told");

const trigger = z
  .strictObject({
    text: z.string().describe("The cause, in the words of the report"),
    relation: z
      .enum(["before", "during", "after", "immediately_after", "with"])
      .nullable()
      .describe("When it was, seen from the symptom"),
    offset: isoDuration.nullable().describe("How long before or after"),
    food: z
      .strictObject({ food_id: z.number().int(), canonical_name: z.string() })
      .nullable()
      .describe("The catalogue's food; null where the cause is none"),
  })
  .meta({ id: "SymptomTrigger" });

const symptomEvent = z
  .strictObject({
    event_id: z.guid().describe("The same whenever the same job is read"),
    symptom_type: z.string().describe("Id in the Symptom Ontology, or one that begins with `NAS:`"),
    symptom_category: z.string().describe("System of the body, as the ontology has it"),
    symptom_label: z.string().describe("Readable name"),
    intensity_1_to_5: z
      .number()
      .int()
      .min(1)
      .max(5)
      .nullable()
      .describe("1 slight to 5 extreme; null where no words tell it"),
    intensity_text: toldWords,
    duration: isoDuration.nullable().describe("Of a range its midpoint; null where no words tell it"),
    duration_range: z
      .strictObject({ min: z.string(), max: z.string() })
      .nullable()
      .describe("Shortest and longest that the words allow, ISO 8601"),
    duration_text: toldWords,
    onset_utc: utc.describe("Null where it cannot be worked out"),
    onset_precision: precision,
    onset_text: toldWords,
    end_utc: utc.describe("Null where it goes on or cannot be worked out"),
    end_precision: precision,
    end_text: toldWords,
    body_site: z.string().nullable().describe('A noun with its side: "left knee"'),
    course: z.enum(["worse", "better", "intermittent", "constant"]).nullable(),
    trigger: trigger.nullable().describe("What the report puts it down to"),
    red_flag: z.boolean().describe("True where it can be an emergency"),
    advice: z.string().nullable().describe("To seek care, with a red flag; else null"),
    span: z
      .strictObject({ start: z.number().int(), end: z.number().int(), text: z.string() })
      .nullable()
      .describe("Where the text names it, in UTF-16 units; null where only a picture shows it"),
  })
  .meta({ id: "SymptomEvent" });
/** One symptom as it was told; `span` counts UTF-16 units of the text, null where only a picture shows it. */
export type ShownEvent = z.infer<typeof symptomEvent>;

/** Result: the symptoms of the report in the order they are told. */
export const symptomsResult = z
  .strictObject({
    type: z.enum(["symptom_detected", "no_symptom_detected"]),
    symptoms: z.array(symptomEvent).describe("In the order in which they are told"),
  })
  .meta({ id: "SymptomsResult" });
export type SymptomsResult = z.infer<typeof symptomsResult>;
