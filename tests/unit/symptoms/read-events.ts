import { readSymptoms, type SymptomContext } from "../../../shared/domain/symptoms/read-symptoms.ts";
import type { SymptomEvent } from "../../../shared/domain/symptoms/symptom-event.ts";

/** A Tuesday evening in Berlin (21:00 local time, winter). */
export const berlin: SymptomContext = {
  timezone: "Europe/Berlin",
  reportedInstant: "2026-03-10T20:00:00Z",
  occurredAtUtc: null,
  occurredEndAtUtc: null,
};

/** Nothing known but the words. */
export const nowhere: SymptomContext = {
  timezone: null,
  reportedInstant: null,
  occurredAtUtc: null,
  occurredEndAtUtc: null,
};

/** The labels of the symptoms of a text. */
export function labelsOf(text: string): string[] {
  return readSymptoms(text, nowhere).map(({ label }) => label);
}

/** The only event of a text. */
export function onlyEventOf(text: string, context: SymptomContext = berlin): SymptomEvent {
  const events = readSymptoms(text, context);
  const [event] = events;
  if (event === undefined || events.length > 1)
    throw new Error(`Cannot take the only event: "${text}" has ${events.length}`);
  return event;
}
