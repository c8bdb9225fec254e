import {
  type ModelJob,
  type ModelMedia,
  type ModelTask,
  showImages,
  showWords,
} from "../../../../shared/platform/kernel/mod.ts";
import { type SymptomReading, symptomReading } from "./symptom-reading.ts";

/** Reads reports of symptoms with a language model. Each call rejects with a `ServiceError`. */
export type SymptomModel = {
  /** The symptoms of a text in any language, in English words; no events where it has none. */
  readSymptomText: (text: string) => Promise<SymptomReading>;
  /** The symptoms that pictures show or that are written in them, with what the writer says about them. */
  readSymptomImages: (images: readonly ModelMedia[], text?: string) => Promise<SymptomReading>;
};

/** The readings of reports within one job of a model. */
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

/** What holds for every reading of symptoms, whatever it is read from. */
const symptomRules = [
  "One event for each symptom. The same symptom at another time or another part of the body is an event of its own.",
  "List only what the writer has or had in the episode that is told of, also where it is over by now. Who keeps notes on a patient writes about that patient.",
  "Leave out what is denied or absent, feared, possible, planned for, asked about or generally true, what other people or animals have, and what belongs to the past, such as illnesses of childhood or habits of former years.",
  "Figures of speech that name no bodily feeling are no symptoms.",
  "Translate words, add none: a severity, time, duration, number or cause that is not told is null, never a guess. Numbers stay as they are told.",
  "All members but originalWords are English, whatever the language of the source.",
  "Name no diagnosis and give no advice; nobody asks for them and they are thrown away.",
  "Answer with one JSON object and nothing else.",
].join("\n");

/** Symptoms from words. */
const symptomTextTask: ModelTask<SymptomReading> = {
  name: "symptom_text",
  schema: symptomReading,
  instructions: ["You list the symptoms that a person tells of in their own words.", symptomRules].join("\n"),
};

/** Symptoms from pictures: of the body, or of something written. */
const symptomImagesTask: ModelTask<SymptomReading> = {
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
