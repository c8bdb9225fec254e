import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { SymptomSubject } from "../symptom-event.ts";
import { type Mention, type Passage, partReach, sentenceOf } from "./passage.ts";
import {
  type Cast,
  findOwner,
  isBeside,
  isChildAge,
  isLittleOne,
  isOfThirdPerson,
  isRelative,
  isRelativeGenitive,
  isReportOfAnother,
  type Person,
  readCast,
} from "./people.ts";
import { findInside, findNamed, isNamedPerson, isOwnUnborn, readPronoun } from "./persons-in-names.ts";
import { findEcho, isIncluded } from "./shared-symptoms.ts";
import { findPlots, findQuotes, findStories, isOfStory, type Stated } from "./stories.ts";
import languageData from "./wording/language.json" with { type: "json" };
import peopleData from "./wording/people.json" with { type: "json" };

/**
 * By mention index: whose symptoms they are, symptoms of someone who has no events, and the word from which statements
 * on shared ones are of the writer.
 */
type Experiencers = {
  readonly subjects: ReadonlyMap<number, SymptomSubject>;
  readonly others: ReadonlySet<number>;
  readonly sharedFrom: ReadonlyMap<number, number>;
};

/** A report with its persons. */
type Scene = Stated & {
  readonly passage: Passage;
  readonly cast: Cast;
};

const language = compileWordLists(languageData);
const people = compileWordLists(peopleData);
const objects = new Set(["me", "us", "myself", "ourselves", "mine"]);
const openers = new Set(
  `${languageData.joiners} ${languageData.linkers} ${languageData.subjectBreaks} but , : now then today`.split(
    " ",
  ),
);
const possessorReach = 4;
const relativeReach = 4;
const subjectReach = 60;
const topicReach = 80;

/** Whose symptoms the mentions are: of the writer, a child or person of theirs, or of someone else. */
export function findExperiencers(passage: Passage): Experiencers {
  const scene = {
    passage,
    cast: readCast(passage),
    quotes: findQuotes(passage),
    stories: findStories(passage),
    plots: findPlots(passage),
  };
  const subjects = new Map<number, SymptomSubject>();
  const others = new Set<number>();
  const sharedFrom = new Map<number, number>();
  const byClause = new Map<number, Person>();
  let last: Person | null = null;
  for (const [index, mention] of passage.mentions.entries()) {
    const named: Person =
      findExperiencer(scene, mention) ??
      inheritExperiencer(scene, mention, byClause) ??
      findTopic(scene, mention, last);
    const person: Person = named === "other" && isOwnUnborn(scene.cast, mention) ? "self" : named;
    byClause.set(passage.clauseAt[mention.from] ?? -1, person);
    last = person;
    if (person !== "other") subjects.set(index, person);
    if (person !== "other" || isIncluded(passage, mention)) continue;
    const echo = findEcho(passage, mention);
    if (echo === null) others.add(index);
    else sharedFrom.set(index, echo);
  }
  return { subjects, others, sharedFrom };
}

function findExperiencer(scene: Scene, mention: Mention): Person | null {
  const { passage, cast } = scene;
  if (isOfStory(passage, scene, mention)) return "other";
  if (namesSelf(passage, mention)) return "self";
  const inside = findInside(passage, cast, mention);
  if (inside !== null) return inside;
  // "our pony kicked her in the head": the pony is ours, the head is hers.
  const possessor = findOwner(passage, cast, mention) ?? findPossessor(scene, mention);
  if (possessor !== null) return possessor;
  // "the rash on my son", "a fever in our toddler"
  const behind = findBearer(scene, mention.to);
  if (behind !== null) return behind;
  if (isOnSelf(scene, mention)) return "self";
  return findSubject(scene, mention.from, mention.from);
}

/** "everyone would be better off without me" */
function namesSelf({ words }: Passage, { from, to }: Mention): boolean {
  return words.slice(from, to).some(({ text }) => objects.has(text));
}

/** The one whom a backing names behind a symptom: "bruises coming up on my baby's tummy". */
function findBearer(scene: Scene, to: number): Person | null {
  const { words } = scene.passage;
  let at = to;
  while (at < to + relativeReach && people.appearing.has(wordAt(words, at))) at++;
  return people.backings.has(wordAt(words, at)) ? findRelativeBehind(scene, at) : null;
}

