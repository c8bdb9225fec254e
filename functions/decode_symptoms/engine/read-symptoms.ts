import { compileWordLists, type Span, wordAt } from "../../../shared/language/mod.ts";
import { findClues } from "./flags/find-clues.ts";
import { raiseFlags } from "./flags/raise-flags.ts";
import { renameInPregnancy } from "./flags/rename-in-pregnancy.ts";
import { findSituationClues } from "./flags/situation-clues.ts";
import { readAssertions } from "./reader/assertions.ts";
import { findOver } from "./reader/over.ts";
import type { Assertions, Mention, Passage } from "./reader/passage.ts";
import {
  isOfThirdPerson,
  isReportOfAnother,
  isToldAfterwards,
  isWriterWell,
  namesAcquaintance,
  namesKin,
} from "./reader/people.ts";
import { readPassage } from "./reader/read-passage.ts";
import { readCourses, readSeverities } from "./reader/severity.ts";
import { readTimings, type SymptomContext } from "./reader/timing.ts";
import { listCauses, readTriggers } from "./reader/triggers.ts";
import { listUnread } from "./reader/unread.ts";
import languageData from "./reader/wording/language.json" with { type: "json" };
import type { SymptomEvent } from "./symptom-event.ts";
import type { SymptomName } from "./vocabulary/describe-name.ts";
import { findSite, isKindOf, type SiteHit, symptomOf, symptomsAnywhere } from "./vocabulary/vocabulary.ts";

export type { SymptomContext } from "./reader/timing.ts";

const language = compileWordLists(languageData);
const siteReach = 20;
/** "headache on the left side" is still of the head. */
const vague = new Set(["side", "back"]);
/** "abd pain 6 out of 10 RLQ" */
const figureWords = new Set(["out", "of", "over", "about", "around"]);
const stemLength = 4;
const pain = "SYMP:0000099";
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
/** Letters of " and my ". */
const longestJoint = 8;
const sleepiness = "SYMP:0000024";
const itching = "SYMP:0000432";
/** A rash and hives. */
const skinRashes = ["SYMP:0000487", "SYMP:0000434"];

/** The symptoms of a report, and the spans of words that may report a symptom but name no known one. */
export type ReadSymptoms = { readonly events: SymptomEvent[]; readonly unread: readonly Span[] };

/** As {@link readSymptoms}, with what was not read. */
export function readReportedSymptoms(text: string, context: SymptomContext): ReadSymptoms {
  const passage = readPassage(text);
  const events = readEvents(passage, context);
  const causes = events.flatMap(({ trigger }) => trigger?.span ?? []);
  return { events, unread: listUnread(passage, causes) };
}

/**
 * The symptoms that a report in English asserts of its writer, in order: none that is negated, hypothetical,
 * historical or of another experiencer. Times are resolved with the context; what neither states is null.
 */
export function readSymptoms(text: string, context: SymptomContext): SymptomEvent[] {
  return readEvents(readPassage(text), context);
}

/** A sentence with the symptoms that were read from it. */
export type ReadSentence = { readonly sentence: string; readonly symptoms: readonly SymptomEvent[] };

/** The symptoms of each sentence with the red flags that all of them raise together. */
export function raiseFlagsOfSentences(read: readonly ReadSentence[]): SymptomEvent[][] {
  const clues = read.flatMap(({ sentence, symptoms }) => {
    const subject = symptoms[0]?.subject ?? "self";
    return findClues(readPassage(sentence)).map((clue) => ({ ...clue, subject }));
  });
  const flagged = raiseFlags(
    read.flatMap(({ symptoms }) => symptoms),
    clues,
  );
  return read.map(({ symptoms }) => flagged.splice(0, symptoms.length));
}

/**
 * The events of the writer and of those in their care. What is urgent of anyone else counts as of someone in their care:
 * "dad has crushing chest pain", "my flatmate won't wake up, I can't reach anyone".
 */
function readEvents(passage: Passage, context: SymptomContext): SymptomEvent[] {
  const events = listEvents(passage, context);
  if (!mayBeOfOthers(passage, events.length === 0)) return events;
  const urgent = listEvents({ ...passage, isOfAnother: true }, context).filter(
    ({ redFlag, isOver, subject }) => redFlag && !isOver && subject === "cared_for",
  );
  const isRead = ({ span }: SymptomEvent) =>
    events.some((event) => event.span.start < span.end && span.start < event.span.end);
  return [...events, ...urgent.filter((event) => !isRead(event))].sort((a, b) => a.span.start - b.span.start);
}

/** Of a stranger only where the writer has nothing themselves: "colleague fainted at work, I only have a cough" is no alarm. */
function mayBeOfOthers(passage: Passage, isWithoutEvents: boolean): boolean {
  if (namesKin(passage)) return true;
  // "skin is ice cold and he's confused"
  if (!isWithoutEvents && isOfThirdPerson(passage) && isReportOfAnother(passage))
    return !isToldAfterwards(passage);
  if (!isWithoutEvents || isWriterWell(passage) || isToldAfterwards(passage)) return false;
  return namesAcquaintance(passage) || isReportOfAnother(passage);
}

