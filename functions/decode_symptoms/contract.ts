import * as z from "zod";
import { attachmentsField, mediaField } from "../../shared/http/media-field.ts";
import { textOfAtMost } from "../../shared/http/text-field.ts";
import { isTimeZone } from "../../shared/time/time-zone.ts";
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
    symptomText: textOfAtMost(LIMITS.symptomText).optional(),
    symptomImage: mediaField.optional(),
    symptomImageUrl: mediaField.optional(),
    symptomVoice: mediaField.optional(),
    symptomVoiceUrl: mediaField.optional(),
    attachments: attachmentsField.optional(),
    timezone: z.string().refine(isTimeZone, "must be an IANA time zone such as Europe/Berlin").optional(),
    reported_time: z.string().optional(),
    occurred_at_utc: z.string().optional(),
    occurred_end_at_utc: z.string().optional(),
    user_id: identifier.optional(),
    conversation_id: identifier.optional(),
    source_message_id: identifier.optional(),
    correlation_id: identifier.optional(),
    supersedes_event_id: z.guid("must be a UUID").optional(),
  })
  .superRefine((body, context) => {
    if (!INPUT_FIELDS.some((field) => body[field] !== undefined)) {
      const message = "at least one of symptomText, media and attachments is required";
      context.addIssue({ code: "custom", path: ["symptomText"], message });
    }
    const problem = findTimingProblem(body);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({ id: "SymptomsRequest" });
export type SymptomsRequest = z.infer<typeof symptomsRequest>;

const utc = z.iso.datetime().nullable();
const isoDuration = z.iso.duration().nullable();

const trigger = z
  .strictObject({
    text: z.string(),
    relation: z.enum(["before", "during", "after", "immediately_after", "with"]).nullable(),
    offset: isoDuration,
    food: z.strictObject({ food_id: z.number().int(), canonical_name: z.string() }).nullable(),
  })
  .meta({ id: "SymptomTrigger" });

const symptomEvent = z
  .strictObject({
    event_id: z.guid(),
    symptom_type: z.string(),
    symptom_category: z.string(),
    symptom_label: z.string(),
    intensity_1_to_5: z.number().int().min(1).max(5).nullable(),
    intensity_text: z.string().nullable(),
    duration: isoDuration,
    duration_range: z.strictObject({ min: z.string(), max: z.string() }).nullable(),
    duration_text: z.string().nullable(),
    onset_utc: utc,
    onset_precision: z.string().nullable(),
    onset_text: z.string().nullable(),
    end_utc: utc,
    end_precision: z.string().nullable(),
    end_text: z.string().nullable(),
    body_site: z.string().nullable(),
    course: z.enum(["worse", "better", "intermittent", "constant"]).nullable(),
    trigger: trigger.nullable(),
    red_flag: z.boolean(),
    advice: z.string().nullable(),
    span: z.strictObject({ start: z.number().int(), end: z.number().int(), text: z.string() }).nullable(),
  })
  .meta({ id: "SymptomEvent" });
/** One symptom as it was told; `span` counts UTF-16 units of the text, null where only a picture shows it. */
export type ShownEvent = z.infer<typeof symptomEvent>;

/** Result: the symptoms of the report in the order they are told. */
export const symptomsResult = z
  .strictObject({
    type: z.enum(["symptom_detected", "no_symptom_detected"]),
    symptoms: z.array(symptomEvent),
  })
  .meta({ id: "SymptomsResult" });
export type SymptomsResult = z.infer<typeof symptomsResult>;