/** Whose symptom it is by the words right before it: "my", "his", "my son's". */
function findPossessor(scene: Scene, { from }: Mention): Person | null {
  const { words, clauseAt, mentionAt } = scene.passage;
  for (let at = from; at >= from - possessorReach; at--) {
    const isInside = at === from;
    if (clauseAt[at] !== clauseAt[from] || (!isInside && mentionAt[at] !== -1)) break;
    const possessor = readPossessor(scene, at);
    if (possessor !== null) return possessor;
    if (!isInside && language.finiteVerbs.has(wordAt(words, at))) break;
  }
  return null;
}

function readPossessor(scene: Scene, at: number): Person | null {
  const { passage, cast } = scene;
  const text = wordAt(passage.words, at);
  if (people.possessives.has(text)) return findRelativeBehind(scene, at) === null ? "self" : null;
  if (people.patients.has(text)) return "cared_for";
  if (people.thirdPossessives.has(text)) return readPronoun(cast, at);
  if (text === "your") return "other";
  return isRelativeGenitive(passage, at) ? (cast.personAt[at] ?? "other") : null;
}

/** "the nurse noted a rash on my back" */
function isOnSelf(scene: Scene, { from, to }: Mention): boolean {
  const { words } = scene.passage;
  for (let at = from; at < to; at++) {
    const isPlace = people.backings.has(wordAt(words, at - 1));
    if (isPlace && people.possessives.has(wordAt(words, at))) return findRelativeBehind(scene, at) === null;
  }
  return false;
}

/** The last person of the clause before `limit` who can be the one that feels. */
function findSubject(scene: Scene, start: number, limit: number): Person | null {
  const { words, clauseAt, mentionAt } = scene.passage;
  const first = Math.max(0, limit - subjectReach);
  for (let at = limit - 1; at >= first && clauseAt[at] === clauseAt[start]; at--) {
    if (mentionAt[at] !== -1 && mentionAt[at] !== mentionAt[start]) {
      const named = findNamed(scene.passage, scene.cast, at);
      if (named !== null) return named;
      continue;
    }
    if (people.patients.has(wordAt(words, at))) return "cared_for";
    // "my nan, who I care for, has a cough"
    if (isSelf(words, at) && !scene.cast.caringWords.has(at)) return "self";
    const other = readOtherSubject(scene, at, limit);
    if (other !== null) return other;
  }
  return null;
}

/** "everyone but me" leaves oneself out, "but I only got …" does not. */
function isSelf(words: Passage["words"], at: number): boolean {
  const text = wordAt(words, at);
  if (!people.firstPersons.has(text) || isBeside(words, at)) return false;
  const before = wordAt(words, at - 1);
  // "won't let us look"
  return !objects.has(text) || !(people.exclusions.has(before) || people.addressing.has(before));
}

function readOtherSubject(scene: Scene, at: number, limit: number): Person | null {
  const { passage, cast } = scene;
  const { words } = passage;
  const [before, text, after] = [wordAt(words, at - 1), wordAt(words, at), wordAt(words, at + 1)];
  // "since the cat died": the dead have no symptom.
  if (after === "died" || after === "passed") return null;
  // "little one's had the runs" is no "one's" of people in general.
  const isGeneric = people.generics.has(text) && !isLittleOne(words, at);
  if (isGeneric && !people.notGeneric.has(before)) return "other";
  if (isChildAge(passage, at)) return "child";
  // "my daughter gets hives from nuts": a habit, no episode that is reported for her.
  if (isRelativeSubject(scene, at, limit)) return after === "gets" ? "other" : (cast.personAt[at] ?? "other");
  if (isThirdPerson(text, before, after)) return readPronoun(cast, at);
  return !cast.isClinical && isNamedPerson(passage, at) ? "other" : null;
}

/** "they gave me" is about the staff, "made her sick" about her, "ate them" about what was eaten. */
function isThirdPerson(text: string, before: string, after: string): boolean {
  if (text === "they") return !people.staffVerbs.has(after);
  return people.thirdPersons.has(text) || (people.thirdObjects.has(text) && people.causatives.has(before));
}

