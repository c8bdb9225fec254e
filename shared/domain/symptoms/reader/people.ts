import { compileWordLists, findApart, wordAt } from "../../../language/mod.ts";
import type { SymptomSubject } from "../symptom-event.ts";
import { isAboutChild } from "./about-child.ts";
import { isWitness } from "./is-witness.ts";
import { type Mention, type Passage, type Range, sentenceOf } from "./passage.ts";
import peopleData from "./wording/people.json" with { type: "json" };

/** Whose symptom something is; `other` is someone whose symptoms are no events. */
export type Person = SymptomSubject | "other";

/** The persons of a report, by the words that name them. */
export type Cast = {
  /** Notes on a patient: "he" and "she" are this patient, and "patient" is one in the writer's care. */
  readonly isClinical: boolean;
  /** The words by which the writer says that they care for someone: relatives of the report are then in their care. */
  readonly caringWords: ReadonlySet<number>;
  /** A baby or toddler is named, and the writer nowhere but as its parent: "temperature of 39, my baby is 2 months". */
  readonly isAboutChild: boolean;
  /** The person of each word that names one, null for a word that names none. */
  readonly personAt: readonly (Person | null)[];
  /** Whom "he" and "she" mean at each word: the last who was named, else the first who will be. */
  readonly meantAt: readonly Person[];
};

const people = compileWordLists(peopleData);
/** Animals are in the care of the writer as relatives may be. */
const relatives: ReadonlySet<string> = new Set([...people.relatives, ...people.animals]);
const counts: Readonly<Record<string, number>> = peopleData.ageCounts;
const ages = new Set(["year", "yr", "month", "mth", "mo", "week", "wk", "day"]);
const oldestChild = 15;
/** "my 17 yr old" is a child of the writer's. */
const oldestOwnChild = 20;
const givenReach = 3;
const bornReach = 2;
const simileReach = 7;

/** Reads who is named in a report. */
export function readCast(passage: Passage): Cast {
  const { words } = passage;
  const isClinical = words.some((_, at) => isClinicalSign(words, at));
  const caringWords = new Set(
    findApart(people.caring, words).flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, offset) => start + offset),
    ),
  );
  const isOfAnother = passage.isOfAnother === true;
  const isCaring = caringWords.size > 0 || isOfAnother || isForKin(passage);
  const personAt = words.map(
    (_, at) => namePerson(passage, at, isCaring) ?? nameInside(passage, at, isCaring),
  );
  const first = personAt.find((person) => person === "child" || person === "cared_for");
  let last = first ?? guessFirst(words, { isClinical, isCaring });
  const meantAt = personAt.map((person) => {
    const meant = last;
    last = person ?? last;
    return meant;
  });
  return { isClinical, caringWords, isAboutChild: isAboutChild(passage, personAt), personAt, meantAt };
}

/**
 * Whether the writer says nothing about themselves but what they think or do about someone: "dad has crushing chest pain, I
 * called 911" is a report for him, "my wife threw up but I was fine" is one of the writer.
 */
export function isReportOfAnother({ words }: Passage): boolean {
  return words.every(({ text }, at) => {
    if (people.quoting.has(text) || isClinicalSign(words, at)) return false;
    const isSelf = people.firstPersons.has(text) && !people.looking.has(wordAt(words, at + 1));
    // "won't look at me", "won't let me near it"
    const before = wordAt(words, at - 1);
    return !isSelf || (text === "me" && (people.towards.has(before) || people.addressing.has(before)));
  });
}

/** Whether the report speaks of him, her or them, or of what is his or hers. */
export function isOfThirdPerson({ words }: Passage): boolean {
  return words.some(({ text }) => people.thirdPersons.has(text) || people.thirdPossessives.has(text));
}

/** "72 yo male" is of a note on a patient, "my 72 yo dad" is not. */
export function isClinicalSign(words: Passage["words"], at: number): boolean {
  const text = wordAt(words, at);
  if (!people.clinicalSigns.has(text)) return false;
  return !people.ageWords.has(text) || !relatives.has(stripGenitive(wordAt(words, at + 1)));
}

/** "my brother has a bad back, I don't" */
function isSetAgainst({ words }: Passage): boolean {
  return words.some(({ text }, at) => {
    const isDenied = people.firstPersons.has(text) && people.contrasting.has(wordAt(words, at + 1));
    return isDenied && words[at + 2]?.kind !== "word";
  });
}

/**
 * "nan has swollen feet by teatime": a report that says nothing of its writer, and gives times or treatment, is for the
 * relative who has its first symptom; "my grandmother is dizzy" is only told.
 */
function isForKin(passage: Passage): boolean {
  const { words, mentions, times } = passage;
  if (times.length === 0 && !words.some(({ text }) => people.treating.has(text))) return false;
  const first = mentions[0];
  if (first === undefined || !isReportOfAnother(passage) || isSetAgainst(passage)) return false;
  const start = sentenceOf(passage, first.from)?.from ?? first.from;
  return words.slice(start, first.from).some(({ text }, place) => {
    const isKin = people.kin.has(stripGenitive(text)) && !people.distant.has(stripGenitive(text));
    const after = wordAt(words, start + place + 1);
    // "dad says his hip is bad"
    const isSaid =
      people.reports.has(after) && !people.thirdPossessives.has(wordAt(words, start + place + 2));
    return isKin && !isSaid && after !== "gets";
  });
}

