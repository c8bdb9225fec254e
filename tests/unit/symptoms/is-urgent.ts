import { readSymptoms } from "../../../functions/decode_symptoms/engine/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

/** Whether a report raises a red flag. */
export function isUrgent(text: string): boolean {
  return readSymptoms(text, nowhere).some(({ redFlag }) => redFlag);
}
