import * as z from "zod";
import { line, optionalLine } from "../../../../shared/platform/kernel/mod.ts";

const limits = { events: 20, symptom: 80, words: 300, phrase: 150, site: 80, trigger: 200, language: 40 };

/** One symptom as a model read it: words only; grades, times and durations are worked out from them here. */
const readSymptom = z.object({
  symptom: line(limits.symptom)
    .min(1)
    .describe("The symptom by its plain English everyday name, such as headache or runny nose, no diagnosis"),
  originalWords: optionalLine(limits.words).describe(
    "The words for it in the source, unchanged; null if it was only seen",
  ),
  severityWords: optionalLine(limits.phrase).describe(
    "English for the words that grade it, such as mild, very bad or 7 out of 10; null if nothing grades it",
  ),
  durationWords: optionalLine(limits.phrase).describe(
    "English for how long it lasted, such as two hours or all night; null if that is not told",
  ),
  onsetWords: optionalLine(limits.phrase).describe(
    "English for when it began, such as yesterday evening, two hours after lunch or since Monday; else null",
  ),
  endWords: optionalLine(limits.phrase).describe(
    "English for when it ended, such as by noon or after two hours; gone if it is over and no time is told; else null",
  ),
  bodySite: optionalLine(limits.site).describe(
    "English for the part of the body, such as left knee; else null",
  ),
  courseWords: optionalLine(limits.phrase).describe(
    "English for how it went on, such as getting worse or comes and goes; null if that is not told",
  ),
  trigger: optionalLine(limits.trigger).describe(
    "English noun phrase for the food or thing that the writer says brought it on; else null",
  ),
});

/** A symptom that a model read. */
export type ReadSymptom = z.infer<typeof readSymptom>;

/** The schema of a reading; unknown members, such as grades in figures, are dropped. */
export const symptomReading = z.object({
  language: optionalLine(limits.language).describe(
    "English name of the language of the words, such as German; null without words",
  ),
  events: z
    .array(readSymptom)
    .max(limits.events)
    .describe(`At most ${limits.events} symptoms; empty if there is none`),
});

/** What a model read of a report of symptoms. */
export type SymptomReading = z.infer<typeof symptomReading>;