function listEvents(passage: Passage, context: SymptomContext): SymptomEvent[] {
  const assertions = readAssertions(passage);
  const severities = readSeverities(passage, assertions);
  const timings = readTimings(passage, assertions, context);
  const sites = readSites(passage, assertions);
  const courses = readCourses(passage, assertions);
  const triggers = readTriggers(passage, assertions);
  const over = findOver(passage, assertions);
  const causes = listCauses(passage, triggers);
  const events = [...assertions.present].flatMap((index): SymptomEvent[] => {
    const name = sites.get(index) ?? passage.mentions[index]?.found;
    const timing = timings.get(index);
    if (name === undefined || timing === undefined || severities.zero.has(index)) return [];
    if (causes.has(index)) return [];
    const { symptomId, label, category, site, start, end } = name;
    return [
      {
        symptomId,
        label,
        category,
        subject: assertions.subjects.get(index) ?? "self",
        bodySite: site,
        ...(severities.stated.get(index) ?? { intensity: null, intensityText: null }),
        ...timing,
        ...(isStill(passage, index) ? { onset: null } : {}),
        course: courses.get(index) ?? severities.courses.get(index) ?? null,
        trigger: triggers.get(index) ?? null,
        isOver: over.has(index),
        redFlag: false,
        advice: null,
        span: { start, end, text: name.text },
      },
    ];
  });
  const merged = mergeEvents(events);
  if (merged.length === 0) return merged;
  const clues = [...findClues(passage), ...findSituationClues(passage)];
  return raiseFlags(renameInPregnancy(merged, clues), clues);
}

/** "My stomach hurt last night, still sore this morning": what goes on began before. */
function isStill({ words, mentions }: Passage, index: number): boolean {
  return wordAt(words, (mentions[index]?.from ?? 0) - 1) === "still";
}

/**
 * The asserted mentions whose place stands apart from their name ("pain 8/10 in my left knee"), by index: named again
 * with it, a complaint of any place by what it is called there. "Headache in my left temple" stays one.
 */
function readSites(passage: Passage, { present }: Assertions): Map<number, SymptomName> {
  const sites = new Map<number, SymptomName>();
  for (const index of present) {
    const mention = passage.mentions[index];
    if (mention === undefined) continue;
    const isOpen = hasNoPlace(mention);
    const hit = findPlace(passage, mention, isOpen ? siteReach : 1);
    if (hit === null) continue;
    const isVague = vague.has(hit.site.split(" ").at(-1) ?? "");
    if (isVague && (mention.found.site !== null || !isOpen)) continue;
    sites.set(index, isOpen ? nameAt(mention.found, hit) : { ...mention.found, site: hit.site });
  }
  return sites;
}

/** Whether the name states no place, or only the one that is always meant. */
function hasNoPlace({ found }: Mention): boolean {
  return found.site === null || !found.text.toLowerCase().includes(found.site.split(" ").at(-1) ?? "");
}

function findPlace(passage: Passage, { from, to }: Mention, reach: number): SiteHit | null {
  const { words, clauseAt, mentionAt } = passage;
  const isOwn = (at: number) => clauseAt[at] === clauseAt[from] && (mentionAt[at] ?? -1) === -1;
  let isBare = true;
  for (let at = to; at < to + reach && isOwn(at); at++) {
    // "the pain isn't in my chest"
    if (words[at]?.keys.includes("<negator>")) return null;
    const isLinked = language.places.has(wordAt(words, at));
    if (isBare || isLinked) {
      let next = isLinked ? at + 1 : at;
      while (language.determiners.has(wordAt(words, next))) next++;
      const hit = findSite(words, next);
      if (hit) return hit;
    }
    isBare &&= words[at]?.kind !== "word" || figureWords.has(wordAt(words, at));
  }
  return null;
}

function nameAt(name: SymptomName, { site, symptoms }: SiteHit): SymptomName {
  const complaints = Object.keys(symptomsAnywhere).filter((key) => symptomsAnywhere[key] === name.symptomId);
  const plain = complaints.includes("pain") ? "pain" : (complaints.find((key) => symptoms[key]) ?? "");
  const special =
    complaints.length > 0 ? undefined : Object.values(symptoms).find((id) => isKindOf(id, name.symptomId));
  const symptom = symptomOf(symptoms[plain] ?? special ?? name.symptomId);
  if (symptom === null) return { ...name, site };
  const { id: symptomId, label, category, parent } = symptom;
  return { ...name, symptomId, label, category, parent, site };
}

/**
 * One event for each episode: mentions of the same time and place are joined, and the most specific name
 * stands. Events stay in the order in which they are first named.
 */
function mergeEvents(events: readonly SymptomEvent[]): SymptomEvent[] {
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
    (isKind && (isPlaced || isMerePain(b) || isOneName || isOneComplaint(a, b) || sharesStem(a, b)));
  const [first, second] = [a.onset?.utc ?? null, b.onset?.utc ?? null];
  const isSameTime = first === null || second === null || first === second;
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

/** A side or level makes another place; "knee" may be "left knee". */
function isSamePlace({ bodySite: a }: SymptomEvent, { bodySite: b }: SymptomEvent): boolean {
  return a === null || b === null || a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}

/** `main` with what only `other` has. */
function joinEvents(main: SymptomEvent, other: SymptomEvent): SymptomEvent {
  const { intensity, intensityText } = main.intensity === null ? other : main;
  return {
    ...main,
    bodySite: chooseLonger(main.bodySite, other.bodySite),
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

function chooseLonger(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return b.length > a.length ? b : a;
}
