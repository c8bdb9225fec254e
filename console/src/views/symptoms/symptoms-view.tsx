import type { SymptomsMeta, SymptomsRequest, SymptomsResult } from "../../../../client/src/mod.ts";
import { Notice } from "../../shell/parts/blocks.tsx";
import { UnreadWords } from "../parts/unread-words.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { EventCard } from "./event-card.tsx";
import { markSpans, orderEvents, type SymptomEvent } from "./symptom-events.ts";

/** Warning signs, then the report with its symptoms marked, then each symptom by onset. */
export function SymptomsView({
  result,
  meta,
  request,
}: ViewProps<SymptomsResult, SymptomsRequest, SymptomsMeta>) {
  if (result.type === "no_symptom_detected") {
    return (
      <div class="stack">
        <Notice tone="info" title="No symptom found">
          <p>The report contains no symptom.</p>
        </Notice>
        <UnreadWords words={meta.unread} />
      </div>
    );
  }
  const report = request?.symptomText;
  const { timed, untimed } = orderEvents(result.symptoms);
  const timeZone = request?.timezone;
  return (
    <div class="stack">
      <RedFlags events={result.symptoms} />
      {report !== undefined && (
        <ViewSection title="Report">
          <MarkedReport report={report} events={result.symptoms} />
        </ViewSection>
      )}
      <UnreadWords words={meta.unread} />
      <ViewSection title={result.symptoms.length === 1 ? "Symptom" : `${result.symptoms.length} symptoms`}>
        <p class="muted">
          {timeZone === undefined ? "Times are in UTC." : `Times are in ${timeZone}.`} Words in quotation
          marks are from the report.
        </p>
        <ol class="timeline">
          {[...timed, ...untimed].map((entry) => (
            <EventCard key={entry.event.event_id} {...entry} timeZone={timeZone} />
          ))}
        </ol>
      </ViewSection>
    </div>
  );
}

function RedFlags({ events }: { events: readonly SymptomEvent[] }) {
  const flagged = events.filter(({ red_flag }) => red_flag);
  if (flagged.length === 0) return null;
  const advice = new Set(flagged.flatMap((event) => event.advice ?? []));
  return (
    <div role="alert">
      <Notice tone="bad" title={`Warning sign: ${flagged.map((event) => event.symptom_label).join(", ")}`}>
        {[...advice].map((sentence) => (
          <p key={sentence}>{sentence}.</p>
        ))}
      </Notice>
    </div>
  );
}

/** The report with every symptom marked and numbered. */
function MarkedReport({ report, events }: { report: string; events: readonly SymptomEvent[] }) {
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
