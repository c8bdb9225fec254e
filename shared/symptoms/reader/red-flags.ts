import type { SymptomEvent } from "../symptom-event.ts";
import redFlags from "./wording/red-flags.json" with { type: "json" };

/** Flags symptoms that are alarming only together, such as hives with vomiting. */
export function flagTogether(events: readonly SymptomEvent[]): SymptomEvent[] {
  const ids = new Set(events.map(({ symptomId }) => symptomId));
  const flagged = new Set(redFlags.together.filter((group) => group.every((id) => ids.has(id))).flat());
  return events.map((event) => (flagged.has(event.symptomId) ? { ...event, redFlag: true } : event));
}
