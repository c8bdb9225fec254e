import type { ReadSymptom, SymptomReading } from "../../shared/model/symptom-reading.ts";
import { readSymptoms } from "../../shared/symptoms/read-symptoms.ts";
import type { Timing } from "./timing.ts";
import type { ToldEvent } from "./told-event.ts";

/**
 * The symptoms that a model read, told again as plain sentences: the model says what was told, the embedded
 * reader what symptom, strength and time that is.
 */
export function readEventsOfModel(reading: SymptomReading, words: string, timing: Timing): ToldEvent[] {
  return reading.events.flatMap((event) => {
    const span = findSpan(event.originalWords, words);
    return readSymptoms(tellEvent(event), timing).map((read) => ({ ...read, span }));
  });
}

function tellEvent({
  symptom,
  severityWords,
  durationWords,
  onsetWords,
  endWords,
  bodySite,
  courseWords,
  trigger,
}: ReadSymptom): string {
  const parts = [
    "I had",
    severityWords,
    symptom,
    bodySite && `in my ${bodySite}`,
    onsetWords,
    durationWords,
    trigger && `caused by ${trigger}`,
    courseWords && `and it was ${courseWords}`,
    endWords && `and it went away ${endWords}`,
  ];
  return parts.filter(Boolean).join(" ");
}

function findSpan(originalWords: string | null, words: string): ToldEvent["span"] {
  const start = originalWords === null ? -1 : words.indexOf(originalWords);
  if (originalWords === null || start < 0) return null;
  return { start, end: start + originalWords.length, text: originalWords };
}
