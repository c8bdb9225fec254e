import type { SymptomEvent } from "./symptom-event.ts";
import { isKindOf } from "./vocabulary/vocabulary.ts";

const stemLength = 4;
const pain = "SYMP:0000099";
const migraine = "NAS:migraine";
/** Fatigue, dizziness, breath, speech, appetite and bleeding: "exhausted, no energy" and "slurred, can't find words" are one complaint each. */
const oneComplaint = [
  "SYMP:0019177",
  "SYMP:0000610",
  "SYMP:0019153",
  "NAS:speech_difficulty",
  "SYMP:0000245",
  "SYMP:0000007",
];
const swelling = "SYMP:0000538";
/** The skin of any place. */
const skin = "skin";
/** Letters of " and my ". */
const longestJoint = 8;
const sleepiness = "SYMP:0000024";
const itching = "SYMP:0000432";
/** A rash and hives. */
const skinRashes = ["SYMP:0000487", "SYMP:0000434"];

/**
 * One event for each episode: mentions of the same time and place are joined, and the most specific name
 * stands. Events stay in the order in which they are first named.
 */
export function mergeEvents(events: readonly SymptomEvent[]): SymptomEvent[] {
  const merged: SymptomEvent[] = [];
  for (const event of events) {
    const at = merged.findIndex((known) => isSameEpisode(known, event));
    const known = merged[at];
    if (known === undefined) merged.push(event);
    else merged[at] = isMoreExact(event, known) ? joinEvents(event, known) : joinEvents(known, event);
  }
  return merged;
}

function isMoreExact(event: SymptomEvent, known: SymptomEvent): boolean {
  if (describesRash(known, event)) return true;
  return event.symptomId !== known.symptomId && isKindOf(event.symptomId, known.symptomId);
}

function isSameEpisode(a: SymptomEvent, b: SymptomEvent): boolean {
  const isKind = isKindOf(a.symptomId, b.symptomId) || isKindOf(b.symptomId, a.symptomId);
  const isPlaced = a.bodySite !== null && b.bodySite !== null;
  // "crampy LLQ pain"
  const isOneName = b.span.start - a.span.end === 1;
  const isRelated =
    a.symptomId === b.symptomId ||
    describesRash(a, b) ||
    // "my tongue itches after pears, itched for an hour"
    (b.symptomId === itching && sharesStem(a, b)) ||
    (isMerePain(b) && a.symptomId === migraine) ||
    (isKind && (isPlaced || isMerePain(b) || isOneName || isOneComplaint(a, b) || sharesStem(a, b)));
  const [first, second] = [a.onset?.utc ?? null, b.onset?.utc ?? null];
  // "migraine at noon, pain 8/10"
  const isRating = a.symptomId === migraine && isMerePain(b) && b.intensity !== null && a.intensity === null;
  const isSameTime = isRating || first === null || second === null || first === second;
  const isOneSwelling =
    isKind && [a, b].every(({ symptomId }) => isKindOf(symptomId, swelling)) && isJoined(a, b);
  return a.subject === b.subject && isRelated && isSameTime && (isSamePlace(a, b) || isOneSwelling);
}

/** "an itchy rash" */
function describesRash(itch: SymptomEvent, rash: SymptomEvent): boolean {
  return (
    itch.symptomId === itching && skinRashes.includes(rash.symptomId) && rash.span.start - itch.span.end === 1
  );
}

/** "my face and hands are swollen" */
function isJoined({ span: a }: SymptomEvent, { span: b }: SymptomEvent): boolean {
  return b.start >= a.end && b.start - a.end <= longestJoint;
}

function isOneComplaint(a: SymptomEvent, b: SymptomEvent): boolean {
  const ids = [a.symptomId, b.symptomId];
  return !ids.includes(sleepiness) && ids.some((id) => oneComplaint.includes(id));
}

/** "LLQ cramping, rates pain 8/10" */
function isMerePain({ symptomId, bodySite }: SymptomEvent): boolean {
  return symptomId === pain && bodySite === null;
}

/** Without a place "crashed" and "sugar crash" are one thing named twice, "tired" and "sleepy" are two complaints. */
function sharesStem(a: SymptomEvent, b: SymptomEvent): boolean {
  const stems = listStems(a.span.text);
  return listStems(b.span.text).some((stem) => stems.includes(stem));
}

function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= stemLength).map((word) => word.slice(0, stemLength));
}

/** A side or level makes another place; "knee" may be "left knee", and "my skin broke out" the pimples on the chin. */
function isSamePlace({ bodySite: a }: SymptomEvent, { bodySite: b }: SymptomEvent): boolean {
  if (a === skin || b === skin) return true;
  return a === null || b === null || a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}

/** `main` with what only `other` has. */
function joinEvents(main: SymptomEvent, other: SymptomEvent): SymptomEvent {
  const { intensity, intensityText } = main.intensity === null ? other : main;
  return {
    ...main,
    bodySite: chooseMoreExact(main.bodySite, other.bodySite),
    intensity,
    intensityText,
    duration: main.duration ?? other.duration,
    onset: main.onset ?? other.onset,
    end: main.end ?? other.end,
    course: main.course ?? other.course,
    trigger: main.trigger ?? other.trigger,
    isOver: (main.span.start < other.span.start ? other : main).isOver,
  };
}

function chooseMoreExact(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  if (a === skin || b === skin) return a === skin ? b : a;
  return b.length > a.length ? b : a;
}
