import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

/** Whether a report raises a red flag. */
export function isUrgent(text: string): boolean {
  return readSymptoms(text, nowhere).some(({ redFlag }) => redFlag);
}
