import type { SymptomEvent, SymptomSubject } from "../symptom-event.ts";
import { isKindOf } from "../vocabulary/vocabulary.ts";
import type { Clue } from "./find-clues.ts";
import { type FigureBound, type Flag, flags, listSymptomIds, type SignGroup } from "./flag-table.ts";
import type { Figure } from "./read-figures.ts";

/** What a report says about one person; clues by the name of their words, and figures. */
type Case = {
  readonly subject: SymptomSubject;
  readonly events: readonly SymptomEvent[];
  readonly words: ReadonlyMap<string, readonly Clue[]>;
  readonly figures: readonly Figure[];
};

/** What of a case meets a group. */
type Met = { readonly events: readonly SymptomEvent[]; readonly count: number };

const severeFrom = 4;
const idsByName = new Map<string, readonly string[]>();

/**
 * The events of a report with their red flags: a flag is raised by what the whole report says about one person, and is
 * on the events that belong to it.
 */
export function raiseFlags(
  events: readonly SymptomEvent[],
  clues: readonly Clue[],
  considered: readonly Flag[] = flags,
): SymptomEvent[] {
  const advice = new Map<SymptomEvent, string>();
  for (const [subject, own] of Map.groupBy(events, (event) => event.subject)) {
    const person = openCase(
      subject,
      own,
      clues.filter((clue) => clue.subject === subject || isOfAll(clue)),
    );
    for (const flag of considered) {
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

function openCase(subject: SymptomSubject, events: readonly SymptomEvent[], clues: readonly Clue[]): Case {
  const worded = clues.filter((clue) => "words" in clue);
  const figures = clues.flatMap((clue) => ("figure" in clue ? [clue.figure] : []));
  return { subject, events, words: Map.groupBy(worded, ({ words }) => words), figures };
}

function meetGroup(group: SignGroup, person: Case, anchors: readonly SymptomEvent[]): Met {
  const ids = (group.symptoms ?? []).flatMap(idsOf);
  const events = person.events.filter(
    ({ symptomId, intensity }) =>
      ids.some((id) => (group.isExact ? symptomId === id : isKindOf(symptomId, id))) &&
      (!group.isSevere || (intensity ?? 0) >= severeFrom),
  );
  const words = (group.words ?? []).filter((name) => isNamed(name, person, group.isNear ? anchors : null));
  const figures = (group.figures ?? []).filter((bound) => person.figures.some((one) => isWithin(one, bound)));
  const causes = (group.causes ?? []).filter((word) => anchors.some((event) => isCausedBy(event, word)));
  const symptoms = new Set(events.map(({ symptomId }) => symptomId));
  return { events, count: symptoms.size + words.length + figures.length + causes.length };
}

/** Whether words stand in the report, beside one of the anchors if there are such; a child is one without the word. */
function isNamed(name: string, { subject, words }: Case, anchors: readonly SymptomEvent[] | null): boolean {
  const clues = words.get(name);
  if (clues === undefined) return name === subject;
  return anchors === null || clues.some((clue) => anchors.some((event) => isBeside(event, clue)));
}

function isCausedBy({ trigger }: SymptomEvent, word: string): boolean {
  return trigger?.text.split(" ").includes(word) ?? false;
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
  { kind, value }: Figure,
  { figure, from = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: FigureBound,
): boolean {
  return kind === figure && value >= from && value < below;
}
