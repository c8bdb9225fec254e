import type { Passage } from "./passage.ts";
import { compileList, findPhraseAt } from "./phrase-list.ts";
import language from "./wording/language.json" with { type: "json" };
import negation from "./wording/negation.json" with { type: "json" };

/**
 * `noun` denies the noun behind it and its list ("without"), `sign` that noun alone ("no nausea, headache, no
 * fever"), `verb` what is done or felt ("didn't"), `subject` what it does ("neither gave me"); `ended` tells it is over.
 */
export type TriggerKind = "noun" | "sign" | "verb" | "subject" | "ended";

const fillers = new Set(negation.fillers.split(" "));
const blockers = new Set(negation.blockers.split(" "));
const connectors = new Set(negation.connectors.split(" "));
const strongConnectors = new Set(negation.strongConnectors.split(" "));
const affirmers = new Set(negation.affirmers.split(" "));
const articles = new Set(language.articles.split(" "));
const predicates = new Set(language.predicates.split(" "));
const trailers = compileList([...negation.trailers, ...negation.endedTrailers]);
const unknownReach = 3;
const listReach = 40;
const clauseReach = 150;
const subjectReach = 9;
const causings = new Set(negation.causings.split(" "));
const pairs = new Set(negation.pairs.split(" "));
const edibles = new Set(negation.edibles.split(" "));

/** The mentions that a denial ending before word `from` holds for: the first one behind it, and its list. */
export function denyScope(passage: Passage, from: number, kind: TriggerKind): number[] {
  const limit = endOfClause(passage, from);
  const scope: number[] = [];
  const near = skipToMention(passage, from, limit, !isNoun(kind));
  let at = near ?? (kind === "subject" ? findCaused(passage, from, limit) : null);
  while (at !== null) {
    const index = passage.mentionAt[at] ?? -1;
    scope.push(index);
    const next = continueList(passage, passage.mentions[index]?.to ?? limit, limit, kind);
    at = next === null ? null : skipToMention(passage, next, limit, false);
  }
  return scope;
}

function isNoun(kind: TriggerKind): boolean {
  return kind === "noun" || kind === "sign";
}

function endOfClause({ clauseAt, words }: Passage, from: number): number {
  const clause = clauseAt[from];
  let end = from;
  const last = Math.min(words.length, from + clauseReach);
  while (end < last && clauseAt[end] === clause && words[end]?.text !== ";") end++;
  return end;
}

/** The first word of the mention that is denied, past words that may stand between; null where other words do. */
function skipToMention(passage: Passage, from: number, limit: number, isVerb: boolean): number | null {
  const { words, mentionAt } = passage;
  for (let at = from; at < limit; at++) {
    if (mentionAt[at] !== -1) return at;
    const isNear = (!isVerb || at > from) && isBeforeMention(passage, at, limit);
    if (!isNear && !fillers.has(words[at]?.text ?? "")) return null;
  }
  return null;
}

/** "neither the milk nor the cheese gave me gas" */
function findCaused({ words, mentionAt }: Passage, from: number, limit: number): number | null {
  let isCaused = false;
  for (let at = from; at < Math.min(limit, from + subjectReach); at++) {
    if (mentionAt[at] !== -1) return isCaused ? at : null;
    const { text, kind } = words[at] ?? { text: "", kind: "mark" };
    if (causings.has(text)) isCaused = true;
    else if (kind !== "word" || (blockers.has(text) && !isCaused && !edibles.has(text))) return null;
  }
  return null;
}

/** An unknown word may stand where it describes the symptom: "no weird headache", "no abdominal or chest pain". */
function isBeforeMention({ words, mentionAt, timeAt }: Passage, from: number, limit: number): boolean {
  for (let at = from; at < Math.min(limit, from + unknownReach); at++) {
    if (mentionAt[at] !== -1) return true;
    const word = words[at];
    if (word?.kind !== "word" || blockers.has(word.text)) return false;
    if (timeAt[at] !== -1 && timeAt[at] !== timeAt[at + 1] && mentionAt[at + 1] === -1) return false;
  }
  return false;
}

/** Where the next listed symptom begins, past trailing words and what joins; null where the list ends. */
function continueList(passage: Passage, from: number, limit: number, kind: TriggerKind): number | null {
  const { words, timeAt } = passage;
  let at = findPhraseAt(trailers, words, from, limit)?.to ?? from;
  while (at < limit && timeAt[at] !== -1) at++;
  const joined = at;
  while (at < limit && connectors.has(words[at]?.text ?? "")) at++;
  if (at === joined || at >= limit) return null;
  const isStrong = words.slice(joined, at).some(({ text }) => strongConnectors.has(text));
  if (isStrong || hasStrongLater(passage, at, limit)) return at;
  if (kind === "sign" && !words.slice(joined, at).some(({ text }) => pairs.has(text))) return null;
  return isAffirmed(passage, at, limit, kind) ? null : at;
}

function hasStrongLater({ words }: Passage, from: number, limit: number): boolean {
  for (let at = from; at < Math.min(limit, from + listReach); at++)
    if (strongConnectors.has(words[at]?.text ?? "")) return true;
  return false;
}

/** "no nausea, mild headache": an article, a strength or a verb of its own tells that it is there. */
function isAffirmed(passage: Passage, from: number, limit: number, kind: TriggerKind): boolean {
  const { words, mentionAt, mentions, timeAt, times } = passage;
  const first = words[from]?.text ?? "";
  if (affirmers.has(first) && mentionAt[from] === -1 && !(!isNoun(kind) && articles.has(first))) return true;
  let at = from;
  while (at < limit && mentionAt[at] === -1) at++;
  const to = mentions[mentionAt[at] ?? -1]?.to ?? limit;
  if (to >= limit) return false;
  if (times[timeAt[to] ?? -1]?.found.meaning.kind === "duration") return true;
  return (
    predicates.has(words[to]?.text ?? "") || words[to]?.kind === "number" || words[to + 1]?.kind === "number"
  );
}
