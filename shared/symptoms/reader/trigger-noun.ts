import { isKin } from "./kin.ts";
import type { Passage } from "./passage.ts";
import language from "./wording/language.json" with { type: "json" };
import trigger from "./wording/trigger.json" with { type: "json" };

const setOf = (words: string) => new Set(words.split(" "));
const skipped = new Set([...trigger.determiners.split(" "), ...trigger.amounts.split(" ")]);
const determiners = setOf(trigger.determiners);
const stops = setOf(trigger.stops);
const leftStops = setOf(trigger.leftStops);
const adverbs = setOf(trigger.adverbs);
const meals = setOf(trigger.meals);
const generic = setOf(trigger.generic);
const finiteVerbs = setOf(language.finiteVerbs);
const subjects = setOf(language.subjects);
const circumstances = new Set(trigger.circumstances);
const innerLinks = setOf(trigger.innerLinks);
const longest = 4;

/** The noun behind a cue ("after eating two slices of pizza" is "pizza"), null where a meal or a time stands. */
export function readNounBehind(passage: Passage, start: number, limit: number): string | null {
  const from = skipAmounts(passage, start, limit);
  let to = from;
  while (to < limit && to - from < longest && (isNounWord(passage, to) || isInnerLink(passage, from, to)))
    to++;
  if (innerLinks.has(passage.words[to - 1]?.text ?? "")) to--;
  if (isJoined(passage, from, to, limit)) to = endOfNoun(passage, to + 1, limit);
  if (isKin(passage, to - 1)) return null;
  while (to > from && generic.has(passage.words[to - 1]?.text ?? "") && to - from > 1) to--;
  return tell(passage, from, to);
}

function skipAmounts({ words, timeAt }: Passage, start: number, limit: number): number {
  let at = start;
  for (; at < limit; at++) {
    const { text, kind } = words[at] ?? { text: "", kind: "mark" };
    const isOf = text === "of" && at > start;
    if (timeAt[at] !== timeAt[start - 1] && timeAt[at] !== -1) break;
    if (kind !== "number" && !isOf && !skipped.has(text)) break;
  }
  return at;
}

function isNounWord({ words, mentions, mentionAt, timeAt }: Passage, at: number): boolean {
  const { text, kind } = words[at] ?? { text: "", kind: "mark" };
  const mention = mentions[mentionAt[at] ?? -1];
  if (mention) return circumstances.has(mention.found.symptomId);
  if (kind !== "word") return false;
  return timeAt[at] === -1 && !stops.has(text) && !determiners.has(text);
}

/** "the smell of paint", "yogurt with honey", but not "pizza with Tom" */
function isInnerLink(passage: Passage, from: number, at: number): boolean {
  const next = passage.words[at + 1];
  if (at === from || !innerLinks.has(passage.words[at]?.text ?? "") || next === undefined) return false;
  const isName = passage.text[next.start] !== next.text[0];
  return !isName && isNounWord(passage, at + 1) && !isKin(passage, at + 1);
}

/** "pizza and beer" */
function isJoined(passage: Passage, from: number, to: number, limit: number): boolean {
  const { words } = passage;
  const next = words[to + 1]?.text ?? "";
  if (to === from || to + 1 >= limit || !["and", "&"].includes(words[to]?.text ?? "")) return false;
  return (
    isNounWord(passage, to + 1) && !finiteVerbs.has(next) && !subjects.has(next) && !next.endsWith("ing")
  );
}

function endOfNoun(passage: Passage, from: number, limit: number): number {
  let to = from;
  while (to < limit && to - from < longest && isNounWord(passage, to)) to++;
  return to;
}

/** The noun before a cue: "the milk always" gave me. */
export function readNounBefore(passage: Passage, limit: number, end: number): string | null {
  const { words } = passage;
  let to = end;
  while (to > limit && adverbs.has(words[to - 1]?.text ?? "")) to--;
  let from = to;
  for (; from > limit && to - from < longest; from--) {
    const { text, kind } = words[from - 1] ?? { text: "", kind: "mark" };
    const isOpen = kind === "word" && passage.mentionAt[from - 1] === -1 && !leftStops.has(text);
    if (!isOpen || determiners.has(text)) break;
  }
  while (from < to && (passage.timeAt[from] !== -1 || skipped.has(words[from]?.text ?? ""))) from++;
  return tell(passage, from, to);
}

function tell({ text, words, timeAt }: Passage, from: number, to: number): string | null {
  const named = words.slice(from, to);
  const isFood = named.some((word, place) => !meals.has(word.text) && timeAt[from + place] === -1);
  const [first, last] = [named[0], named.at(-1)];
  if (!isFood || first === undefined || last === undefined || first.text.endsWith("ing")) return null;
  return text.slice(first.start, last.end).toLowerCase();
}
