import type { Passage } from "./passage.ts";
import { compilePhrases, findPhraseAt } from "./phrase-list.ts";
import history from "./wording/history.json" with { type: "json" };

/** `listed` puts the list behind it into the past, `clause` the clause behind it, `whole` its part of the sentence. */
type HistoryKind = "listed" | "clause" | "whole";

const cues = compilePhrases<HistoryKind>([
  ...history.listed.map((pattern) => [pattern, "listed"] as const),
  ...history.clause.map((pattern) => [pattern, "clause"] as const),
  ...history.whole.map((pattern) => [pattern, "whole"] as const),
]);
/** "a 3 year old", "45yo": how old someone is now. */
const isAge = /^(?!when|at|since).*\b(?:old|olds|aged?)\b|\d\s*y[/.]?o/i;
/** "since I was twelve": still so. */
const isOngoing = /^(?:ever )?since\b/i;
const listEnds = new Set(history.listEnds.split(" "));
const contrasts = new Set(history.contrasts.split(" "));

/** The mentions that belong to former times, by index. */
export function findHistory(passage: Passage): Set<number> {
  const former = new Set<number>();
  const { words, sentences, sentenceAt, times } = passage;
  for (let at = 0; at < words.length; ) {
    const sentence = sentences[sentenceAt[at] ?? -1];
    const cue = sentence ? findPhraseAt(cues, words, at, sentence.to) : null;
    if (cue && !isLately(passage, cue.from))
      for (const index of listReached(passage, cue.value, cue.from, cue.to)) former.add(index);
    at = cue?.to ?? at + 1;
  }
  for (const { found, from, to } of times) {
    if (found.meaning.kind !== "remote" || isAge.test(found.text) || isOngoing.test(found.text)) continue;
    for (const index of listReached(passage, "whole", from, to)) former.add(index);
  }
  return former;
}

/** "3 day history of cough": how long it is there. */
function isLately({ times, timeAt }: Passage, from: number): boolean {
  return times[timeAt[from - 1] ?? -1]?.found.meaning.kind === "duration";
}

function listReached(passage: Passage, kind: HistoryKind, from: number, to: number): number[] {
  const { mentions, sentenceAt, clauseAt } = passage;
  if (kind === "listed") {
    const until = endOfList(passage, to);
    return [...mentions.keys()].filter((index) => {
      const at = mentions[index]?.from ?? -1;
      return at >= to && at < until;
    });
  }
  const [first, last] = kind === "clause" ? [from, endOf(clauseAt, from)] : findPart(passage, from);
  return [...mentions.keys()].filter((index) => {
    const at = mentions[index]?.from ?? -1;
    return sentenceAt[at] === sentenceAt[from] && at >= first && at < last;
  });
}

function endOf(clauseAt: readonly number[], from: number): number {
  let at = from;
  while (at < clauseAt.length && clauseAt[at] === clauseAt[from]) at++;
  return at;
}

function endOfList({ words, clauseAt }: Passage, from: number): number {
  let at = from;
  while (clauseAt[at] === clauseAt[from] && at < words.length && !listEnds.has(words[at]?.text ?? "")) at++;
  return at;
}

/** The part of the sentence around word `from` in which no clause sets today against it. */
function findPart({ words, sentenceAt, clauseAt }: Passage, from: number): [number, number] {
  const turns = (at: number) => clauseAt[at] !== clauseAt[at - 1] && opensContrast(words, at);
  let first = from;
  while (first > 0 && sentenceAt[first - 1] === sentenceAt[from] && !turns(first)) first--;
  let last = from + 1;
  while (last < words.length && sentenceAt[last] === sentenceAt[from] && !turns(last)) last++;
  return [first, last];
}

function opensContrast(words: Passage["words"], at: number): boolean {
  const isMark = words[at]?.text === "," || words[at]?.text === "and";
  return contrasts.has(words[isMark ? at + 1 : at]?.text ?? "");
}
