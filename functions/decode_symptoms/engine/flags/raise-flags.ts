import type { SymptomEvent } from "../symptom-event.ts";
import { isKindOf } from "../vocabulary/vocabulary.ts";
import type { Clue } from "./find-clues.ts";
import { type FigureBound, type Flag, flags, listSymptomIds, type SignGroup } from "./flag-table.ts";

/** What a report says about one person. */
type Case = { readonly events: readonly SymptomEvent[]; readonly clues: readonly Clue[] };

/** What of a case meets a group. */
type Met = { readonly events: readonly SymptomEvent[]; readonly count: number };

const severeFrom = 4;
const idsByName = new Map<string, readonly string[]>();

/**
 * The events of a report with their red flags: a flag is raised by what the whole report says about one person, and is
 * on the events that belong to it.
 */
export function raiseFlags(events: readonly SymptomEvent[], clues: readonly Clue[]): SymptomEvent[] {
  const advice = new Map<SymptomEvent, string>();
  for (const [subject, own] of Map.groupBy(events, (event) => event.subject)) {
    const person = { events: own, clues: clues.filter((clue) => clue.subject === subject || isOfAll(clue)) };
    for (const flag of flags) {
      for (const event of findFlagged(flag, person)) if (!advice.has(event)) advice.set(event, flag.advice);
    }
  }
  return events.map((event) => ({ ...event, redFlag: advice.has(event), advice: advice.get(event) ?? null }));

  function isOfAll(clue: Clue): boolean {
    return !events.some(({ subject }) => subject === clue.subject);
  }
}

/** The events that a flag is on, none where it is not raised. */
function findFlagged(flag: Flag, person: Case): readonly SymptomEvent[] {
  const now = flag.isAlsoPast ? person.events : person.events.filter(({ isOver }) => !isOver);
  const open = { ...person, events: now };
  const first = flag.all[0] && meetGroup(flag.all[0], open, []);
  if (!first || first.count === 0) return [];
  const flagged = new Set(first.events);
  for (const group of flag.all.slice(1)) {
    const met = meetGroup(group, open, first.events);
    if (met.count < (group.least ?? 1)) return [];
    for (const event of met.events) flagged.add(event);
  }
  const isExplained = flag.unless?.some((group) => meetGroup(group, person, first.events).count > 0) ?? false;
  return isExplained ? [] : [...flagged];
}

function meetGroup(group: SignGroup, { events, clues }: Case, anchors: readonly SymptomEvent[]): Met {
  const ids = (group.symptoms ?? []).flatMap(idsOf);
  const own = events.filter(
    ({ symptomId, intensity }) =>
      ids.some((id) => isKindOf(symptomId, id)) && (!group.isSevere || (intensity ?? 0) >= severeFrom),
  );
  const near = clues.filter((clue) => !group.isNear || anchors.some((event) => isBeside(event, clue)));
  const words = new Set(near.flatMap((clue) => ("words" in clue ? [clue.words] : [])));
  const named = (group.words ?? []).filter((name) => words.has(name));
  const figures = (group.figures ?? []).filter((bound) => near.some((clue) => isWithin(clue, bound)));
  return {
    events: own,
    count: new Set(own.map(({ symptomId }) => symptomId)).size + named.length + figures.length,
  };
}

function idsOf(name: string): readonly string[] {
  const known = idsByName.get(name);
  if (known !== undefined) return known;
  const ids = listSymptomIds(name);
  idsByName.set(name, ids);
  return ids;
}

function isBeside({ span }: SymptomEvent, { sentence }: Clue): boolean {
  return span.start >= sentence.start && span.start < sentence.end;
}

function isWithin(
  clue: Clue,
  { figure, from = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: FigureBound,
): boolean {
  return (
    "figure" in clue && clue.figure.kind === figure && clue.figure.value >= from && clue.figure.value < below
  );
}
