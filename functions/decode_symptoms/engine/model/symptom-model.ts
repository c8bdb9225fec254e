import {
  type ModelJob,
  type ModelMedia,
  type ModelTask,
  showImages,
  showWords,
} from "../../../../shared/platform/kernel/mod.ts";
import { type SymptomReading, symptomReading } from "./symptom-reading.ts";

/** Extracts symptoms from reports with a language model. Each call rejects with a `ServiceError`. */
export type SymptomModel = {
  /** The symptoms of a text in any language, in English words. */
  readSymptomText: (text: string) => Promise<SymptomReading>;
  /** The symptoms visible or written in pictures, and those of a text sent with them. */
  readSymptomImages: (images: readonly ModelMedia[], text?: string) => Promise<SymptomReading>;
};

/** The symptom model within the time budget of one job. */
export function createSymptomModel(job: ModelJob): SymptomModel {
  return {
    readSymptomText: (text) => job.ask(symptomTextTask, [{ words: text }]),
    readSymptomImages: (images, text) =>
      job.ask(symptomImagesTask, [
        ...showImages("Pictures of the symptoms:", images),
        ...showWords("Words of the writer:", text),
      ]),
  };
}

/** Rules for every source of symptoms. */
const symptomRules = [
  "Return one event per symptom. The same symptom at another time or in another part of the body is a separate event.",
  "Include only symptoms of the current episode, including those that have ended, that the writer, a child of the writer or a person in the writer's care has or had.",
  "Exclude symptoms that are negated or hypothetical (possible, feared, expected, asked about, or general statements), that any other person or an animal has, and that are historical, such as childhood illnesses.",
  "Exclude figures of speech that describe no bodily symptom.",
  "Use only what the source states. A severity, time, duration, number or cause that is not stated is null; never infer one. Keep numbers unchanged.",
  "Write every field except originalWords in English, whatever the language of the source.",
  "Do not diagnose and do not give advice.",
  "Return one JSON object and nothing else.",
].join("\n");

/** Symptoms of a text. */
const symptomTextTask: ModelTask<SymptomReading> = {
  name: "symptom_text",
  schema: symptomReading,
  instructions: ["Extract the symptoms that a person reports in their own words.", symptomRules].join("\n"),
};

/** Symptoms of pictures: of the body, or of written text. */
const symptomImagesTask: ModelTask<SymptomReading> = {
  name: "symptom_images",
  schema: symptomReading,
  instructions: [
    "Extract the symptoms that are visible in the pictures, such as a rash or swelling, and those in written text in the pictures, such as a diary page.",
    "If several pictures show the same symptom, return it once.",
    "For a visible symptom, describe only what can be seen and where. Severity, duration, onset and cause come only from written words.",
    "If the words of the writer and a picture disagree, use the words.",
    symptomRules,
  ].join("\n"),
};
