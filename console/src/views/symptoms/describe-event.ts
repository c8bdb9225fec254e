import { formatDuration, formatMoment } from "../../format/format-time.ts";
import { formatWord } from "../../format/format-word.ts";
import type { SymptomEvent } from "./symptom-events.ts";

/** A fact of an event, with the words of the report as quote. */
type EventFact = { title: string; text: string; quote: string | null };

const dayPrecision: ReadonlySet<string> = new Set(["day", "week", "month", "year"]);

/** Describes the onset of a symptom with its known precision; null if unknown. */
export function describeOnset(event: SymptomEvent, timeZone?: string): string | null {
  return describeMoment(event.onset_utc, event.onset_precision, timeZone);
}

/** Lists the known facts of an event besides its name, intensity and onset. */
export function listFacts(event: SymptomEvent, timeZone?: string): EventFact[] {
  const end = describeMoment(event.end_utc, event.end_precision, timeZone);
  const facts: (EventFact | null)[] = [
    describeSubject(event.subject),
    end === null ? null : { title: "Ended", text: end, quote: event.end_text },
    event.duration === null
      ? null
      : { title: "Lasted", text: describeDuration(event, event.duration), quote: event.duration_text },
    event.body_site === null ? null : { title: "Where", text: formatWord(event.body_site), quote: null },
    event.course === null ? null : { title: "Course", text: formatWord(event.course), quote: null },
    describeTrigger(event.trigger),
    { title: "Kind", text: `${event.symptom_category} (${event.symptom_type})`, quote: null },
  ];
  return facts.filter((fact) => fact !== null);
}

/** Nothing for the writer's own symptom. */
function describeSubject(subject: SymptomEvent["subject"]): EventFact | null {
  if (subject === "self") return null;
  return { title: "Of", text: subject === "child" ? "a child" : "a person in care", quote: null };
}

function describeMoment(iso: string | null, precision: string | null, timeZone?: string): string | null {
  if (iso === null) return null;
  const detail = precision !== null && dayPrecision.has(precision) ? "day" : "minute";
  const text = formatMoment(iso, detail, timeZone);
  return precision === "part" || precision === "hour" ? `about ${text}` : text;
}

function describeDuration({ duration_range: range }: SymptomEvent, duration: string): string {
  if (range === null || range.min === range.max) return formatDuration(duration);
  return `${formatDuration(range.min)} to ${formatDuration(range.max)}`;
}

function describeTrigger(trigger: SymptomEvent["trigger"]): EventFact | null {
  if (trigger === null) return null;
  const offset = trigger.offset === null ? "" : `${formatDuration(trigger.offset)} `;
  const relation = trigger.relation === null ? "with" : formatWord(trigger.relation);
  const food = trigger.food === null ? "" : ` (${trigger.food.canonical_name})`;
  return { title: "Trigger", text: `${offset}${relation} ${trigger.text}${food}`, quote: null };
}
