import { isKinBehind, isKinGenitive, isKinSubject, isNamedPerson } from "./kin.ts";
import type { Mention, Passage } from "./passage.ts";
import { compileList, findPhraseAt, findPhrases } from "./phrase-list.ts";
import language from "./wording/language.json" with { type: "json" };
import people from "./wording/people.json" with { type: "json" };

type Experiencer = "self" | "other" | "unknown";

const setOf = (words: string) => new Set(words.split(" "));
const selves = setOf(people.selves);
const possessives = setOf(people.possessives);
const patients = setOf(people.patients);
const clinicalSigns = setOf(people.clinicalSigns);
const thirdPersons = setOf(people.thirdPersons);
const thirdPossessives = setOf(people.thirdPossessives);
const generics = setOf(people.generics);
const notGeneric = setOf(people.notGeneric);
const exclusions = setOf(people.exclusions);
const causings = setOf(people.causings);
const staffVerbs = setOf(people.staffVerbs);
const backings = setOf(people.backings);
const finiteVerbs = setOf(language.finiteVerbs);
const inclusions = compileList(people.inclusions);
const echoes = compileList(people.echoes);
const objects = new Set(["me", "us", "myself", "ourselves", "mine"]);
const possessorReach = 4;
const subjectReach = 60;

/** By mention index: what someone else has, and where what one shares with another is told of oneself. */
export interface OthersSymptoms {
  readonly others: ReadonlySet<number>;
  readonly sharedFrom: ReadonlyMap<number, number>;
}

/** The mentions that someone else than the writer has. In clinical notes the patient is the writer. */
export function findOthers(passage: Passage): OthersSymptoms {
  const isClinical = passage.words.some(({ text }) => clinicalSigns.has(text));
  const others = new Set<number>();
  const sharedFrom = new Map<number, number>();
  const byClause = new Map<number, Experiencer>();
  for (const [index, mention] of passage.mentions.entries()) {
    const own = findExperiencer(passage, mention, isClinical);
    const experiencer = own === "unknown" ? inherit(passage, mention, byClause, isClinical) : own;
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
  if (isBacked(passage, mention)) return "other";
  if (isOnOneself(passage, mention)) return "self";
  return findSubject(passage, mention.from, mention.from, isClinical);
}

/** Whose symptom the words right before it tell: "my", "his", "my son's". */
function findPossessor(passage: Passage, mention: Mention, isClinical: boolean): Experiencer {
  const { words, clauseAt, mentionAt } = passage;
  for (let at = mention.from; at >= mention.from - possessorReach; at--) {
    const isInside = at === mention.from;
    const text = words[at]?.text ?? "";
    if (clauseAt[at] !== clauseAt[mention.from] || (!isInside && mentionAt[at] !== -1)) break;
    const possessor = readPossessor(passage, at, isClinical);
    if (possessor !== "unknown") return possessor;
    if (!isInside && finiteVerbs.has(text)) break;
  }
  return "unknown";
}

function readPossessor(passage: Passage, at: number, isClinical: boolean): Experiencer {
  const text = passage.words[at]?.text ?? "";
  if (possessives.has(text)) return isKinBehind(passage, at) ? "unknown" : "self";
  if (patients.has(text)) return "self";
  if (thirdPossessives.has(text)) return isClinical ? "self" : "other";
  return text === "your" || isKinGenitive(passage, at) ? "other" : "unknown";
}

/** "the rash on my son", "a fever in our toddler" */
function isBacked(passage: Passage, { to }: Mention): boolean {
  return backings.has(passage.words[to]?.text ?? "") && isKinBehind(passage, to);
}

/** "the nurse noted a rash on my back" */
function isOnOneself(passage: Passage, { from, to }: Mention): boolean {
  const { words } = passage;
  for (let at = from; at < to; at++) {
    const isPlace = backings.has(words[at - 1]?.text ?? "");
    if (isPlace && possessives.has(words[at]?.text ?? "")) return !isKinBehind(passage, at);
  }
  return false;
}

/** The last person of the clause before `limit` who can be the one that feels. */
function findSubject(passage: Passage, start: number, limit: number, isClinical: boolean): Experiencer {
  const { words, clauseAt, mentionAt } = passage;
  const first = Math.max(0, limit - subjectReach);
  for (let at = limit - 1; at >= first && clauseAt[at] === clauseAt[start]; at--) {
    if (mentionAt[at] !== -1 && mentionAt[at] !== mentionAt[start]) continue;
    const text = words[at]?.text ?? "";
    if (patients.has(text) || isSelf(words, at)) return "self";
    if (isOtherSubject(passage, at, limit, isClinical)) return "other";
  }
  return "unknown";
}

/** "everyone but me" leaves oneself out, "but I only got …" does not. */
function isSelf(words: Passage["words"], at: number): boolean {
  const text = words[at]?.text ?? "";
  if (!selves.has(text)) return false;
  return !objects.has(text) || !exclusions.has(words[at - 1]?.text ?? "");
}

function isOtherSubject(passage: Passage, at: number, limit: number, isClinical: boolean): boolean {
  const { words } = passage;
  const [before, text, after] = [words[at - 1]?.text ?? "", words[at]?.text ?? "", words[at + 1]?.text ?? ""];
  if (generics.has(text) && !notGeneric.has(before)) return true;
  if (isKinSubject(passage, at, limit, isClinical)) return true;
  return !isClinical && (isThirdPerson(text, before, after) || isNamedPerson(passage, at));
}

/** "they gave me" speaks of the staff, "made her sick" of her. */
function isThirdPerson(text: string, before: string, after: string): boolean {
  if (text === "they") return !staffVerbs.has(after);
  return thirdPersons.has(text) || (text === "her" && causings.has(before));
}

/** A clause without a subject goes on with the one before it: "my son had a fever and threw up". */
function inherit(
  passage: Passage,
  { from }: Mention,
  byClause: ReadonlyMap<number, Experiencer>,
  isClinical: boolean,
): Experiencer {
  const { clauseAt, sentenceAt, sentences } = passage;
  const first = sentences[sentenceAt[from] ?? -1]?.from ?? from;
  for (let at = from - 1; at >= first; at--) {
    const clause = clauseAt[at] ?? -1;
    if (clause === clauseAt[from] || clause === clauseAt[at + 1]) continue;
    const known = byClause.get(clause) ?? findSubject(passage, at, at + 1, isClinical);
    if (known !== "unknown") return known;
  }
  return "self";
}

/** "everyone got sick, me included": but not "he and I … and he was sick". */
function isIncluded({ words, sentences, sentenceAt }: Passage, mention: Mention): boolean {
  const { from } = sentences[sentenceAt[mention.from] ?? -1] ?? { from: 0 };
  const included = findPhrases(inclusions, words, from, mention.from).at(-1);
  const isOfOne = words.slice(included?.to, mention.from).some(({ text }) => thirdPersons.has(text));
  return included !== undefined && !isOfOne;
}

/** The word behind a symptom that tells it of oneself too: "my boyfriend is bloated, me too". */
function findEcho({ words, mentions, sentences, sentenceAt }: Passage, mention: Mention): number | null {
  const index = sentenceAt[mention.from] ?? -1;
  const until = sentences[index + 1]?.to ?? sentences[index]?.to ?? 0;
  const next = mentions.find((other) => other.from >= mention.to)?.from ?? until;
  const limit = Math.min(until, next);
  for (let at = mention.to; at < limit; at++) if (findPhraseAt(echoes, words, at, limit)) return at;
  return null;
}
