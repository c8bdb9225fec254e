import { compileWordLists, findPhraseAt, hasEnglishForm, wordAt } from "../../../language/mod.ts";
import { findSite } from "../vocabulary/vocabulary.ts";
import { isFoodWord } from "./food-words.ts";
import type { Passage, Range, Sentence } from "./passage.ts";
import { findMedicine } from "./trigger-actions.ts";
import { readNounBehind, type TriggerWords } from "./trigger-nouns.ts";
import languageData from "./wording/language.json" with { type: "json" };
import triggerData from "./wording/trigger.json" with { type: "json" };

const language = compileWordLists(languageData);
const lists = compileWordLists(triggerData);
const marks = new Set([",", ":", "→", "⇒", ">", "=", "-", ";", "(", "then"]);
const longestOpening = 9;
const longestGuess = 5;
const longestDoubt = 3;
const shortestUnknown = 4;

/**
 * What a sentence opens with, without a verb, before its symptom or as the whole of it: "laksa too spicy, mouth on fire",
 * "wk 3 metformin: nausea", "Lunch: ramen and edamame."
 */
export function readOpening(passage: Passage, { from, to }: Sentence): (TriggerWords & Range) | null {
  const opening = findOpening(passage, from, to);
  if (opening === null) return null;
  for (let at = opening.from; at < opening.to; at++) {
    const noun = readNounBehind(passage, at, opening.to);
    if (noun !== null && namesFood(passage, noun, opening)) return { ...noun, ...opening };
  }
  const medicine = findMedicine(passage, opening.from, opening.to);
  return medicine && { ...medicine, ...opening };
}

/** The cause that a question guesses at behind its symptom: "mouth so dry, metformin?", "bloated - dairy?" */
export function readGuess(passage: Passage, { from, to }: Sentence): TriggerWords | null {
  const { words, mentions, mentionAt } = passage;
  let at = to - 1;
  while (at > from && !marks.has(wordAt(words, at)) && to - at <= longestGuess) at--;
  const isPlain = (one: number) =>
    one === -1 || lists.circumstances.has(mentions[one]?.found.symptomId ?? "");
  const isGuess = at > from && marks.has(wordAt(words, at)) && mentionAt.slice(at, to).every(isPlain);
  if (!isGuess || words.slice(at, to).some(({ text }) => lists.guessStops.has(text))) return null;
  return findMedicine(passage, at, to) ?? readNounBehind(passage, at + 1, to);
}

/** Where a sentence that ends in a doubt has its guess: "itchy scalp, shampoo maybe", "sneezing, pollen I guess". */
export function endOfGuess({ words }: Passage, { from, to }: Sentence): number | null {
  const last = words[to - 1]?.kind === "mark" ? to - 1 : to;
  for (let at = Math.max(from, last - longestDoubt); at < last; at++)
    if (findPhraseAt(lists.doubts, words, at, { limit: last })?.end === last)
      return lists.notGuesses.has(wordAt(words, at - 1)) ? null : at;
  return null;
}

/** Where a sentence ends whose last words are a bare cause: "itchy all over, new washing powder", "sneezing, pollen". */
export function endOfBareCause({ words, mentionAt }: Passage, { from, to }: Sentence): number | null {
  let at = to - 1;
  while (at > from && wordAt(words, at) !== "," && to - at <= longestGuess) at--;
  const own = words.slice(at + 1, to);
  const isCause =
    own[0]?.text === "new" ? own.length > 1 : own.length === 1 && lists.bareCauses.has(own[0]?.text ?? "");
  const isBehind = mentionAt.slice(from, at).some((one) => one !== -1);
  return wordAt(words, at) === "," && isBehind && isCause ? to : null;
}

/** The words in front of the first mark or symptom, times, meals and marks before them aside. */
function findOpening({ words, mentionAt, timeAt }: Passage, from: number, to: number): Range | null {
  const isLead = (at: number) =>
    timeAt[at] !== -1 || marks.has(wordAt(words, at)) || lists.mealNames.has(wordAt(words, at));
  let first = from;
  while (first < to && isLead(first) && mentionAt[first] === -1) first++;
  let end = first;
  for (; end < to && mentionAt[end] === -1 && !marks.has(wordAt(words, end)); end++) {
    const text = wordAt(words, end);
    const isSaid =
      language.persons.has(text) || language.finiteVerbs.has(text) || lists.notOpenings.has(text);
    if (isSaid || end - first >= longestOpening) return null;
  }
  return end > first ? { from: first, to: end } : null;
}

/** Whether a noun names a food, or is a word that no dictionary has where a meal, an amount or another such word stands. */
function namesFood(passage: Passage, { span }: TriggerWords, opening: Range): boolean {
  const { words, text } = passage;
  const own = words.filter(({ start, end }) => start >= span.start && end <= span.end);
  if (words.some((word, at) => own.includes(word) && findSite(words, at) !== null)) return false;
  if (own.some((word) => isFoodWord(word.text))) return true;
  if (findMedicine(passage, opening.from, opening.to) !== null) return false;
  const unknown = own.filter(
    (word) =>
      word.kind === "word" &&
      word.text.length >= shortestUnknown &&
      text[word.start] === word.text[0] &&
      !hasEnglishForm(word.text),
  );
  const around = words.slice(opening.from, opening.to);
  const isServed = around.some(({ kind, text: one }) => kind === "number" || lists.served.has(one));
  return unknown.length > 1 || (unknown.length === 1 && isServed);
}
