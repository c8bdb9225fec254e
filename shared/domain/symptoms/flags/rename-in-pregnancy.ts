import type { SymptomEvent } from "../symptom-event.ts";
import { symptomOf } from "../vocabulary/vocabulary.ts";
import data from "./data/in-pregnancy.json" with { type: "json" };
import type { Clue } from "./find-clues.ts";

const meant: Readonly<Record<string, string>> = data.symptoms;
/** Names that leave open where the blood comes from. */
const unplaced: Readonly<Record<string, string>> = data.unplaced;

/** "Heavy bleeding" is no period in pregnancy or after birth: the events with what they are then. */
export function renameInPregnancy(
  events: readonly SymptomEvent[],
  clues: readonly Clue[],
): readonly SymptomEvent[] {
  if (!clues.some(isOfPregnancy)) return events;
  return events.map((event) => {
    const symptom = symptomOf(meant[event.symptomId] ?? unplaced[event.span.text.toLowerCase()] ?? "");
    if (symptom === null) return event;
    return { ...event, symptomId: symptom.id, label: symptom.label, category: symptom.category };
  });
}

function isOfPregnancy(clue: Clue): boolean {
  if ("words" in clue) return clue.words === "pregnancy" || clue.words === "postpartum";
  return clue.figure.kind === "weeks_pregnant";
}
