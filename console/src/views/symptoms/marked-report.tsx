import { markSpans } from "./mark-spans.ts";
import type { SymptomEvent } from "./symptom-event.ts";

/** The report with every symptom marked and numbered where it is told. */
export function MarkedReport({ report, events }: { report: string; events: readonly SymptomEvent[] }) {
  return (
    <blockquote class="report">
      {markSpans(report, events).map(({ text, event, isRedFlag }, index) =>
        event === null ? (
          text
        ) : (
          <mark key={index} class={isRedFlag ? "report-mark report-red" : "report-mark"}>
            {text}
            <sup>{event}</sup>
          </mark>
        ),
      )}
    </blockquote>
  );
}
