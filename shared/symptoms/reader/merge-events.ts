import type { SymptomEvent } from "../symptom-event.ts";
import { isKindOf } from "../vocabulary.ts";

const stemLength = 4;
const pain = "SYMP:0000099";

/**
 * One event for each episode: what is told twice of the same time and place is joined, and the most specific name
 * stands. Events stay in the order in which they are first told.
 */
export function mergeEvents(events: readonly SymptomEvent[]): SymptomEvent[] {
  const merged: SymptomEvent[] = [];
  for (const event of events) {
    const at = merged.findIndex((known) => isSameEpisode(known, event));
    const known = merged[at];
    if (known === undefined) merged.push(event);
    else merged[at] = isMoreExact(event, known) ? join(event, known) : join(known, event);
  }
  return merged;
}

function isMoreExact(event: SymptomEvent, known: SymptomEvent): boolean {
  return event.symptomId !== known.symptomId && isKindOf(event.symptomId, known.symptomId);
}

function isSameEpisode(a: SymptomEvent, b: SymptomEvent): boolean {
  const isKin = isKindOf(a.symptomId, b.symptomId) || isKindOf(b.symptomId, a.symptomId);
  const isPlaced = a.bodySite !== null && b.bodySite !== null;
  const isRelated =
    a.symptomId === b.symptomId ||
    (isKin && (isPlaced || isMerePain(b) || isOneName(a, b) || sharesWord(a, b)));
  const agrees = <Value>(first: Value | null, second: Value | null) =>
    first === null || second === null || first === second;
  return isRelated && agrees(a.onset?.utc ?? null, b.onset?.utc ?? null) && isSamePlace(a, b);
}

/** "LLQ cramping, rates pain 8/10" */
function isMerePain({ symptomId, bodySite }: SymptomEvent): boolean {
  return symptomId === pain && bodySite === null;
}

/** "crampy LLQ pain" */
function isOneName(a: SymptomEvent, b: SymptomEvent): boolean {
  return b.span.start - a.span.end === 1;
}

/** Without a place "crashed" and "sugar crash" are one thing told twice, "tired" and "sleepy" are two complaints. */
function sharesWord(a: SymptomEvent, b: SymptomEvent): boolean {
  const stems = listStems(a.span.text);
  return listStems(b.span.text).some((stem) => stems.includes(stem));
}

function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= stemLength).map((word) => word.slice(0, stemLength));
}

/** A side or level tells a place apart; "knee" may be "left knee". */
function isSamePlace({ bodySite: a }: SymptomEvent, { bodySite: b }: SymptomEvent): boolean {
  return a === null || b === null || a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}

/** `main` with what only `other` tells. */
function join(main: SymptomEvent, other: SymptomEvent): SymptomEvent {
  const isWorded = main.intensity !== null;
  return {
    ...main,
    bodySite: longer(main.bodySite, other.bodySite),
    intensity: isWorded ? main.intensity : other.intensity,
    intensityText: isWorded ? main.intensityText : other.intensityText,
    duration: main.duration ?? other.duration,
    onset: main.onset ?? other.onset,
    end: main.end ?? other.end,
    course: main.course ?? other.course,
    trigger: main.trigger ?? other.trigger,
    redFlag: main.redFlag || other.redFlag,
  };
}

function longer(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return b.length > a.length ? b : a;
}
