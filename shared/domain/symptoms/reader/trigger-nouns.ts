import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { SymptomEvent } from "../symptom-event.ts";
import type { Passage } from "./passage.ts";
import { isRelative } from "./people.ts";
import languageData from "./wording/language.json" with { type: "json" };
import triggerData from "./wording/trigger.json" with { type: "json" };

/** Words that name a cause, as the report writes them, in lower case. */
export type TriggerWords = Pick<NonNullable<SymptomEvent["trigger"]>, "text" | "span">;

const language = compileWordLists(languageData);
const lists = compileWordLists(triggerData);
const longestNoun = 4;
/** "at", a determiner and two words */
const placeReach = 4;

/** The noun behind a cue ("after eating two slices of pizza" is "pizza"), null where a meal or a time stands. */
export function readNounBehind(passage: Passage, start: number, limit: number): TriggerWords | null {
  const { words } = passage;
  const from = skipAmounts(passage, start, limit);
  const isInNoun = (at: number) => isNounWord(passage, at) || isInnerLink(passage, from, at);
  let to = from;
  while (to < limit && to - from < longestNoun && isInNoun(to)) to++;
  if (lists.innerLinks.has(wordAt(words, to - 1))) to--;
  if (isJoined(passage, from, to, limit)) to = endOfNoun(passage, to + 1, limit);
  if (isRelative(passage, to - 1)) return null;
  // "had 2 pints"
  if (to === from && from > start && lists.measures.has(wordAt(words, from - 1)))
    return writeNoun(passage, from - 1, from);
  while (to - from > 1 && lists.generic.has(wordAt(words, to - 1))) to--;
  return writeNoun(passage, from, to);
}

/** The meal behind a cue: "after lunch", "with every meal". */
export function readMealBehind(passage: Passage, start: number, limit: number): TriggerWords | null {
  const { text, words } = passage;
  let at = start;
  while (at < limit && (isSkipped(wordAt(words, at)) || lists.mealAdjectives.has(wordAt(words, at)))) at++;
  const meal = words[at];
  if (at >= limit || meal === undefined || !lists.mealNames.has(meal.text)) return null;
  // "after dinner (fish curry)"
  const dish = wordAt(words, at + 1) === "(" ? readNounBehind(passage, at + 2, limit) : null;
  if (dish !== null) return dish;
  const span = { start: meal.start, end: meal.end };
  return { text: text.slice(span.start, span.end).toLowerCase(), span };
}

function skipAmounts({ words, timeAt }: Passage, start: number, limit: number): number {
  let at = start;
  for (; at < limit; at++) {
    const text = wordAt(words, at);
    const isOf = text === "of" && at > start;
    // "last night's beers"
    const isOfTime = timeAt[at] !== -1 && timeAt[at + 1] !== timeAt[at] && text.endsWith("'s");
    if (
      isOfTime ||
      (timeAt[at] !== -1 && timeAt[at] === timeAt[at + 1] && wordAt(words, at + 1).endsWith("'s"))
    )
      continue;
    if (timeAt[at] !== timeAt[start - 1] && timeAt[at] !== -1) break;
    if (words[at]?.kind !== "number" && !isOf && !isSkipped(text)) break;
  }
  return at;
}

function isSkipped(text: string): boolean {
  return lists.determiners.has(text) || lists.amounts.has(text);
}

function isNounWord({ words, mentions, mentionAt, timeAt }: Passage, at: number): boolean {
  const mention = mentions[mentionAt[at] ?? -1];
  if (mention) return lists.circumstances.has(mention.found.symptomId);
  const text = wordAt(words, at);
  if (words[at]?.kind !== "word" || timeAt[at] !== -1) return false;
  return !lists.stops.has(text) && !lists.determiners.has(text);
}

/** "the smell of paint", "yogurt with honey", but not "pizza with Tom" */
function isInnerLink(passage: Passage, from: number, at: number): boolean {
  const { text, words } = passage;
  const next = words[at + 1];
  if (at === from || !lists.innerLinks.has(wordAt(words, at)) || next === undefined) return false;
  const isName = text[next.start] !== next.text[0];
  return !isName && isNounWord(passage, at + 1) && !isRelative(passage, at + 1);
}

