import type { Passage } from "./passage.ts";
import language from "./wording/language.json" with { type: "json" };
import people from "./wording/people.json" with { type: "json" };

const setOf = (words: string) => new Set(words.split(" "));
const kin = setOf(people.kin);
/** "hot dogs" are eaten. */
const dishWords = setOf(people.dishWords);
const fillers = setOf(people.fillers);
const prepositions = setOf(people.prepositions);
const experiencing = setOf(people.experiencing);
const reports = setOf(people.reports);
const causings = setOf(people.causings);
const determiners = setOf(people.determiners);
const notNames = setOf(people.notNames);
const namedVerbs = setOf(people.namedVerbs);
const singularVerbs = setOf(people.singularVerbs);
const finiteVerbs = setOf(language.finiteVerbs);
const ages = new Set(["year", "yr", "month", "week"]);
const openers = setOf(
  `${language.joiners} ${language.linkers} ${language.subjectBreaks} but , : now then today`,
);
const reach = 4;

/** Whether a word names another person or an animal: "husband", "dog's", the "old" of "my 3 year old". */
export function isKin({ words, mentionAt }: Passage, at: number): boolean {
  const text = words[at]?.text ?? "";
  if (mentionAt[at] !== -1) return false;
  if (text === "old")
    return ages.has(words[at - 1]?.text ?? "") && determiners.has(words[at - 3]?.text ?? "");
  return kin.has(stripGenitive(text)) && !dishWords.has(words[at - 1]?.text ?? "");
}

/**
 * A first name where someone's symptom is told: "Tim has a fever", "Anna threw up". At the start of a sentence, where
 * every word has a capital, only a verb of the third person or the symptom itself may follow.
 */
export function isNamedPerson({ text, words, mentionAt, timeAt, sentenceAt }: Passage, at: number): boolean {
  const word = words[at];
  if (word?.kind !== "word" || mentionAt[at] !== -1 || timeAt[at] !== -1) return false;
  if (notNames.has(word.text) || word.text.endsWith("ly")) return false;
  if (!/^\p{Lu}\p{Ll}+$/u.test(text.slice(word.start, word.end))) return false;
  const isFirst = sentenceAt[at] !== sentenceAt[at - 1];
  const next = words[at + 1]?.text ?? "";
  const isTold = (mentionAt[at + 1] ?? -1) !== -1 && finiteVerbs.has(next);
  return isTold || (isFirst ? singularVerbs : namedVerbs).has(next);
}

/** "my wife's" */
export function isKinGenitive(passage: Passage, at: number): boolean {
  const text = passage.words[at]?.text ?? "";
  return stripGenitive(text) !== text && isKin(passage, at);
}

/** Whether the words behind `at` name someone, adjectives aside: "my little brother". */
export function isKinBehind(passage: Passage, at: number): boolean {
  for (let next = at + 1; next <= at + reach; next++) {
    if (isKin(passage, next)) return true;
    const { text, kind } = passage.words[next] ?? { text: "", kind: "mark" };
    if (kind !== "number" && !fillers.has(text) && !determiners.has(text)) return false;
  }
  return false;
}

/**
 * Whether the person at `at` can be the one who feels what is named at `limit`: the subject of the clause ("my son
 * has"), or who is made to ("made my son sick"); not one met or mentioned on the way.
 */
export function isKinSubject(passage: Passage, at: number, limit: number, isClinical: boolean): boolean {
  const { words, clauseAt, timeAt } = passage;
  if (!isKin(passage, at) || isKinGenitive(passage, at)) return false;
  if (isClinical && reports.has(words[at + 1]?.text ?? "")) return false;
  let before = at - 1;
  while (isOfPerson(words[before])) before--;
  const text = words[before]?.text ?? "";
  if (causings.has(text) || at + 1 === limit) return true;
  if (prepositions.has(text)) return false;
  if (experiencing.has(words[at + 1]?.text ?? "")) return true;
  return clauseAt[before] !== clauseAt[at] || timeAt[before] !== -1 || openers.has(text);
}

function isOfPerson(word: Passage["words"][number] | undefined): boolean {
  if (word === undefined) return false;
  return word.kind === "number" || fillers.has(word.text) || determiners.has(word.text);
}

function stripGenitive(text: string): string {
  if (text.endsWith("'s")) return text.slice(0, -2);
  return text.endsWith("s'") ? text.slice(0, -1) : text;
}
