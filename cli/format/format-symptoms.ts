import type { Schemas, SymptomsResult } from "../../client/src/mod.ts";
import { wrapText } from "../output/text.ts";
import { joinSections, type View } from "./view.ts";

type SymptomEvent = Schemas["SymptomEvent"];

const nameWidth = 10;
const momentForm = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/;
const durationForm = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const durationUnits = ["years", "months", "weeks", "days", "h", "min", "s"] as const;

/** Formats the symptoms of a report; those that need urgent care are red and show their advice. */
export function formatSymptoms(result: SymptomsResult, view: View): string[] {
  if (result.symptoms.length === 0) return ["No symptom found in the input"];
  return joinSections(...result.symptoms.map((event, index) => formatEvent(event, index + 1, view)));
}

function formatEvent(event: SymptomEvent, place: number, { width, paint }: View): string[] {
  const title = `${place}  ${event.symptom_label} (${event.symptom_category})`;
  const facts: [string, string | null][] = [
    ["of", describeSubject(event.subject)],
    ["intensity", describeIntensity(event)],
    ["onset", describeMoment(event.onset_utc, event.onset_text)],
    [
      "end",
      event.end_utc === null && event.end_text === null
        ? null
        : describeMoment(event.end_utc, event.end_text),
    ],
    ["lasts", describeDuration(event)],
    ["where", event.body_site],
    ["course", event.course],
    ["trigger", describeTrigger(event.trigger)],
  ];
  const lines = facts.flatMap(([name, text]) =>
    text === null
      ? []
      : wrapText(text, { width, indent: " ".repeat(nameWidth + 4), lead: `   ${name.padEnd(nameWidth)} ` }),
  );
  const advice = event.advice === null ? [] : wrapText(event.advice, { width, indent: "   " });
  const flag = event.red_flag ? paint.red("  RED FLAG") : "";
  return [paint.bold(title) + flag, ...lines, ...advice.map(paint.red)];
}

/** Nothing for the writer's own symptom. */
function describeSubject(subject: SymptomEvent["subject"]): string | null {
  if (subject === "self") return null;
  return subject === "child" ? "a child" : "a person in care";
}

function describeIntensity({ intensity_1_to_5: intensity, intensity_text: words }: SymptomEvent): string {
  const quote = formatQuote(words);
  return intensity === null ? `unknown${quote}` : `${intensity} of 5${quote}`;
}

/** The caller's own words, in quotes. */
function formatQuote(words: string | null): string {
  return words === null ? "" : ` ("${words}")`;
}

function describeMoment(utc: string | null, words: string | null): string {
  const quote = formatQuote(words);
  return utc === null ? `unknown${quote}` : `${formatTime(utc)}${quote}`;
}

function describeDuration({
  duration,
  duration_range: range,
  duration_text: words,
}: SymptomEvent): string | null {
  const quote = formatQuote(words);
  if (range) return `${formatDuration(range.min)} to ${formatDuration(range.max)}${quote}`;
  if (duration !== null) return `${formatDuration(duration)}${quote}`;
  return words === null ? null : `unknown${quote}`;
}

function describeTrigger(trigger: SymptomEvent["trigger"]): string | null {
  if (!trigger) return null;
  const { relation, text, offset, food } = trigger;
  const words = [relation?.replaceAll("_", " "), text].filter(Boolean).join(" ");
  const later = offset === null ? "" : `, ${formatDuration(offset)} apart`;
  return `${words}${later}${food ? ` [${food.canonical_name}]` : ""}`;
}

/** Formats a moment of the response: "2026-07-10 06:00 UTC". */
function formatTime(time: string): string {
  const [, day, minute] = momentForm.exec(time) ?? [];
  return day === undefined ? time : `${day} ${minute} UTC`;
}

/** Formats an ISO 8601 duration: "2 h 30 min"; any other text stays as it is. */
export function formatDuration(duration: string): string {
  const counts = durationForm.exec(duration)?.slice(1);
  if (!counts) return duration;
  const words = durationUnits.flatMap((unit, index) => {
    const count = counts[index];
    if (count === undefined) return [];
    return [`${count} ${count === "1" ? unit.replace(/(?<=.{2})s$/, "") : unit}`];
  });
  return words.join(" ") || duration;
}
