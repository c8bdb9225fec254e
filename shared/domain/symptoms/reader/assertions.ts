import { compileWordLists, findApart, findPhraseAt, indexByMeaning, wordAt } from "../../../language/mod.ts";
import signData from "../flags/data/signs.json" with { type: "json" };
import { findExperiencers } from "./experiencer.ts";
import { findHypotheticals } from "./hypothetical.ts";
import { findNegations } from "./negation.ts";
import {
  type Assertions,
  endOfClause,
  listMentions,
  type Passage,
  partReach,
  type Range,
  sentenceOf,
  startOfClause,
  timeOf,
} from "./passage.ts";
import historyData from "./wording/history.json" with { type: "json" };
import timingData from "./wording/timing.json" with { type: "json" };
import triggerData from "./wording/trigger.json" with { type: "json" };

/** The assertion status of the mentions in the manner of ConText: negated, hypothetical, historical, of another, or present. */
export function readAssertions(passage: Passage): Assertions {
  const { negated, ended } = findNegations(passage);
  const hypothetical = new Set([...findHypotheticals(passage)].filter((index) => !isMeant(passage, index)));
  const circumstances = findCircumstances(passage);
  const { subjects, others, sharedFrom } = findExperiencers(passage);
  const unrelated = new Set([...others, ...findHistorical(passage)]);
  const absent = [negated, hypothetical, circumstances, unrelated];
  const present = [...passage.mentions.keys()].filter((index) => !absent.some((set) => set.has(index)));
  const presentByClause = Map.groupBy(
    present,
    (index) => passage.clauseAt[passage.mentions[index]?.from ?? -1] ?? -1,
  );
  return { present: new Set(present), presentByClause, subjects, unrelated, ended, sharedFrom };
}

/** "I'm scared that I might hurt myself": thoughts of harm are there where the writer fears them. */
function isMeant(passage: Passage, index: number): boolean {
  const mention = passage.mentions[index];
  if (mention === undefined || !meantSigns.has(mention.found.symptomId)) return false;
  const sentence = sentenceOf(passage, mention.from);
  const first = Math.max(sentence?.from ?? mention.from, mention.from - partReach);
  const before = passage.words.slice(first, mention.from).map(({ text }) => text);
  if (before.some((text) => supposing.has(text))) return false;
  // "gonna jump off the bridge": of oneself where nobody is named.
  const own = passage.words.slice(mention.from, mention.to);
  if (own.some(({ text }) => writerWords.has(text))) return true;
  const isOfOne = before.some(
    (text) => writerWords.has(text) || (passage.isOfAnother && thirdWords.has(text)),
  );
  // "don't want to wake up tomorrow": without a subject it is the writer's, unless it is asked.
  return isOfOne || (before.every((text) => planning.has(text)) && sentence?.isQuestion !== true);
}

/** `listed` puts the list behind it into the past, `clause` the clause behind it, `whole` its part of the sentence. */
type HistoryKind = "listed" | "clause" | "whole";

const meantSigns = new Set(signData.meant);
const writerWords = new Set(["i", "i'm", "i've", "i'll", "i'd"]);
const thirdWords = new Set(["he", "she", "they", "he's", "she's", "they're"]);
const planning = new Set([
  "gonna",
  "going",
  "to",
  "want",
  "wanna",
  "thinking",
  "of",
  "about",
  "just",
  "might",
  "so",
  "and",
  "keep",
  "urge",
]);
const supposing = new Set(["if", "unless", "ask", "asked", "asks", "asking"]);
const owners = new Set(["my", "his", "her", "their", "the", "lower", "upper", "middle"]);
const history = compileWordLists(historyData);
const historyCues = indexByMeaning<HistoryKind>({
  listed: historyData.listed,
  clause: historyData.clause,
  whole: historyData.whole,
});
/** "a 3 year old", "45yo": how old someone is now. */
const isAge = /^(?!when|at|since).*\b(?:old|olds|aged?)\b|\d\s*y[/.]?o/i;
/** "the worst headache of my entire life" is the one of today. */
const isSuperlative = /\blife$/i;
/** "since I was twelve": still so. */
const isOngoing = /^(?:ever )?since\b/i;