/** "pizza and beer" */
function isJoined(passage: Passage, from: number, to: number, limit: number): boolean {
  const { words } = passage;
  const next = wordAt(words, to + 1);
  if (to === from || to + 1 >= limit || !["and", "&"].includes(wordAt(words, to))) return false;
  if (language.finiteVerbs.has(next) || language.subjects.has(next) || next.endsWith("ing")) return false;
  return isNounWord(passage, to + 1);
}

function endOfNoun(passage: Passage, from: number, limit: number): number {
  let to = from;
  while (to < limit && to - from < longestNoun && isNounWord(passage, to)) {
    // "wings and beer watching the game"
    if (to > from && isGerund(wordAt(passage.words, to))) break;
    to++;
  }
  return to;
}

/** The noun before a cue: "the milk always" gave me. */
export function readNounBefore(passage: Passage, limit: number, end: number): TriggerWords | null {
  const { words, mentionAt, timeAt } = passage;
  const to = skipCircumstance(passage, limit, skipAdverbs(passage, limit, end));
  let from = to;
  for (; from > limit && to - from < longestNoun; from--) {
    const text = wordAt(words, from - 1);
    if (words[from - 1]?.kind !== "word" || mentionAt[from - 1] !== -1) break;
    if (lists.leftStops.has(text) || lists.determiners.has(text)) break;
  }
  while (from < to && (timeAt[from] !== -1 || isSkipped(wordAt(words, from)))) from++;
  return writeNoun(passage, from, to);
}

/** Over "on an empty stomach" of "coffee on an empty stomach makes me shaky", and over a place. */
function skipCircumstance(passage: Passage, limit: number, end: number): number {
  const start = startOfFast(passage, end);
  return start !== null && start > limit ? start : skipPlace(passage, limit, end);
}

/** Where "on an empty stomach" begins that ends before a word, null for none. */
export function startOfFast({ words }: Passage, end: number): number | null {
  if (wordAt(words, end - 1) !== "stomach" || wordAt(words, end - 2) !== "empty") return null;
  const at = wordAt(words, end - 3) === "an" ? end - 4 : end - 3;
  return wordAt(words, at) === "on" ? at : null;
}

/** Over "at the market" of "the scallops at the market made me sick", where words stand in front of it. */
function skipPlace({ words, mentionAt }: Passage, limit: number, end: number): number {
  const first = Math.max(limit + 1, end - placeReach);
  for (let at = end - 1; at >= first && words[at]?.kind === "word" && mentionAt[at] === -1; at--)
    if (wordAt(words, at) === "at") return isSkipped(wordAt(words, at - 1)) ? end : at;
  return end;
}

/** The place before the adverbs in front of a cue: "the milk" in "the milk always gave me". */
export function skipAdverbs({ words }: Passage, limit: number, end: number): number {
  let to = end;
  while (to > limit && lists.adverbs.has(wordAt(words, to - 1))) to--;
  return to;
}

/** The noun as the report writes it, in lower case; null for a meal, a time, a manner or an action. */
function writeNoun({ text, words, timeAt }: Passage, from: number, to: number): TriggerWords | null {
  const named = words.slice(from, to);
  const isNamed = named.some(
    (word, place) =>
      !lists.meals.has(word.text) && !lists.manners.has(word.text) && timeAt[from + place] === -1,
  );
  const [first, last] = [named[0], named.at(-1)];
  if (!isNamed || first === undefined || last === undefined || isGerund(first.text)) return null;
  const span = { start: first.start, end: last.end };
  return { text: text.slice(span.start, span.end).toLowerCase(), span };
}

/** "watching", but not the "anything" of "anything greasy". */
function isGerund(text: string): boolean {
  return text.endsWith("ing") && !lists.notGerunds.has(text);
}
