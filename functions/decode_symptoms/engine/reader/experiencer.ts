import { compileWordLists, findApart, findPhraseAt, wordAt } from "../../../../shared/language/mod.ts";
import { type Mention, type Passage, sentenceOf } from "./passage.ts";
import languageData from "./wording/language.json" with { type: "json" };
import peopleData from "./wording/people.json" with { type: "json" };

type Experiencer = "self" | "other" | "unknown";

/** By mention index: symptoms of another experiencer, and the word from which statements on shared ones are of the writer. */
type OtherExperiencers = {
  readonly others: ReadonlySet<number>;
  readonly sharedFrom: ReadonlyMap<number, number>;
};

const language = compileWordLists(languageData);
const people = compileWordLists(peopleData);
const objects = new Set(["me", "us", "myself", "ourselves", "mine"]);
const ages = new Set(["year", "yr", "month", "week"]);
const openers = new Set(
  `${languageData.joiners} ${languageData.linkers} ${languageData.subjectBreaks} but , : now then today`.split(
    " ",
  ),
);
const possessorReach = 4;
const relativeReach = 4;
const subjectReach = 60;

/** The mentions whose experiencer is not the writer. In clinical notes the patient is the writer. */
export function findOtherExperiencers(passage: Passage): OtherExperiencers {
  const isClinical = passage.words.some(({ text }) => people.clinicalSigns.has(text));
  const others = new Set<number>();
  const sharedFrom = new Map<number, number>();
  const byClause = new Map<number, Experiencer>();
  for (const [index, mention] of passage.mentions.entries()) {
    const own = findExperiencer(passage, mention, isClinical);
    const experiencer = own === "unknown" ? inheritExperiencer(passage, mention, byClause, isClinical) : own;
    byClause.set(passage.clauseAt[mention.from] ?? -1, experiencer);
    if (experiencer !== "other" || isIncluded(passage, mention)) continue;
    const echo = findEcho(passage, mention);
    if (echo === null) others.add(index);
    else sharedFrom.set(index, echo);
  }
  return { others, sharedFrom };
}

function findExperiencer(passage: Passage, mention: Mention, isClinical: boolean): Experiencer {
  const possessor = findPossessor(passage, mention, isClinical);
  if (possessor !== "unknown") return possessor;
  const { words } = passage;
  // "the rash on my son", "a fever in our toddler"
  if (people.backings.has(wordAt(words, mention.to)) && isRelativeBehind(passage, mention.to)) return "other";
  if (isOnSelf(passage, mention)) return "self";
  return findSubject(passage, mention.from, mention.from, isClinical);
}

/** Whose symptom it is by the words right before it: "my", "his", "my son's". */
function findPossessor(passage: Passage, { from }: Mention, isClinical: boolean): Experiencer {
  const { words, clauseAt, mentionAt } = passage;
  for (let at = from; at >= from - possessorReach; at--) {
    const isInside = at === from;
    if (clauseAt[at] !== clauseAt[from] || (!isInside && mentionAt[at] !== -1)) break;
    const possessor = readPossessor(passage, at, isClinical);
    if (possessor !== "unknown") return possessor;
    if (!isInside && language.finiteVerbs.has(wordAt(words, at))) break;
  }
  return "unknown";
}

function readPossessor(passage: Passage, at: number, isClinical: boolean): Experiencer {
  const text = wordAt(passage.words, at);
  if (people.possessives.has(text)) return isRelativeBehind(passage, at) ? "unknown" : "self";
  if (people.patients.has(text)) return "self";
  if (people.thirdPossessives.has(text)) return isClinical ? "self" : "other";
  return text === "your" || isRelativeGenitive(passage, at) ? "other" : "unknown";
}

/** "the nurse noted a rash on my back" */
function isOnSelf(passage: Passage, { from, to }: Mention): boolean {
  const { words } = passage;
  for (let at = from; at < to; at++) {
    const isPlace = people.backings.has(wordAt(words, at - 1));
    if (isPlace && people.possessives.has(wordAt(words, at))) return !isRelativeBehind(passage, at);
  }
  return false;
}

/** The last person of the clause before `limit` who can be the one that feels. */
function findSubject(passage: Passage, start: number, limit: number, isClinical: boolean): Experiencer {
  const { words, clauseAt, mentionAt } = passage;
  const first = Math.max(0, limit - subjectReach);
  for (let at = limit - 1; at >= first && clauseAt[at] === clauseAt[start]; at--) {
    if (mentionAt[at] !== -1 && mentionAt[at] !== mentionAt[start]) continue;
    if (people.patients.has(wordAt(words, at)) || isSelf(words, at)) return "self";
    if (isOtherSubject(passage, at, limit, isClinical)) return "other";
  }
  return "unknown";
}

/** "everyone but me" leaves oneself out, "but I only got …" does not. */
function isSelf(words: Passage["words"], at: number): boolean {
  const text = wordAt(words, at);
  if (!people.firstPersons.has(text)) return false;
  return !objects.has(text) || !people.exclusions.has(wordAt(words, at - 1));
}

function isOtherSubject(passage: Passage, at: number, limit: number, isClinical: boolean): boolean {
  const { words } = passage;
  const [before, text, after] = [wordAt(words, at - 1), wordAt(words, at), wordAt(words, at + 1)];
  if (people.generics.has(text) && !people.notGeneric.has(before)) return true;
  if (isRelativeSubject(passage, at, limit, isClinical)) return true;
  return !isClinical && (isThirdPerson(text, before, after) || isNamedPerson(passage, at));
}

