import type { ModelTask } from "./model-task.ts";
import { type SymptomReading, symptomReading } from "./symptom-reading.ts";
import { symptomRules } from "./symptom-rules.ts";

/** Symptoms from pictures: of the body, or of something written. */
export const symptomImagesTask: ModelTask<SymptomReading> = {
  name: "symptom_images",
  schema: symptomReading,
  instructions: [
    "You list the symptoms that pictures show, such as a rash or a swelling, and those that stand in them in writing, such as a page of a diary.",
    "Several pictures may show the same symptom: list it once.",
    "Of the body tell only what is plain to see and where it is. How bad it is, since when and why, only words tell.",
    "Words of the writer about the pictures go before what you see.",
    symptomRules,
  ].join("\n"),
};
