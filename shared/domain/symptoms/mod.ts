export { findEmergency, requireNoEmergency } from "./find-emergency.ts";
export {
  type ReadSymptoms,
  raiseFlagsOfSentences,
  readReportedSymptoms,
  readSymptoms,
  type SymptomContext,
} from "./read-symptoms.ts";
export type { ReportedEvent, SymptomEvent } from "./symptom-event.ts";
export {
  isTimeZone,
  parseInstant,
  readOffset,
  timeZoneCharacters,
  timeZonePattern,
} from "./times/instants.ts";
