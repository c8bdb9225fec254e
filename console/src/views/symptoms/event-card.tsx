import { Badge } from "../../shell/parts/blocks.tsx";
import { Strength } from "../parts/strength.tsx";
import { describeOnset, listFacts } from "./describe-event.ts";
import type { NumberedEvent, SymptomEvent } from "./symptom-events.ts";

type EventCardProps = NumberedEvent & { timeZone?: string | undefined };

/** One symptom: its onset, name, intensity and other facts. */
export function EventCard({ number, event, timeZone }: EventCardProps) {
  const onset = describeOnset(event, timeZone);
  return (
    <li class={event.red_flag ? "event event-red" : "event"}>
      <p class="event-when">
        {onset ?? <span class="amount-word">time unknown</span>}
        {event.onset_text !== null && <span class="event-quote">“{event.onset_text}”</span>}
      </p>
      <div class="event-body">
        <div class="event-head">
          <h4>
            <span class="event-number">{number}</span> {event.symptom_label}
          </h4>
          {event.red_flag && <Badge tone="bad">warning sign</Badge>}
        </div>
        <Intensity event={event} />
        <dl class="facts">
          {listFacts(event, timeZone).flatMap(({ title, text, quote }) => [
            <dt key={`${title} title`}>{title}</dt>,
            <dd key={title}>
              {text}
              {quote !== null && <span class="event-quote">“{quote}”</span>}
            </dd>,
          ])}
        </dl>
      </div>
    </li>
  );
}

function Intensity({
  event: { intensity_1_to_5: intensity, intensity_text: quote },
}: {
  event: SymptomEvent;
}) {
  if (intensity === null) return <p class="event-intensity muted">intensity unknown</p>;
  return (
    <p class="event-intensity">
      <Strength value={intensity} of={5} label={`Intensity ${intensity} of 5`} />
      <span aria-hidden="true">{intensity} of 5</span>
      {quote !== null && <span class="event-quote">“{quote}”</span>}
    </p>
  );
}
