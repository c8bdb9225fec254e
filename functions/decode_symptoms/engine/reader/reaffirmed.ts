import { compileWordLists, findApart, findPhraseAt, wordAt } from "../../../../shared/language/mod.ts";
import { type Passage, sentenceOf } from "./passage.ts";
import negationData from "./wording/negation.json" with { type: "json" };

const negation = compileWordLists(negationData);
const turnReach = 30;

/** Whether the text asserts a negated symptom after all: "I don't have a headache. Actually yes I do". */
export function isReaffirmed(passage: Passage, index: number): boolean {
  const { words, mentions } = passage;
  const mention = mentions[index];
  if (mention === undefined) return false;
  // "never had a headache this bad"
  if (findPhraseAt(negation.degreeTrailers, words, mention.to) !== null) return true;
  if (isAffirmedLater(words, mention.to, findOwnEnd(passage, index))) return true;
  let at = mention.to;
  while (words[at] !== undefined && words[at]?.kind !== "word") at++;
  const limit = sentenceOf(passage, at)?.to ?? at;
  const phrase = findPhraseAt(negation.reaffirmers, words, at, { limit });
  if (phrase === null || at === mention.to) return false;
  const after = wordAt(words, phrase.end);
  return (
    phrase.end >= limit || words[phrase.end]?.kind === "mark" || ["i", "though", "actually"].includes(after)
  );
}

/** Where the sentence ends, or names another symptom: "no nausea, but the bloating is back" affirms no nausea. */
function findOwnEnd(passage: Passage, index: number): number {
  const { mentions } = passage;
  const { from, to, found } = mentions[index] ?? { from: 0, to: 0, found: null };
  const end = sentenceOf(passage, from)?.to ?? to;
  const other = mentions.find((one, at) => at > index && one.found.symptomId !== found?.symptomId);
  return Math.min(end, other?.from ?? end);
}

/** "I never get headaches but today I have one" */
function isAffirmedLater(words: Passage["words"], from: number, sentenceEnd: number): boolean {
  const limit = Math.min(sentenceEnd, from + turnReach);
  const turn = words.slice(from, limit).findIndex(({ text }) => negation.laterTurns.has(text));
  if (turn < 0) return false;
  return findApart(negation.laterAffirmers, words, from + turn, limit).some(
    ({ end }) => end >= sentenceEnd || words[end]?.kind === "mark",
  );
}
