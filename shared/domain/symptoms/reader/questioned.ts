import { compileWordLists, findPhraseAt, wordAt } from "../../../language/mod.ts";
import signData from "../flags/data/signs.json" with { type: "json" };
import { type Mention, type Passage, partReach, type Sentence, sentenceOf } from "./passage.ts";
import data from "./wording/hypothetical.json" with { type: "json" };
import languageData from "./wording/language.json" with { type: "json" };

const language = compileWordLists(languageData);
const lists = compileWordLists(data);
const guessMarks = new Set([",", ":", "-", "...", "("]);
const longestGuess = 5;
const connectives = new Set([",", "so", "but", "then"]);
const knownReach = 2;
const openingWords = 3;
const answerReach = 4;

/** Whether a question asks for the symptom; one that takes it as known ("why am I bloated?") does not. */
export function isQuestioned(passage: Passage, mention: Mention): boolean {
  const { words, clauseAt } = passage;
  const sentence = sentenceOf(passage, mention.from);
  if (sentence === null) return false;
  const { to, isQuestion } = sentence;
  const from = Math.max(sentence.from, mention.from - partReach);
  const answer = isQuestion ? findAnswer(words, to) : "";
  if (lists.negativeAnswers.has(answer)) return true;
  if (lists.positiveAnswers.has(answer)) return false;
  if (isQuestion && isOnlyName(passage, mention, sentence)) return false;
  if (isOwnSuspicion(mention)) return false;
  // "what are the signs of a stroke?"
  if (isIllness(mention) && lists.generalQuestions.has(wordAt(words, from))) return true;
  const openers = isQuestion ? lists.questionOpeners : lists.plainOpeners;
  let isAsked = false;
  for (let at = from; at < mention.from; at++) {
    if (at > from && clauseAt[at] === clauseAt[at - 1]) continue;
    const first = skipConnectives(words, at, mention.from);
    if (findPhraseAt(lists.presuppositions, words, first, { limit: to })) return false;
    const isOpened = findPhraseAt(openers, words, first, { limit: mention.from }) !== null;
    isAsked = isOpened || (isAsked && !isAboutSelf(words, at));
  }
  if (isAsked) return !isKnown(words, mention);
  return isQuestion && !isBeforeGuess(passage, mention, to) && isFragment(passage, from, to);
}

/** "lithium toxicity?", "miscarrying? heavy bleeding": a report of nothing but a name, or a clue, is unsure of it. */
function isOnlyName({ words }: Passage, { found, ...mention }: Mention, { from, to }: Sentence): boolean {
  const isWhole = found.symptomId === "" || to >= words.length - 1;
  return mention.from === from && mention.to === to && isWhole;
}

/** "could I be having a heart attack": an illness whose name has the writer in it. */
export function isOwnSuspicion(mention: Mention): boolean {
  const words = mention.found.text.toLowerCase().split(" ");
  return isIllness(mention) && words.some((word) => lists.firstPersons.has(word));
}

function isIllness({ found }: Mention): boolean {
  return signData.diagnoses.includes(found.symptomId);
}

/** "Any headache? Yes, mild.", "Dizzy? No." */
function findAnswer(words: Passage["words"], from: number): string {
  return words.slice(from, from + answerReach).find(({ kind }) => kind === "word")?.text ?? "";
}

function skipConnectives(words: Passage["words"], from: number, limit: number): number {
  let at = from;
  const joins = (text: string) => language.joiners.has(text) || connectives.has(text);
  while (at < limit && joins(wordAt(words, at))) at++;
  return at;
}

function isAboutSelf(words: Passage["words"], from: number): boolean {
  return words.slice(from, from + openingWords).some(({ text }) => lists.firstPersons.has(text));
}

/** "could my headache come from it?" */
function isKnown(words: Passage["words"], { from }: Mention): boolean {
  return words.slice(Math.max(0, from - knownReach), from).some(({ text }) => language.definites.has(text));
}

/** "mouth so dry, metformin?": the guess is asked, not the symptom in front of it. */
function isBeforeGuess({ words, mentionAt }: Passage, mention: Mention, to: number): boolean {
  const rest = words.slice(mention.to, to);
  const comma = rest.findLastIndex(({ text }) => guessMarks.has(text));
  if (comma < 0 || rest.length - comma - 1 > longestGuess) return false;
  const guess = mention.to + comma + 1;
  return guess < to && mentionAt.slice(guess, to).every((at) => at === -1);
}

function isFragment({ words, mentionAt, timeAt }: Passage, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const text = wordAt(words, at);
    if (timeAt[at] !== -1 || lists.firstPersons.has(text)) return false;
    if (mentionAt[at] === -1 && language.finiteVerbs.has(text)) return false;
  }
  return true;
}