/** Of whom a report without a name is: "she has had three dry nappies" is of a baby, "he's having a fit" of someone here. */
function guessFirst(
  words: Passage["words"],
  { isClinical, isCaring }: { isClinical: boolean; isCaring: boolean },
): Person {
  if (isClinical) return "self";
  const isOfBaby = words.some(({ text }, at) => people.babyWords.has(text) || isSoftSpot(words, at));
  return isOfBaby ? "child" : isCaring ? "cared_for" : "other";
}

function isSoftSpot(words: Passage["words"], at: number): boolean {
  return wordAt(words, at) === "soft" && wordAt(words, at + 1) === "spot";
}

/** Whether a word names another person or an animal: "husband", "dog's", the "old" of "my 3 year old". */
export function isRelative(passage: Passage, at: number): boolean {
  const { words, mentionAt } = passage;
  const [before, text] = [wordAt(words, at - 1), wordAt(words, at)];
  if (mentionAt[at] !== -1 || isBorn(passage, at) || isOwnYouth(words, at)) return false;
  if (isUnborn(words, at) || isWitness(words, at)) return false;
  if (isHost(words, at)) return false;
  if (isLittleOne(words, at)) return true;
  // "someone's tightening a belt round my chest"
  if (people.similes.has(stripGenitive(text)) && isOfWriterBehind(words, at)) return false;
  // "fell off my horse", "bitten by a dog"
  if (people.animals.has(text) && listBefore(words, at).some((one) => people.mountings.has(one)))
    return false;
  if (text === "old") return ages.has(before) && people.determiners.has(wordAt(words, at - 3));
  if (people.animals.has(text) && harmsSomebody(words, at)) return false;
  // "hot dogs" are eaten.
  return relatives.has(stripGenitive(text)) && !people.dishWords.has(before);
}

/** "A retriever knocked me down": the animal did it to who is ill. */
function harmsSomebody(words: Passage["words"], at: number): boolean {
  return words[at + 1]?.kind === "word" && people.harmed.has(wordAt(words, at + 2));
}

/** "At Grandma's", "round at my brothers": a place. */
function isHost(words: Passage["words"], at: number): boolean {
  const text = wordAt(words, at);
  const isGenitive = stripGenitive(text) !== text || people.hosts.has(text);
  const before = people.determiners.has(wordAt(words, at - 1)) ? at - 2 : at - 1;
  const isOfThing = words[at + 1]?.kind === "word" && stripGenitive(text) !== text;
  return isGenitive && wordAt(words, before) === "at" && !isOfThing;
}

function isOfWriterBehind(words: Passage["words"], at: number): boolean {
  const behind = words.slice(at + 1, at + 1 + simileReach).map(({ text }) => text);
  const isDoing =
    behind.slice(0, 2).some((word) => word.endsWith("ing")) ||
    stripGenitive(wordAt(words, at)) !== wordAt(words, at);
  return isDoing && behind.includes("my");
}

function listBefore(words: Passage["words"], at: number): string[] {
  return words.slice(Math.max(0, at - givenReach), at).map(({ text }) => text);
}

/** "as a kid": the writer, in former times. */
function isOwnYouth(words: Passage["words"], at: number): boolean {
  return wordAt(words, at - 1) === "a" && wordAt(words, at - 2) === "as";
}

/** "my little one", "little man has a cough" */
export function isLittleOne(words: Passage["words"], at: number): boolean {
  const isNamed =
    people.littleOnes.has(stripGenitive(wordAt(words, at))) && people.small.has(wordAt(words, at - 1));
  const isFirst = words[at - 2] === undefined || words[at - 2]?.kind === "mark";
  return isNamed && (isFirst || people.determiners.has(wordAt(words, at - 2)));
}

/** "my wife's", but not "my wife's got", which is "my wife has got". */
export function isRelativeGenitive(passage: Passage, at: number): boolean {
  const [text, after] = [wordAt(passage.words, at), wordAt(passage.words, at + 1)];
  // "son's 13"
  const isContracted = people.contracted.has(after) || passage.words[at + 1]?.kind === "number";
  return stripGenitive(text) !== text && !isContracted && isRelative(passage, at);
}

/** "mums face" is "mum's face". */
export function stripGenitive(text: string): string {
  if (people.bareGenitives.has(text)) return text.slice(0, -1);
  if (text.endsWith("'s")) return text.slice(0, -2);
  return text.endsWith("s'") ? text.slice(0, -1) : text;
}

