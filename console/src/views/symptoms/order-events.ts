import type { SymptomEvent } from "./symptom-event.ts";

/** A symptom with its 1-based place in the report. */
export type NumberedEvent = { number: number; event: SymptomEvent };

/** Symptoms in the order of their onset, those without one apart, in the order of the report. */
export function orderEvents(events: readonly SymptomEvent[]): {
  timed: NumberedEvent[];
  untimed: NumberedEvent[];
} {
  const numbered = events.map((event, index) => ({ number: index + 1, event }));
  const timed = numbered
    .filter(({ event }) => event.onset_utc !== null)
    .sort((a, b) => Date.parse(a.event.onset_utc ?? "") - Date.parse(b.event.onset_utc ?? ""));
  return { timed, untimed: numbered.filter(({ event }) => event.onset_utc === null) };
}
