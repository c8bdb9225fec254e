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
const kin = setOf(people.kin);
const generics = setOf(people.generics);
const prepositions = setOf(people.prepositions);
const experiencing = setOf(people.experiencing);
const reports = setOf(people.reports);
const causings = setOf(people.causings);
const backings = setOf(people.backings);
const fillers = setOf(people.fillers);
const finiteVerbs = setOf(language.finiteVerbs);
const inclusions = compileList(people.inclusions);
const echoes = compileList(people.echoes);
const possessorReach = 4;

/** The mentions that someone else than the reporting person has, by index. */
export function findOthers(passage: Passage): Set<number> {
  const isClinical = passage.words.some(({ text }) => clinicalSigns.has(text));
  const others = new Set<number>();
  const byClause = new Map<number, Experiencer>();
  for (const [index, mention] of passage.mentions.entries()) {
    const own = findExperiencer(passage, mention, isClinical);
    const clause = passage.clauseAt[mention.from] ?? -1;
    const experiencer = own === "unknown" ? inherit(passage, mention, byClause, isClinical) : own;
    byClause.set(clause, experiencer);
    if (experiencer === "other" && !isShared(passage, mention)) others.add(index);
  }
  return others;
}

function findExperiencer(passage: Passage, mention: Mention, isClinical: boolean): Experiencer {
  const possessor = findPossessor(passage, mention, isClinical);
  if (possessor !== "unknown") return possessor;
  if (isBacked(passage, mention)) return "other";
  return findSubject(passage, mention.from, mention.from, isClinical);
}

/** Whose symptom the words right before it tell: "my", "his", "my son's". */
function findPossessor(passage: Passage, mention: Mention, isClinical: boolean): Experiencer {
  const { words, clauseAt, mentionAt } = passage;
  for (let at = mention.from; at >= mention.from - possessorReach; at--) {
    if (clauseAt[at] !== clauseAt[mention.from] || (at < mention.from && mentionAt[at] !== -1)) break;
    const text = words[at]?.text ?? "";
    if (possessives.has(text) && !isKinBehind(passage, at)) return "self";
    if (patients.has(text)) return "self";
    if (thirdPossessives.has(text)) return isClinical ? "self" : "other";
    if (text === "your") return "other";
    if (at < mention.from && kin.has(stripGenitive(text)) && isGenitive(text)) return "other";
    if (at < mention.from && finiteVerbs.has(text)) break;
  }
  return "unknown";
}

/** "the rash on my son", "a fever in our toddler" */
function isBacked(passage: Passage, { to }: Mention): boolean {
  const { words } = passage;
  if (!backings.has(words[to]?.text ?? "")) return false;
  return isKinBehind(passage, to) || isKinBehind(passage, to + 1);
}

function isKinBehind({ words, mentionAt }: Passage, at: number): boolean {
  for (let next = at + 1; next <= at + possessorReach; next++) {
    const { text, kind } = words[next] ?? { text: "", kind: "mark" };
    if (kin.has(stripGenitive(text))) return mentionAt[next] === -1;
    if (kind !== "number" && !fillers.has(text)) return false;
  }
  return false;
}

/** The last person of the clause before `limit` who can be the one that feels. */
function findSubject(passage: Passage, start: number, limit: number, isClinical: boolean): Experiencer {
  const { words, clauseAt, mentionAt } = passage;
  let pending = false;
  for (let at = limit - 1; at >= 0 && clauseAt[at] === clauseAt[start]; at--) {
    if (mentionAt[at] !== -1 && mentionAt[at] !== mentionAt[start]) continue;
    const text = words[at]?.text ?? "";
    if (patients.has(text) || (selves.has(text) && words[at - 1]?.text !== "of")) return "self";
    if (isThirdSubject(passage, at, isClinical)) return "other";
    if (isKinSubject(passage, at, limit, isClinical)) {
      if (isDirect(passage, at, limit)) return "other";
      pending = true;
    }
    if (generics.has(text) && !["if", "thank", "did"].includes(words[at - 1]?.text ?? "")) return "other";
  }
  return pending ? "other" : "unknown";
}

function isThirdSubject({ words }: Passage, at: number, isClinical: boolean): boolean {
  if (isClinical) return false;
  const text = words[at]?.text ?? "";
  if (thirdPersons.has(text)) return !(text === "they" && isEaten(words[at + 1]?.text));
  return text === "her" && causings.has(words[at - 1]?.text ?? "");
}

/** "they say", "they gave me": the staff, not the ones who feel. */
function isEaten(next: string | undefined): boolean {
  return next === "gave" || next === "served" || next === "make" || next === "made";
}

function isKinSubject({ words }: Passage, at: number, limit: number, isClinical: boolean): boolean {
  const text = words[at]?.text ?? "";
  if (!kin.has(text)) return false;
  if (isClinical && reports.has(words[at + 1]?.text ?? "")) return false;
  let before = at - 1;
  while (before > 0 && (fillers.has(words[before]?.text ?? "") || isDeterminer(words[before]?.text)))
    before--;
  if (causings.has(words[before]?.text ?? "")) return true;
  return !prepositions.has(words[before]?.text ?? "") || at + 1 === limit;
}

function isDeterminer(text: string | undefined): boolean {
  return ["my", "our", "the", "a", "his", "her", "their", "both"].includes(text ?? "");
}

/** Whether the symptom is told of the person at `at`: its verb or the symptom follows at once. */
function isDirect({ words }: Passage, at: number, limit: number): boolean {
  return (
    at + 1 >= limit || experiencing.has(words[at + 1]?.text ?? "") || causings.has(words[at - 2]?.text ?? "")
  );
}

function stripGenitive(text: string): string {
  return text.endsWith("'s") ? text.slice(0, -2) : text.endsWith("s'") ? text.slice(0, -1) : text;
}

function isGenitive(text: string): boolean {
  return text.endsWith("'s") || text.endsWith("s'");
}

/** A clause without a subject goes on with the one before it: "my son had a fever and threw up". */
function inherit(
  passage: Passage,
  { from }: Mention,
  byClause: ReadonlyMap<number, Experiencer>,
  isClinical: boolean,
): Experiencer {
  const { clauseAt, sentenceAt, sentences } = passage;
  const sentence = sentences[sentenceAt[from] ?? -1];
  if (sentence === undefined) return "self";
  for (let at = from - 1; at >= sentence.from; at--) {
    const clause = clauseAt[at] ?? -1;
    if (clause === clauseAt[from] || clause === clauseAt[at + 1]) continue;
    const known = byClause.get(clause);
    if (known !== undefined && known !== "unknown") return known;
    const subject = findSubject(passage, at, at + 1, isClinical);
    if (subject !== "unknown") return subject;
  }
  return "self";
}

/** "everyone got sick, me included", "my boyfriend is bloated, me too" */
function isShared(passage: Passage, mention: Mention): boolean {
  const { words, sentences, sentenceAt } = passage;
  const index = sentenceAt[mention.from] ?? -1;
  const sentence = sentences[index];
  if (sentence === undefined) return false;
  const until = sentences[index + 1]?.to ?? sentence.to;
  if (findPhrases(inclusions, words, sentence.from, mention.from).length > 0) return true;
  const next = passage.mentions.find(({ from }) => from >= mention.to)?.from ?? until;
  const limit = Math.min(until, next);
  for (let at = mention.to; at < limit; at++) if (findPhraseAt(echoes, words, at, limit)) return true;
  return false;
}
