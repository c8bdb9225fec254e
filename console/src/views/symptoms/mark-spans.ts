import type { SymptomEvent } from "./symptom-event.ts";

/** A stretch of the report; `event` is the 1-based number of the symptom told there, null between them. */
export type ReportPart = { text: string; event: number | null; isRedFlag: boolean };

/** Cuts a report at the places where symptoms are told; a place that does not fit the text is left out. */
export function markSpans(report: string, events: readonly SymptomEvent[]): ReportPart[] {
  const places = events
    .flatMap(({ span, red_flag }, index) =>
      span ? [{ ...span, event: index + 1, isRedFlag: red_flag }] : [],
    )
    .filter(({ start, end, text }) => report.slice(start, end) === text)
    .sort((a, b) => a.start - b.start);
  const parts: ReportPart[] = [];
  let at = 0;
  for (const { start, end, text, event, isRedFlag } of places) {
    if (start < at) continue;
    if (start > at) parts.push({ text: report.slice(at, start), event: null, isRedFlag: false });
    parts.push({ text, event, isRedFlag });
    at = end;
  }
  if (at < report.length) parts.push({ text: report.slice(at), event: null, isRedFlag: false });
  return parts;
}
