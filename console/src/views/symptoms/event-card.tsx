import { Badge } from "../../shell/parts/badge.tsx";
import { Strength } from "../parts/strength.tsx";
import { describeOnset, listFacts } from "./describe-event.ts";
import type { NumberedEvent } from "./order-events.ts";
import type { SymptomEvent } from "./symptom-event.ts";

type EventCardProps = NumberedEvent & { timeZone?: string | undefined };

/** One symptom: when, what, how strong, and everything else that was told. */
export function EventCard({ number, event, timeZone }: EventCardProps) {
  const onset = describeOnset(event, timeZone);
  return (
    <li class={event.red_flag ? "event event-red" : "event"}>
      <p class="event-when">
        {onset ?? <span class="amount-word">time unknown</span>}
        {event.onset_text !== null && <span class="event-told">“{event.onset_text}”</span>}
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
          {listFacts(event, timeZone).flatMap(({ title, text, told }) => [
            <dt key={`${title} title`}>{title}</dt>,
            <dd key={title}>
              {text}
              {told !== null && <span class="event-told">“{told}”</span>}
            </dd>,
          ])}
        </dl>
      </div>
    </li>
  );
}

function Intensity({
  event: { intensity_1_to_5: intensity, intensity_text: told },
}: {
  event: SymptomEvent;
}) {
  if (intensity === null) return <p class="event-intensity muted">intensity not told</p>;
  return (
    <p class="event-intensity">
      <Strength value={intensity} of={5} label={`Intensity ${intensity} of 5`} />
      <span aria-hidden="true">{intensity} of 5</span>
      {told !== null && <span class="event-told">“{told}”</span>}
    </p>
  );
}