/** The historical mentions, by index. */
function findHistorical(passage: Passage): Set<number> {
  const historical: number[] = [];
  const { words, times } = passage;
  for (let at = 0; at < words.length; ) {
    const sentence = sentenceOf(passage, at);
    // The "back when I" of "pain in my upper back when I breathe" is no former time.
    const isFree = sentence !== null && passage.mentionAt[at] === -1;
    const isCue = isFree && !isBodysBack(passage, at);
    const cue = isCue ? findPhraseAt(historyCues, words, at, { limit: sentence.to }) : null;
    // "3 day history of cough": how long it is there.
    const isRecent =
      cue !== null &&
      (timeOf(passage, at - 1)?.kind === "duration" ||
        // "the past fortnight"
        (cue.meaning === "listed" && timeOf(passage, at)?.kind === "duration"));
    if (cue && !isRecent) historical.push(...listReached(passage, cue.meaning, at, cue.end));
    at = cue?.end ?? at + 1;
  }
  for (const { found, from, to } of times) {
    if (found.meaning.kind !== "remote" || isAge.test(found.text) || isOngoing.test(found.text)) continue;
    if (isSuperlative.test(found.text) && wordAt(words, from - 1) === "of") continue;
    // "migraines all my life and this is nothing like them" is a name.
    const isInside = (index: number) => {
      const mention = passage.mentions[index];
      return mention !== undefined && mention.from <= from && to <= mention.to;
    };
    historical.push(...listReached(passage, "whole", from, to).filter((index) => !isInside(index)));
  }
  return new Set(historical);
}

/** "arches her back when I lift her" */
function isBodysBack({ words }: Passage, at: number): boolean {
  return wordAt(words, at) === "back" && owners.has(wordAt(words, at - 1));
}

function listReached(passage: Passage, kind: HistoryKind, from: number, to: number): number[] {
  const { mentions, sentenceAt } = passage;
  const { from: first, to: last } = findReach(passage, kind, from, to);
  return listMentions(passage, first, last).filter((index) => {
    const at = mentions[index]?.from ?? -1;
    return kind === "listed" || sentenceAt[at] === sentenceAt[from];
  });
}

function findReach(passage: Passage, kind: HistoryKind, from: number, to: number): Range {
  if (kind === "clause") return { from, to: endOfClause(passage, from) };
  if (kind === "whole") return isOfProcedure(passage, from, to) ? { from, to } : findPart(passage, from);
  const end = endOfClause(passage, to);
  const stop = passage.words.slice(to, end).findIndex(({ text }) => history.listEnds.has(text));
  return { from: to, to: stop < 0 ? end : to + stop };
}

const procedureReach = 4;

/** "kidney transplant last year, temperature of 38.6": when that was, and not what comes after it. */
function isOfProcedure({ words, clauseAt }: Passage, from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - procedureReach), from);
  const isNamed = before.some(
    ({ text }, place) =>
      history.procedures.has(text) && clauseAt[from - before.length + place] === clauseAt[from],
  );
  return isNamed && words[to]?.kind === "mark";
}

/** The part of the sentence around word `from` in which no clause sets today against it. */
function findPart({ words, sentenceAt, clauseAt }: Passage, from: number): Range {
  const turns = (at: number) =>
    (at === from && opensPast(words, at, from)) ||
    (clauseAt[at] !== clauseAt[at - 1] && (opensContrast(words, at) || opensPast(words, at, from))) ||
    (at > from && opensPresent(words, at));
  const [lowest, highest] = [Math.max(0, from - partReach), Math.min(words.length, from + partReach)];
  let first = from;
  while (first > lowest && sentenceAt[first - 1] === sentenceAt[from] && !turns(first)) first--;
  let last = from + 1;
  while (last < highest && sentenceAt[last] === sentenceAt[from] && !turns(last)) last++;
  return { from: first, to: last };
}

function opensContrast(words: Passage["words"], at: number): boolean {
  const isMark = wordAt(words, at) === "," || wordAt(words, at) === "and";
  return history.contrasts.has(wordAt(words, isMark ? at + 1 : at));
}

/** "had a stroke in 2019, i've got chest pain", "collapsed lung last year and my chest hurts now" */
function opensPresent(words: Passage["words"], at: number): boolean {
  if (!presentOpeners.has(wordAt(words, at))) return false;
  const behind = words.slice(at + 1, at + 1 + presentReach);
  const end = behind.findIndex(({ kind }) => kind === "mark");
  return behind.slice(0, end < 0 ? undefined : end).some(({ text }) => history.presents.has(text));
}

