import { compileWordLists, findApart, findPhraseAt, wordAt } from "../../../language/mod.ts";
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
  if (isAffirmedLater(passage, index)) return true;
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

/** Where the sentence names another symptom: "no nausea, but the bloating is back" affirms no nausea. */
function findOther({ mentions }: Passage, index: number): number {
  const own = mentions[index]?.found.symptomId;
  const other = mentions.find((one, at) => at > index && one.found.symptomId !== own);
  return other?.from ?? Number.POSITIVE_INFINITY;
}

/** "I never get headaches but today I have one", "no pain when resting, only when I bend it" */
function isAffirmedLater(passage: Passage, index: number): boolean {
  const { words, mentions } = passage;
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const sentenceEnd = sentenceOf(passage, from)?.to ?? to;
  const limit = Math.min(sentenceEnd, to + turnReach, findOther(passage, index));
  if (findApart(negation.exceptions, words, to, limit).length > 0) return true;
  const turn = words.slice(to, limit).findIndex(({ text }) => negation.laterTurns.has(text));
  if (turn < 0) return false;
  return findApart(negation.laterAffirmers, words, to + turn, limit).some(
    ({ end }) => end >= sentenceEnd || words[end]?.kind === "mark",
  );
}
