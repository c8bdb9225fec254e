import type { Schemas, SymptomsResult } from "../../client/src/mod.ts";
import { wrapText } from "../output/wrap-text.ts";
import { formatDuration } from "./format-duration.ts";
import { formatTime } from "./format-time.ts";
import type { View } from "./view.ts";

type SymptomEvent = Schemas["SymptomEvent"];

const NAME_WIDTH = 10;

/** Symptoms of a report, those that need care now in red with their advice. */
export function showSymptoms(result: SymptomsResult, view: View): string[] {
  if (result.symptoms.length === 0) return ["No symptom found in this"];
  return result.symptoms.flatMap((event, index) => {
    const lines = showEvent(event, index + 1, view);
    return index === 0 ? lines : ["", ...lines];
  });
}

function showEvent(event: SymptomEvent, place: number, { width, paint }: View): string[] {
  const title = `${place}  ${event.symptom_label} (${event.symptom_category})`;
  const facts: [string, string | null][] = [
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
      : wrapText(text, { width, indent: " ".repeat(NAME_WIDTH + 4), lead: `   ${name.padEnd(NAME_WIDTH)} ` }),
  );
  const advice = event.advice === null ? [] : wrapText(event.advice, { width, indent: "   " });
  const flag = event.red_flag ? paint.red("  RED FLAG") : "";
  return [paint.bold(title) + flag, ...lines, ...advice.map(paint.red)];
}

function describeIntensity({ intensity_1_to_5: intensity, intensity_text: words }: SymptomEvent): string {
  const told = words === null ? "" : ` ("${words}")`;
  return intensity === null ? `unknown${told}` : `${intensity} of 5${told}`;
}

function describeMoment(utc: string | null, words: string | null): string {
  const told = words === null ? "" : ` ("${words}")`;
  return utc === null ? `unknown${told}` : `${formatTime(utc)}${told}`;
}

function describeDuration({
  duration,
  duration_range: range,
  duration_text: words,
}: SymptomEvent): string | null {
  const told = words === null ? "" : ` ("${words}")`;
  if (range) return `${formatDuration(range.min)} to ${formatDuration(range.max)}${told}`;
  if (duration !== null) return `${formatDuration(duration)}${told}`;
  return words === null ? null : `unknown${told}`;
}

function describeTrigger(trigger: SymptomEvent["trigger"]): string | null {
  if (!trigger) return null;
  const { relation, text, offset, food } = trigger;
  const words = [relation?.replaceAll("_", " "), text].filter(Boolean).join(" ");
  const later = offset === null ? "" : `, ${formatDuration(offset)} apart`;
  return `${words}${later}${food ? ` [${food.canonical_name}]` : ""}`;
}
