import type { SymptomName } from "../find-symptom-names.ts";
import { symptomOf } from "../vocabulary.ts";
import { compileList, findPhraseAt } from "./phrase-list.ts";
import type { Word } from "./word.ts";
import anaphora from "./wording/anaphora.json" with { type: "json" };
import timing from "./wording/timing.json" with { type: "json" };

const ones = compileList(anaphora.ones);
const returns = compileList(anaphora.returns);
const endings = compileList(timing.endings);
const notOnes = new Set(anaphora.notOnes.split(" "));
const notReturns = new Set(anaphora.notReturns.split(" "));
const otherSubjects = new Set(anaphora.otherSubjects.split(" "));
const consumed = new Set(anaphora.consumed.split(" "));
const gotOne = new Set(anaphora.gotOne.split(" "));
const afterOne = new Set(anaphora.afterOne.split(" "));
const joiners = new Set(["and", "then", "&", ","]);
const reach = 40;
const verbReach = 4;

/** The mentions with those that stand for one told before: "another one at 1 pm", "gone by noon, came back at six". */
export function addAnaphors(
  words: readonly Word[],
  mentions: readonly Mention[],
  timeAt: readonly number[],
): Mention[] {
  const added: Mention[] = [];
  let next = 0;
  let last: Mention | undefined;
  for (let at = 0; at < words.length; at++) {
    while ((mentions[next]?.from ?? words.length) <= at) last = mentions[next++];
    if (last === undefined || at < last.to || at > last.to + reach) continue;
    const anaphor =
      readOne(words, at, mentions[next]) ?? readAgain(words, at, timeAt) ?? readReturn(words, at, last);
    if (anaphor === null) continue;
    added.push(standFor(words, last, anaphor));
    at = anaphor.to - 1;
  }
  return [...mentions, ...added].sort((a, b) => a.from - b.from);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Mention extends Range {
  readonly found: SymptomName;
}

/** "a mild one", but not "a bad one day" nor "ate another one". */
function readOne(words: readonly Word[], at: number, next: Mention | undefined): Range | null {
  const phrase = findPhraseAt(ones, words, at, next?.from ?? words.length);
  if (phrase === null || notOnes.has(words[phrase.to]?.text ?? "")) return null;
  const isGot = gotOne.has(words[at]?.text ?? "");
  if (isGot && words[phrase.to] !== undefined && !afterOne.has(words[phrase.to]?.text ?? "")) return null;
  const before = words.slice(Math.max(0, at - verbReach), at);
  if (before.some(({ text }) => consumed.has(text))) return null;
  const from = words[phrase.to - 1]?.text === "one" ? phrase.to - 1 : phrase.from;
  return { from, to: phrase.to };
}

/** "at 2 am and again at 4 am" */
function readAgain(words: readonly Word[], at: number, timeAt: readonly number[]): Range | null {
  if (words[at]?.text !== "again" || (timeAt[at + 1] ?? -1) === -1 || timeAt[at] !== -1) return null;
  return joiners.has(words[at - 1]?.text ?? "") ? { from: at, to: at + 1 } : null;
}

/** What was over before can come back. */
function readReturn(words: readonly Word[], at: number, last: Mention): Range | null {
  const phrase = findPhraseAt(returns, words, at);
  if (phrase === null || notReturns.has(words[phrase.to]?.text ?? "")) return null;
  if (otherSubjects.has(words[at - 1]?.text ?? "")) return null;
  for (let before = last.to; before < at; before++)
    if (findPhraseAt(endings, words, before, at)) return { from: phrase.from, to: phrase.to };
  return null;
}

function standFor(words: readonly Word[], { found }: Mention, { from, to }: Range): Mention {
  const [first, last] = [words[from], words[to - 1]];
  const text = words.slice(from, to).map((word) => word.text);
  const site = symptomOf(found.symptomId)?.site ?? null;
  const place = { start: first?.start ?? 0, end: last?.end ?? 0 };
  return { found: { ...found, ...place, site, text: text.join(" ") }, from, to };
}
