import { compileWordLists, type Span, wordAt } from "../../language/mod.ts";
import { findClues } from "./flags/find-clues.ts";
import { type Flag, flags } from "./flags/flag-table.ts";
import { raiseFlags } from "./flags/raise-flags.ts";
import { renameInPregnancy } from "./flags/rename-in-pregnancy.ts";
import { findSituationClues } from "./flags/situation-clues.ts";
import { mergeEvents } from "./merge-events.ts";
import { readAssertions } from "./reader/assertions.ts";
import { findGone, findOver } from "./reader/over.ts";
import type { Assertions, Mention, Passage } from "./reader/passage.ts";
import { isOfThirdPerson, isReportOfAnother } from "./reader/people.ts";
import { readPassage } from "./reader/read-passage.ts";
import {
  isPastDiagnosis,
  isReportedAfterwards,
  isWriterWell,
  namesAcquaintance,
  namesKin,
} from "./reader/reports-of-others.ts";
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

/** The symptoms of a report, and the spans of words that may report a symptom but name no known one. */
export type ReadSymptoms = { readonly events: SymptomEvent[]; readonly unread: readonly Span[] };

/** As {@link readSymptoms}, with what was not read. */
export function readReportedSymptoms(text: string, context: SymptomContext): ReadSymptoms {
  const passage = readPassage(text);
  const events = readEvents(passage, context, flags);
  const causes = events.flatMap(({ trigger }) => trigger?.span ?? []);
  return { events, unread: listUnread(passage, causes) };
}

/**
 * The symptoms that a report in English asserts of its writer, in order: none that is negated, hypothetical,
 * historical or of another experiencer. Times are resolved with the context; what neither states is null.
 * Only the flags `considered` are raised.
 */
export function readSymptoms(
  text: string,
  context: SymptomContext,
  considered: readonly Flag[] = flags,
): SymptomEvent[] {
  return readEvents(readPassage(text), context, considered);
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

/** "She's 5 weeks old, fever 38.6" is of a child, though nobody is named. */
const subjectsInCare: ReadonlySet<SymptomEvent["subject"]> = new Set(["cared_for", "child"]);

/**
 * The events of the writer and of those in their care. What is urgent of anyone else counts as of someone in their care:
 * "dad has crushing chest pain", "my flatmate won't wake up, I can't reach anyone".
 */
function readEvents(passage: Passage, context: SymptomContext, considered: readonly Flag[]): SymptomEvent[] {
  const events = listEvents(passage, context, considered);
  if (!mayBeOfOthers(passage, events.length === 0)) return events;
  const ofOthers = listEvents({ ...passage, isOfAnother: true }, context, considered).filter(
    (event) => !event.isOver && subjectsInCare.has(event.subject) && !isPastDiagnosis(passage, event),
  );
  const isUrgent = ofOthers.some(({ redFlag }) => redFlag);
  // "he's pouring with sweat, his meter says 2.1": who reports for another lists further signs of the emergency.
  const isForAnother = events.length === 0 || isReportOfAnother(passage);
  const urgent = ofOthers.filter(({ redFlag }) => redFlag || (isUrgent && isForAnother));
  const isOver = (one: SymptomEvent, other: SymptomEvent) =>
    one.span.start < other.span.end && other.span.start < one.span.end;
  // "100.9 rectal, she's 7 weeks": the fever is hers, and urgent as such.
  const own = events.filter((event) => event.redFlag || !urgent.some((other) => isOver(event, other)));
  const others = urgent.filter((event) => !own.some((other) => isOver(event, other)));
  return [...own, ...others].sort((a, b) => a.span.start - b.span.start);
}

/** Of a stranger only where the writer has nothing themselves: "colleague fainted at work, I only have a cough" is no alarm. */
function mayBeOfOthers(passage: Passage, isWithoutEvents: boolean): boolean {
  if (namesKin(passage)) return true;
  // "skin is ice cold and he's confused"
  if (!isWithoutEvents && isOfThirdPerson(passage) && isReportOfAnother(passage))
    return !isReportedAfterwards(passage);
  if (!isWithoutEvents || isWriterWell(passage) || isReportedAfterwards(passage)) return false;
  return namesAcquaintance(passage) || isReportOfAnother(passage) || isOfThirdPerson(passage);
}

function listEvents(passage: Passage, context: SymptomContext, considered: readonly Flag[]): SymptomEvent[] {
  const assertions = readAssertions(passage);
  const severities = readSeverities(passage, assertions);
  const timings = readTimings(passage, assertions, context);
  const sites = readSites(passage, assertions);
  const courses = readCourses(passage, assertions);
  const triggers = readTriggers(passage, assertions);
  const over = findOver(passage, assertions);
  const gone = new Set(
    [...findGone(passage, assertions)].map((index) => passage.mentions[index]?.found.start),
  );
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
  const flagged = raiseFlags(renameInPregnancy(merged, clues), clues, considered);
  return flagged.filter((event) => event.redFlag || !gone.has(event.span.start) || isTold(event));
}

/** Whether the report says more of a symptom than that it is gone. */
function isTold({ isOver, intensity, duration, onset, end, trigger }: SymptomEvent): boolean {
  return !isOver || [intensity, duration, onset, end, trigger].some((told) => told !== null);
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