/** "out of breath on the stairs, had a clot last year": a past clause behind one that is not past. */
function opensPast(words: Passage["words"], at: number, from: number): boolean {
  const begin = wordAt(words, at) === "," ? at + 1 : at;
  if (begin > from || wordAt(words, begin - 1) !== ",") return false;
  const isPast = ({ text, kind }: Passage["words"][number]) =>
    history.pasts.has(text) || (kind === "word" && /\w{3}ed$/.test(text));
  const reach = words.slice(begin, begin + pastReach);
  const mark = reach.findIndex(({ kind }) => kind === "mark");
  const opening = mark < 0 ? reach : reach.slice(0, mark);
  const before = words.slice(Math.max(0, begin - partReach), begin - 1);
  const isStillSo = before.some(({ text }) => history.perfects.has(text));
  return opening.some(isPast) && (isStillSo || !before.some(isPast));
}

const pastReach = 6;
const presentReach = 10;
const presentOpeners = new Set([",", "and"]);
const trigger = compileWordLists(triggerData);
const timing = compileWordLists(timingData);
const guesses = new Set(["probably", "likely", "presumably"]);
const disturbedReach = 12;
/** "up all night with a tight barking cough" */
const companyReach = 3;

/**
 * The mentions that are only circumstances of another symptom, by index: its cause ("from lack of sleep"), the
 * verb of a cause ("onions don't agree with me") or how long it went on ("up all night vomiting"); and sleep that
 * something outside broke.
 */
function findCircumstances(passage: Passage): Set<number> {
  return new Set(
    [...passage.mentions.keys()].filter(
      (index) =>
        isCause(passage, index) ||
        isCausing(passage, index) ||
        isLength(passage, index) ||
        isDisturbed(passage, index),
    ),
  );
}

function isCause(passage: Passage, index: number): boolean {
  const { words, mentions } = passage;
  const { found, from } = mentions[index] ?? { found: null, from: 0 };
  if (found === null || !trigger.circumstances.has(found.symptomId) || index === 0) return false;
  // "cold sores again, stress probably"
  const isGuessed =
    guesses.has(wordAt(words, from - 1)) || guesses.has(wordAt(words, mentions[index]?.to ?? -1));
  if (isGuessed) return true;
  let at = from;
  while (trigger.determiners.has(wordAt(words, at - 1))) at--;
  const first = sentenceOf(passage, from)?.from ?? 0;
  return findApart(trigger.cause, words, first, at).some(({ end }) => end === at);
}

/** "onions don't agree with me, I was burping" */
function isCausing({ words, mentions, sentenceAt }: Passage, index: number): boolean {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const next = mentions[index + 1];
  const [cue] = findApart(trigger.before, words, from, to);
  return cue?.start === from && next !== undefined && sentenceAt[next.from] === sentenceAt[from];
}

function isLength({ words, mentions, times, timeAt }: Passage, index: number): boolean {
  const { found, from, to } = mentions[index] ?? { found: null, from: 0, to: 0 };
  if (found === null || !trigger.disturbable.has(found.symptomId)) return false;
  const next = timing.company.has(wordAt(words, to)) ? to + 1 : to;
  const other = mentions[index + 1]?.from ?? words.length;
  if (other > next + companyReach || (other > next && next === to)) return false;
  if (words.slice(next, other).some(({ kind }) => kind !== "word")) return false;
  const time = times[timeAt[to - 1] ?? -1];
  return time?.found.meaning.kind === "duration" && time.to === to && time.from > from;
}

/** "slept badly because of the neighbours": no complaint of the body. */
function isDisturbed(passage: Passage, index: number): boolean {
  const { found, from } = passage.mentions[index] ?? { found: null, from: 0 };
  if (found === null || !trigger.disturbable.has(found.symptomId)) return false;
  const first = startOfClause(passage, from, disturbedReach);
  const around = passage.words.slice(first, endOfClause(passage, from, disturbedReach + 1));
  const has = (list: ReadonlySet<string>) => around.some(({ text }) => list.has(text));
  return has(trigger.disturbing) && has(trigger.disturbers);
}
