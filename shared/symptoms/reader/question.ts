import type { Mention, Passage } from "./passage.ts";
import { compileList, findPhraseAt } from "./phrase-list.ts";
import language from "./wording/language.json" with { type: "json" };
import supposition from "./wording/supposition.json" with { type: "json" };

const openers = compileList(supposition.questionOpeners);
const plainOpeners = compileList(supposition.plainOpeners);
const presuppositions = compileList(supposition.presuppositions);
const definites = new Set(language.definites.split(" "));
const selves = new Set(supposition.selves.split(" "));
const finiteVerbs = new Set(language.finiteVerbs.split(" "));
const joiners = new Set([...language.joiners.split(" "), ",", "so", "but", "then"]);
const answers = new Set(supposition.answers.split(" "));
const denyings = new Set(supposition.denyings.split(" "));
const adjectiveReach = 2;
const openingWords = 3;
const answerReach = 4;

/** Whether a question asks for the symptom; one that takes it as known ("why am I bloated?") does not. */
export function isQuestioned(passage: Passage, mention: Mention): boolean {
  const { words, sentences, sentenceAt, clauseAt } = passage;
  const sentence = sentences[sentenceAt[mention.from] ?? -1];
  if (sentence === undefined) return false;
  const answer = sentence.isQuestion ? findAnswer(words, sentence.to) : "";
  if (answers.has(answer) || denyings.has(answer)) return denyings.has(answer);
  const list = sentence.isQuestion ? openers : plainOpeners;
  let isAsked = false;
  for (let at = sentence.from; at < mention.from; at++) {
    const opens = at === sentence.from || clauseAt[at] !== clauseAt[at - 1];
    if (!opens) continue;
    const first = skipJoiners(passage, at, mention.from);
    if (findPhraseAt(presuppositions, words, first, sentence.to)) return false;
    isAsked =
      findPhraseAt(list, words, first, mention.from) !== null || (isAsked && !tellsOfSelf(passage, at));
  }
  if (isAsked) return !isKnown(passage, mention);
  return sentence.isQuestion && isFragment(passage, sentence.from, sentence.to);
}

/** "Any headache? Yes, mild.", "Dizzy? No." */
function findAnswer(words: Passage["words"], from: number): string {
  return words.slice(from, from + answerReach).find(({ kind }) => kind === "word")?.text ?? "";
}

function skipJoiners({ words }: Passage, from: number, limit: number): number {
  let at = from;
  while (at < limit && joiners.has(words[at]?.text ?? "")) at++;
  return at;
}

function tellsOfSelf({ words }: Passage, from: number): boolean {
  return words.slice(from, from + openingWords).some(({ text }) => selves.has(text));
}

/** "could my headache come from it?" */
function isKnown({ words }: Passage, { from }: Mention): boolean {
  return words.slice(Math.max(0, from - adjectiveReach), from).some(({ text }) => definites.has(text));
}

function isFragment({ words, mentionAt, timeAt }: Passage, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const text = words[at]?.text ?? "";
    if (timeAt[at] !== -1) return false;
    if (selves.has(text) || (mentionAt[at] === -1 && finiteVerbs.has(text))) return false;
  }
  return true;
}