function namePerson(passage: Passage, at: number, isCaring: boolean): Person | null {
  const { words, mentionAt } = passage;
  const text = stripGenitive(wordAt(words, at));
  if (mentionAt[at] !== -1) return null;
  if (people.patients.has(text)) return "cared_for";
  if (isChildAge(passage, at)) return "child";
  if (!isRelative(passage, at)) return null;
  if (isOfAnother(passage, at)) return "other";
  if (people.charges.has(text)) return "cared_for";
  if ((people.children.has(text) || isLittleOne(words, at)) && !isUnknownChild(words, at)) return "child";
  const isMeant =
    (isCaring && people.kin.has(text)) || (passage.isOfAnother && people.acquaintances.has(text));
  return isMeant ? "cared_for" : "other";
}

/** Whom the name of a symptom itself has: "toddler is burning hot", but not the baby that has stopped kicking. */
function nameInside(passage: Passage, at: number, isCaring: boolean): Person | null {
  const mention = passage.mentions[passage.mentionAt[at] ?? -1];
  if (mention === undefined || isOfWriter(mention)) return null;
  const text = stripGenitive(wordAt(passage.words, at));
  // "4yo drank his grandad's methadone"
  const isAged = at === mention.from && people.ageWords.has(text);
  if (isAged || people.children.has(text)) return "child";
  if (!people.kin.has(text)) return null;
  return isCaring ? "cared_for" : "other";
}

/** Signs in whose names another is not who has it: "baby has stopped kicking", "my kids are better off without me". */
export function isOfWriter({ found }: Mention): boolean {
  const id = found.symptomId.toLowerCase();
  return people.unborn.has(id) || people.thoughts.has(id);
}

/** "had my baby 10 days ago", "has just had a baby": of the mother. */
function isBorn({ words, mentionAt }: Passage, at: number): boolean {
  if (!people.smallChildren.has(wordAt(words, at))) return false;
  const before = words.slice(Math.max(0, at - bornReach), at);
  return before.some(({ text }) => people.bearing.has(text)) && (mentionAt[at + 1] ?? -1) === -1;
}

/** "baby kicking away", but not "baby is kicking her legs" */
function isUnborn(words: Passage["words"], at: number): boolean {
  if (!people.smallChildren.has(wordAt(words, at))) return false;
  const verb = [at + 1, at + bornReach].find((one) => people.unbornVerbs.has(wordAt(words, one)));
  return verb !== undefined && !people.thirdPossessives.has(wordAt(words, verb + 1));
}

/** "my sister's baby" */
function isOfAnother({ words }: Passage, at: number): boolean {
  return words.slice(Math.max(0, at - givenReach), at).some(({ text }) => {
    const owner = stripGenitive(text);
    return owner !== text && relatives.has(owner) && !people.children.has(owner);
  });
}

/** "kids at school", "a child on the bus" */
function isUnknownChild(words: Passage["words"], at: number): boolean {
  const article = wordAt(words, at - 1);
  return people.strange.has(article) || (people.away.has(wordAt(words, at + 1)) && !isOwned(words, at));
}

function isOwned(words: Passage["words"], at: number): boolean {
  return words.slice(Math.max(0, at - givenReach), at).some(({ text }) => people.possessives.has(text));
}

/** "8 months old", "my 3yo", "10mo": an age that only a child has; not "I'm 14 years old". */
export function isChildAge({ words }: Passage, at: number): boolean {
  const text = wordAt(words, at);
  if (!people.ageWords.has(text)) return false;
  const isLong = text === "old" || text === "olds";
  const [unit, count] = isLong ? [wordAt(words, at - 1), words[at - 2]] : [text, words[at - 1]];
  if (count === undefined || (isLong && !people.ageUnits.has(unit))) return false;
  const value = count.kind === "number" ? count.value : (counts[count.text] ?? 0);
  if (value === 0) return false;
  const from = isLong ? at - 2 : at - 1;
  const isYears = unit.startsWith("y");
  const before = words.slice(Math.max(0, from - givenReach), from);
  if (before.some(({ text: word }) => people.firstPersons.has(word) && !people.possessives.has(word)))
    return false;
  // "10 yrs drinking"
  if (!isLong && (wordAt(words, at + 1).endsWith("ing") || wordAt(words, at + 1) === "of")) return false;
  const isOwn = before.some(({ text: word }) => people.possessives.has(word));
  return !isYears || value <= (isOwn ? oldestOwnChild : oldestChild);
}

/** "hit her head", "can't lift his arm": whom a name itself mentions, in a report for someone else. */
export function findOwner(passage: Passage, { meantAt }: Cast, { from, to }: Range): Person | null {
  if (passage.isOfAnother !== true) return null;
  const own = passage.words.slice(from, to);
  const at = own.findIndex(({ text }) => people.thirdPossessives.has(text));
  return at < 0 ? null : (meantAt[from + at] ?? null);
}

/** "a woman next to me" */
export function isBeside(words: Passage["words"], at: number): boolean {
  const [before, second] = [wordAt(words, at - 1), wordAt(words, at - 2)];
  return people.besides.has(before) || (before === "to" && second === "next");
}
