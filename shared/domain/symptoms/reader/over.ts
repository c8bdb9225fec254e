import { compileWordLists, findPhraseAt, wordAt } from "../../../language/mod.ts";
import type { Assertions, Passage } from "./passage.ts";
import courseData from "./wording/course.json" with { type: "json" };
import timingData from "./wording/timing.json" with { type: "json" };

const { settled } = compileWordLists({ settled: courseData.settled });
const timing = compileWordLists(timingData);
const reach = 10;
/** "going" alone is none: "pain going through to the back". */
const moving = new Set(["go", "going", "went"]);
const having = new Set(["had", "have", "felt", "got", "was", "were", "woke"]);
const goneLinks = new Set([
  "has",
  "have",
  "is",
  "are",
  "now",
  "all",
  "finally",
  "completely",
  "totally",
  "mostly",
  "just",
]);
const subjects = new Set(["i", "i'm", "i've", "my", "he", "she", "we", "they"]);

/** The asserted mentions that the report says are over, by index, whether or not it says when. */
export function findOver(passage: Passage, { present, ended }: Assertions): Set<number> {
  return new Set([...present].filter((index) => ended.has(index) || isEndedBehind(passage, index)));
}

/**
 * The mentions that the report only says are gone: "the dizziness has stopped", "cough's gone", "not nauseous any more",
 * but not "wheezy again, took two puffs and it eased off".
 */
export function findGone(passage: Passage, { present, ended }: Assertions): Set<number> {
  return new Set([...present].filter((index) => ended.has(index) || isGone(passage, index)));
}

function isGone({ words, mentions, clauseAt }: Passage, index: number): boolean {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  let at = to;
  while (clauseAt[at] === clauseAt[from] && goneLinks.has(wordAt(words, at))) at++;
  const isLinked = at > to || /'s$/.test(wordAt(words, to - 1));
  return isLinked && findEnding(words, at) !== null && findPhraseAt(timing.notEndings, words, at) === null;
}

/** "the chest tightness has completely stopped", "headache, gone now", but not "hasn't stopped" nor "rash, I feel fine" */
function isEndedBehind({ words, mentions, mentionAt, sentenceAt }: Passage, index: number): boolean {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const isMeasured = words.slice(from, to).some(({ kind }) => kind === "number");
  const limit = Math.min(words.length, to + reach);
  // "cold and wet all over"
  if (findPhraseAt(timing.notEndings, words, to - 1) !== null) return false;
  for (let at = to; at < limit && sentenceAt[at] === sentenceAt[from]; at++) {
    if (findPhraseAt(timing.notEndings, words, at) !== null) return false;
    // "moving much less than normal since last night"
    if (mentionAt[at] !== -1 || wordAt(words, at - 1) === "than") continue;
    const end = findEnding(words, at);
    // "oxygen 85, feel ok": what was measured is not over because nothing is felt.
    if (end !== null && isMeasured && timing.feelings.has(wordAt(words, at))) return false;
    // "confused, stopped sweating"
    if (end !== null) return (mentionAt[end] ?? -1) === -1;
    // "the nausea I had this morning is gone"
    const isRelative = at === to && having.has(wordAt(words, at + 1));
    if (subjects.has(wordAt(words, at)) && !isRelative) return false;
  }
  return false;
}

/** The word behind an ending that begins at a word, null for none. */
function findEnding(words: Passage["words"], at: number): number | null {
  const phrase = findPhraseAt(settled, words, at) ?? findPhraseAt(timing.endings, words, at);
  if (phrase === null) return null;
  return phrase.end > at + 1 || !moving.has(wordAt(words, at)) ? phrase.end : null;
}
