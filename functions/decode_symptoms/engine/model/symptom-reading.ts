import * as z from "zod";
import { line, optionalLine } from "../../../../shared/platform/kernel/mod.ts";

const limits = { events: 20, symptom: 80, words: 300, phrase: 150, site: 80, trigger: 200, language: 40 };

/** One symptom in words only: the embedded reader determines severity, times and durations from them. */
const readSymptom = z.object({
  symptom: line(limits.symptom)
    .min(1)
    .describe("Common English name of the symptom, such as headache or runny nose; not a diagnosis"),
  subject: z
    .enum(["self", "child", "cared_for"])
    .nullable()
    .default(null)
    .describe(
      "Whose symptom it is: self for the writer, child for a child of the writer, cared_for for a patient or another person in the writer's care",
    ),
  originalWords: optionalLine(limits.words).describe(
    "Words of the source that name it, unchanged; null if it is only visible",
  ),
  severityWords: optionalLine(limits.phrase).describe(
    "Severity in English, such as mild, very bad or 7 out of 10; null if not stated",
  ),
  durationWords: optionalLine(limits.phrase).describe(
    "Duration in English, such as two hours or all night; null if not stated",
  ),
  onsetWords: optionalLine(limits.phrase).describe(
    "Onset in English, such as yesterday evening, two hours after lunch or since Monday; null if not stated",
  ),
  endWords: optionalLine(limits.phrase).describe(
    "End in English, such as by noon or after two hours; gone if it has ended at an unstated time; otherwise null",
  ),
  bodySite: optionalLine(limits.site).describe(
    "Part of the body in English, such as left knee; null if not stated",
  ),
  courseWords: optionalLine(limits.phrase).describe(
    "Course in English, such as getting worse or comes and goes; null if not stated",
  ),
  trigger: optionalLine(limits.trigger).describe(
    "English noun phrase for the food or other cause that the writer names; null if not stated",
  ),
});

/** A symptom that a model extracted. */
export type ReadSymptom = z.infer<typeof readSymptom>;

/** Schema of the response; unknown members, such as numeric severities, are dropped. */
export const symptomReading = z.object({
  language: optionalLine(limits.language).describe(
    "English name of the language of the words, such as German; null if there are no words",
  ),
  events: z
    .array(readSymptom)
    .max(limits.events)
    .describe(`At most ${limits.events} symptoms; empty if there are none`),
});

/** What a model extracted from a report. */
export type SymptomReading = z.infer<typeof symptomReading>;