/** A clause without a subject continues the one before it: "my son had a fever and threw up". */
function inheritExperiencer(
  scene: Scene,
  { from }: Mention,
  byClause: ReadonlyMap<number, Person>,
): Person | null {
  const { passage } = scene;
  const { clauseAt } = passage;
  const first = Math.max(sentenceOf(passage, from)?.from ?? from, from - partReach);
  for (let at = from - 1; at >= first; at--) {
    const clause = clauseAt[at] ?? -1;
    if (clause === clauseAt[from] || clause === clauseAt[at + 1]) continue;
    const known = byClause.get(clause) ?? findSubject(scene, at, at + 1);
    if (known !== null) return known;
  }
  return null;
}

/**
 * Whom a sentence without a subject is about: a child or person in care if the symptom before it was theirs, or if the
 * report has named them by age ("7 weeks old. Temp 38.4") and has not turned to the writer since.
 */
function findTopic({ passage, cast }: Scene, { from }: Mention, last: Person | null): Person {
  if (last === "child" || last === "cared_for") return isTurnedToSelf(passage, from) ? "self" : last;
  if (last === "self") return "self";
  if (cast.isAboutChild) return "child";
  for (let at = from - 1; at >= Math.max(0, from - topicReach); at--) {
    const text = wordAt(passage.words, at);
    if (isSelf(passage.words, at)) return "self";
    if (isChildAge(passage, at) || people.smallChildren.has(text)) return cast.personAt[at] ?? "self";
    if (cast.personAt[at] === "cared_for") return "cared_for";
    if (cast.personAt[at] === "child" && isIntroduced(passage, at)) return "child";
  }
  return isOfOthersAlone(passage) ? "cared_for" : "self";
}

/** "100.9 rectal, she's 7 weeks": read for someone else, a report without its writer is of those it speaks of. */
function isOfOthersAlone(passage: Passage): boolean {
  return passage.isOfAnother === true && isOfThirdPerson(passage) && isReportOfAnother(passage);
}

/** "My daughter is a type 1 diabetic. Very thirsty": a report that opens with its child and says nothing of its writer. */
function isIntroduced(passage: Passage, at: number): boolean {
  const isOpening = passage.words.slice(0, at).every(isOfPerson);
  return isOpening && people.experiencing.has(wordAt(passage.words, at + 1)) && isReportOfAnother(passage);
}

/** Whether the writer is named since the mention before. */
function isTurnedToSelf({ words, mentionAt }: Passage, from: number): boolean {
  const lowest = Math.max(0, from - partReach);
  for (let at = from - 1; at >= lowest && mentionAt[at] === -1; at--) if (isSelf(words, at)) return true;
  return false;
}

/** The person whom the words behind `at` name, adjectives aside: "my little brother". */
function findRelativeBehind({ passage, cast }: Scene, at: number): Person | null {
  for (let next = at + 1; next <= at + relativeReach; next++) {
    if (isRelative(passage, next)) return cast.personAt[next] ?? "other";
    if (people.patients.has(wordAt(passage.words, next))) return "cared_for";
    if (isChildAge(passage, next)) return "child";
    if (!isOfPerson(passage.words[next])) return null;
  }
  return null;
}

function isOfPerson(word: Passage["words"][number] | undefined): boolean {
  if (word === undefined) return false;
  return word.kind === "number" || people.fillers.has(word.text) || people.determiners.has(word.text);
}

/**
 * Whether the person at `at` can be the one who feels what is named at `limit`: the subject of the clause ("my son
 * has"), or who is made to ("made my son sick"); not one met or mentioned on the way.
 */
function isRelativeSubject({ passage, cast }: Scene, at: number, limit: number): boolean {
  const { words, clauseAt, timeAt } = passage;
  if (!isRelative(passage, at) || isRelativeGenitive(passage, at)) return false;
  const after = wordAt(words, at + 1);
  if (cast.isClinical && people.reports.has(after)) return false;
  let before = at - 1;
  while (isOfPerson(words[before])) before--;
  const text = wordAt(words, before);
  if (people.causatives.has(text) || at + 1 === limit) return true;
  if (people.prepositions.has(text)) return false;
  if (people.experiencing.has(after)) return true;
  return clauseAt[before] !== clauseAt[at] || timeAt[before] !== -1 || openers.has(text);
}
