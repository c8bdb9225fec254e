import type { SymptomEvent } from "../symptom-event.ts";
import redFlags from "./wording/red-flags.json" with { type: "json" };

const severeOnly = new Set(redFlags.severeOnly);

/** Flags symptoms that are alarming only when severe, and those that are so only together, such as hives with vomiting. */
export function flagTogether(events: readonly SymptomEvent[]): SymptomEvent[] {
  const ids = new Set(events.map(({ symptomId }) => symptomId));
  const flagged = new Set(redFlags.together.filter((group) => group.every((id) => ids.has(id))).flat());
  return events.map((event) => {
    const isMild = severeOnly.has(event.symptomId) && (event.intensity ?? 0) < redFlags.severeFrom;
    const redFlag = flagged.has(event.symptomId) || (event.redFlag && !isMild);
    return { ...event, redFlag };
  });
}
