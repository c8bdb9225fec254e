import type { Passage } from "./passage.ts";
import { compileList, findPhraseAt, findPhrases } from "./phrase-list.ts";
import negation from "./wording/negation.json" with { type: "json" };

const reaffirmers = compileList(negation.reaffirmers);
const laterAffirmers = compileList(negation.laterAffirmers);
const laterTurns = new Set(negation.laterTurns.split(" "));
const turnReach = 30;

/** Whether a denied symptom is told after all: "I don't have a headache. Actually yes I do". */
export function isReaffirmed({ words, mentions, sentences, sentenceAt }: Passage, index: number): boolean {
  const mention = mentions[index];
  if (mention === undefined) return false;
  let at = mention.to;
  while (words[at] !== undefined && words[at]?.kind !== "word") at++;
  const limit = sentences[sentenceAt[at] ?? -1]?.to ?? at;
  const phrase = findPhraseAt(reaffirmers, words, at, limit);
  if (isAffirmedLater(words, mention.to, sentences[sentenceAt[mention.from] ?? -1]?.to ?? mention.to))
    return true;
  if (phrase === null || at === mention.to) return false;
  return phrase.to >= limit || words[phrase.to]?.kind === "mark" || reaffirms(words[phrase.to]?.text);
}

/** "I never get headaches but today I have one" */
function isAffirmedLater(words: Passage["words"], from: number, limit: number): boolean {
  const turn = words
    .slice(from, Math.min(limit, from + turnReach))
    .findIndex(({ text }) => laterTurns.has(text));
  return (
    turn >= 0 &&
    findPhrases(laterAffirmers, words, from + turn, Math.min(limit, from + turnReach)).some(({ to }) => {
      return to >= limit || words[to]?.kind === "mark";
    })
  );
}

function reaffirms(text: string | undefined): boolean {
  return text === "i" || text === "though" || text === "actually";
}
