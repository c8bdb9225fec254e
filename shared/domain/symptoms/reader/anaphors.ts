import { compileWordLists, findPhraseAt, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import { symptomOf } from "../vocabulary/vocabulary.ts";
import type { Mention, Range } from "./passage.ts";
import anaphoraData from "./wording/anaphora.json" with { type: "json" };
import timingData from "./wording/timing.json" with { type: "json" };

type Words = readonly ReportWord[];

const anaphora = compileWordLists(anaphoraData);
const timing = compileWordLists(timingData);
const anaphorReach = 40;
const verbReach = 4;
const anaphorJoiners = new Set(["and", "then", "&", ","]);

/** The mentions with those that stand for an earlier one: "another one at 1 pm", "gone by noon, came back at six". */
export function addAnaphors(
  words: Words,
  mentions: readonly Mention[],
  timeAt: readonly number[],
): Mention[] {
  const added: Mention[] = [];
  let next = 0;
  let last: Mention | undefined;
  for (let at = 0; at < words.length; at++) {
    while ((mentions[next]?.from ?? words.length) <= at) last = mentions[next++];
    if (last === undefined || at < last.to || at > last.to + anaphorReach) continue;
    const anaphor =
      (isDone(words, last) ? null : readOne(words, at, mentions[next])) ??
      readAgain(words, at, timeAt) ??
      readReturn(words, at, last);
    if (anaphor === null) continue;
    added.push(repeatMention(words, last, anaphor));
    at = anaphor.to - 1;
  }
  return [...mentions, ...added].sort((a, b) => a.from - b.from);
}

/** After a verb ("I used to faint"), "had one" does not refer to the symptom. */
function isDone(words: Words, { from }: Mention): boolean {
  return [from - 1, from].some((at) => anaphora.doers.has(wordAt(words, at)));
}

/** "a mild one", but not "a bad one day" nor "ate another one". */
function readOne(words: Words, at: number, next: Mention | undefined): Range | null {
  const phrase = findPhraseAt(anaphora.ones, words, at, {
    limit: next?.from ?? words.length,
  });
  if (phrase === null || anaphora.notOnes.has(wordAt(words, phrase.end))) return null;
  const isGot = anaphora.gotOne.has(wordAt(words, at));
  if (isGot && words[phrase.end] !== undefined && !anaphora.afterOne.has(wordAt(words, phrase.end)))
    return null;
  const before = words.slice(Math.max(0, at - verbReach), at);
  if (before.some(({ text }) => anaphora.consumed.has(text))) return null;
  return { from: wordAt(words, phrase.end - 1) === "one" ? phrase.end - 1 : at, to: phrase.end };
}

/** "at 2 am and again at 4 am" */
function readAgain(words: Words, at: number, timeAt: readonly number[]): Range | null {
  if (wordAt(words, at) !== "again" || (timeAt[at + 1] ?? -1) === -1 || timeAt[at] !== -1) return null;
  return anaphorJoiners.has(wordAt(words, at - 1)) ? { from: at, to: at + 1 } : null;
}

/** What was over before can come back. */
function readReturn(words: Words, at: number, last: Mention): Range | null {
  const phrase = findPhraseAt(anaphora.returns, words, at);
  if (phrase === null || anaphora.notReturns.has(wordAt(words, phrase.end))) return null;
  if (anaphora.otherSubjects.has(wordAt(words, at - 1))) return null;
  for (let before = last.to; before < at; before++)
    if (
      findPhraseAt(timing.endings, words, before, { limit: at }) ||
      findPhraseAt(anaphora.offs, words, before)
    )
      return { from: at, to: phrase.end };
  return null;
}

function repeatMention(words: Words, { found }: Mention, { from, to }: Range): Mention {
  const text = words.slice(from, to).map((word) => word.text);
  const site = symptomOf(found.symptomId)?.site ?? null;
  const span = { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
  return { found: { ...found, ...span, site, text: text.join(" ") }, from, to };
}
