import type { Schemas } from "../../../../client/src/mod.ts";

/** One symptom; `span` counts code points of the report. */
export type SymptomEvent = Schemas["SymptomEvent"];

/** A symptom with its 1-based place in the report. */
export type NumberedEvent = { number: number; event: SymptomEvent };

/** A part of the report; `event` is the 1-based number of its symptom, null between symptoms. */
type ReportPart = { text: string; event: number | null; isRedFlag: boolean };

/** Orders symptoms by onset; those without one are separate, in the order of the report. */
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

/** Splits a report into parts with and without symptoms; a span that does not match the text is ignored. */
export function markSpans(report: string, events: readonly SymptomEvent[]): ReportPart[] {
  const letters = [...report];
  const cut = (start: number, end?: number) => letters.slice(start, end).join("");
  const places = events
    .flatMap(({ span, red_flag }, index) =>
      span ? [{ ...span, event: index + 1, isRedFlag: red_flag }] : [],
    )
    .filter(({ start, end, text }) => cut(start, end) === text)
    .sort((a, b) => a.start - b.start);
  const parts: ReportPart[] = [];
  let at = 0;
  for (const { start, end, text, event, isRedFlag } of places) {
    if (start < at) continue;
    if (start > at) parts.push({ text: cut(at, start), event: null, isRedFlag: false });
    parts.push({ text, event, isRedFlag });
    at = end;
  }
  if (at < letters.length) parts.push({ text: cut(at), event: null, isRedFlag: false });
  return parts;
}
