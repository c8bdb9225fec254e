import type { ModelTask } from "./model-task.ts";
import { type SymptomReading, symptomReading } from "./symptom-reading.ts";
import { symptomRules } from "./symptom-rules.ts";

/** Symptoms from words. */
export const symptomTextTask: ModelTask<SymptomReading> = {
  name: "symptom_text",
  schema: symptomReading,
  instructions: ["You list the symptoms that a person tells of in their own words.", symptomRules].join("\n"),
};
