import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { Mention, Passage } from "./passage.ts";
import { type Cast, isOfWriter, isRelative, type Person } from "./people.ts";
import languageData from "./wording/language.json" with { type: "json" };
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);
const language = compileWordLists(languageData);

/** Pronouns that, within the name of a symptom, mean parts of the body: "my legs don't do as they're told". */
const several = new Set(["they", "they're", "they've"]);

/** Whom the name itself has: "toddler is burning hot", "she's grey". */
export function findInside(passage: Passage, cast: Cast, mention: Mention): Person | null {
  const { from, to } = mention;
  const person = cast.personAt
    .slice(from, to)
    .find((one, place) => one !== null && !(place > 0 && isWitness(passage, from + place)));
  if (person || isOfWriter(mention)) return person ?? null;
  const at = passage.words
    .slice(from, to)
    .findIndex(({ text }, place) => people.thirdPersons.has(text) && !(place > 0 && several.has(text)));
  return at < 0 ? null : readPronoun(cast, from + at);
}

/** Someone who only reports the symptom: "picking ants off the bed that my wife says weren't there". */
function isWitness({ words }: Passage, at: number): boolean {
  const verb = wordAt(words, at + 1);
  return people.reports.has(verb) || people.sights.has(wordAt(words, at + 2)) || people.sights.has(verb);
}

/** Whom a word inside another name has: of "she's grey and sweating" she is the subject of both. */
export function findNamed(passage: Passage, cast: Cast, at: number): Person | null {
  const mention = passage.mentions[passage.mentionAt[at] ?? -1];
  return mention === undefined ? null : findInside(passage, cast, { ...mention, from: at, to: at + 1 });
}

/** "I've been counting and he's only kicked twice": he is the baby of the writer unless a mother is named. */
export function isOwnUnborn(cast: Cast, { found, from }: Mention): boolean {
  if (!people.unborn.has(found.symptomId.toLowerCase())) return false;
  return !cast.personAt.slice(0, from).some((person) => person === "other" || person === "cared_for");
}

/** "she" in notes on a patient who is not named is the patient. */
export function readPronoun({ isClinical, meantAt }: Cast, at: number): Person {
  const person = meantAt[at] ?? "other";
  return isClinical && person === "other" ? (meantAt[0] ?? "other") : person;
}

/**
 * A first name where it is someone's symptom: "Tim has a fever", "Anna threw up". At the start of a sentence, where
 * every word has a capital, only a verb of the third person or the symptom itself may follow.
 */
export function isNamedPerson(passage: Passage, at: number): boolean {
  const { text, words, mentionAt, timeAt, sentenceAt } = passage;
  const word = words[at];
  if (word?.kind !== "word" || mentionAt[at] !== -1 || timeAt[at] !== -1) return false;
  if (people.notNames.has(word.text) || word.text.endsWith("ly")) return false;
  if (!/^\p{Lu}\p{Ll}+$/u.test(text.slice(word.start, word.end))) return false;
  // "my brother with Marfan got sudden pain": an illness that bears a name.
  if (wordAt(words, at - 1) === "with" && isRelative(passage, at - 2)) return false;
  const isFirst = sentenceAt[at] !== sentenceAt[at - 1];
  const next = wordAt(words, at + 1);
  const isSymptom = (mentionAt[at + 1] ?? -1) !== -1 && language.finiteVerbs.has(next);
  return isSymptom || (isFirst ? people.singularVerbs : people.namedVerbs).has(next);
}