/** "they gave me" is about the staff, "made her sick" about her. */
function isThirdPerson(text: string, before: string, after: string): boolean {
  if (text === "they") return !people.staffVerbs.has(after);
  return people.thirdPersons.has(text) || (text === "her" && people.causatives.has(before));
}

/** A clause without a subject continues the one before it: "my son had a fever and threw up". */
function inheritExperiencer(
  passage: Passage,
  { from }: Mention,
  byClause: ReadonlyMap<number, Experiencer>,
  isClinical: boolean,
): Experiencer {
  const { clauseAt } = passage;
  const first = sentenceOf(passage, from)?.from ?? from;
  for (let at = from - 1; at >= first; at--) {
    const clause = clauseAt[at] ?? -1;
    if (clause === clauseAt[from] || clause === clauseAt[at + 1]) continue;
    const known = byClause.get(clause) ?? findSubject(passage, at, at + 1, isClinical);
    if (known !== "unknown") return known;
  }
  return "self";
}

/** "everyone got sick, me included": but not "he and I … and he was sick". */
function isIncluded(passage: Passage, mention: Mention): boolean {
  const { words } = passage;
  const first = sentenceOf(passage, mention.from)?.from ?? 0;
  const included = findApart(people.inclusions, words, first, mention.from).at(-1);
  const isOfOne = words.slice(included?.end, mention.from).some(({ text }) => people.thirdPersons.has(text));
  return included !== undefined && !isOfOne;
}

/** The word behind a symptom that makes it the writer's too: "my boyfriend is bloated, me too". */
function findEcho({ words, mentions, sentences, sentenceAt }: Passage, mention: Mention): number | null {
  const index = sentenceAt[mention.from] ?? -1;
  const until = sentences[index + 1]?.to ?? sentences[index]?.to ?? 0;
  const next = mentions.find((other) => other.from >= mention.to)?.from ?? until;
  const limit = Math.min(until, next);
  for (let at = mention.to; at < limit; at++)
    if (findPhraseAt(people.echoes, words, at, { limit })) return at;
  return null;
}

/** Whether a word names another person or an animal: "husband", "dog's", the "old" of "my 3 year old". */
export function isRelative({ words, mentionAt }: Passage, at: number): boolean {
  const [before, text] = [wordAt(words, at - 1), wordAt(words, at)];
  if (mentionAt[at] !== -1) return false;
  if (text === "old") return ages.has(before) && people.determiners.has(wordAt(words, at - 3));
  // "hot dogs" are eaten.
  return people.relatives.has(stripGenitive(text)) && !people.dishWords.has(before);
}

/** "my wife's" */
function isRelativeGenitive(passage: Passage, at: number): boolean {
  const text = wordAt(passage.words, at);
  return stripGenitive(text) !== text && isRelative(passage, at);
}

function stripGenitive(text: string): string {
  if (text.endsWith("'s")) return text.slice(0, -2);
  return text.endsWith("s'") ? text.slice(0, -1) : text;
}

/** Whether the words behind `at` name someone, adjectives aside: "my little brother". */
function isRelativeBehind(passage: Passage, at: number): boolean {
  for (let next = at + 1; next <= at + relativeReach; next++) {
    if (isRelative(passage, next)) return true;
    if (!isOfPerson(passage.words[next])) return false;
  }
  return false;
}

function isOfPerson(word: Passage["words"][number] | undefined): boolean {
  if (word === undefined) return false;
  return word.kind === "number" || people.fillers.has(word.text) || people.determiners.has(word.text);
}

/**
 * Whether the person at `at` can be the one who feels what is named at `limit`: the subject of the clause ("my son
 * has"), or who is made to ("made my son sick"); not one met or mentioned on the way.
 */
function isRelativeSubject(passage: Passage, at: number, limit: number, isClinical: boolean): boolean {
  const { words, clauseAt, timeAt } = passage;
  if (!isRelative(passage, at) || isRelativeGenitive(passage, at)) return false;
  const after = wordAt(words, at + 1);
  if (isClinical && people.reports.has(after)) return false;
  let before = at - 1;
  while (isOfPerson(words[before])) before--;
  const text = wordAt(words, before);
  if (people.causatives.has(text) || at + 1 === limit) return true;
  if (people.prepositions.has(text)) return false;
  if (people.experiencing.has(after)) return true;
  return clauseAt[before] !== clauseAt[at] || timeAt[before] !== -1 || openers.has(text);
}

/**
 * A first name where it is someone's symptom: "Tim has a fever", "Anna threw up". At the start of a sentence, where
 * every word has a capital, only a verb of the third person or the symptom itself may follow.
 */
function isNamedPerson({ text, words, mentionAt, timeAt, sentenceAt }: Passage, at: number): boolean {
  const word = words[at];
  if (word?.kind !== "word" || mentionAt[at] !== -1 || timeAt[at] !== -1) return false;
  if (people.notNames.has(word.text) || word.text.endsWith("ly")) return false;
  if (!/^\p{Lu}\p{Ll}+$/u.test(text.slice(word.start, word.end))) return false;
  const isFirst = sentenceAt[at] !== sentenceAt[at - 1];
  const next = wordAt(words, at + 1);
  const isSymptom = (mentionAt[at + 1] ?? -1) !== -1 && language.finiteVerbs.has(next);
  return isSymptom || (isFirst ? people.singularVerbs : people.namedVerbs).has(next);
}
