import type {
  ReadSymptom,
  SymptomReading,
} from "../../../../functions/decode_symptoms/engine/model/symptom-reading.ts";

/** An event as a model returns it, with these members. */
export function readSymptom(members: Partial<ReadSymptom> = {}): ReadSymptom {
  return {
    symptom: "headache",
    subject: null,
    originalWords: "my head hurts",
    severityWords: null,
    durationWords: null,
    onsetWords: null,
    endWords: null,
    bodySite: null,
    courseWords: null,
    trigger: null,
    ...members,
  };
}

/** A reading with these events. */
export function symptomReading(...events: ReadSymptom[]): SymptomReading {
  return { language: "English", events };
}
