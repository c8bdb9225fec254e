import { compileList, findPhraseAt } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";
import type { Word } from "./word.ts";
import language from "./wording/language.json" with { type: "json" };

/** What clauses are cut by. */
export interface ClauseInput {
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  readonly mentionAt: readonly number[];
  readonly timeAt: readonly number[];
}

const breaks = compileList(language.breaks);
const subjectBreaks = new Set(language.subjectBreaks.split(" "));
const joiners = new Set(language.joiners.split(" "));
const subjects = new Set(language.subjects.split(" "));
const persons = new Set(language.persons.split(" "));
const linkers = new Set(language.linkers.split(" "));
const finiteVerbs = new Set(language.finiteVerbs.split(" "));
const excepting = new Set(["but", "except", "besides"]);
const others = new Set(["me", "myself", "us", "him", "her"]);
const dashes = new Set(["-", "–", "—", "→", ">"]);
/** "It came and went" is one deed. */
const coming = new Set(["came", "come", "comes"]);
const going = new Set(["went", "go", "goes"]);
const dashReach = 6;
const bracketReach = 60;
const interjections = new Set(language.interjections.split(" "));

/**
 * The clause of every word, by number, -1 outside sentences. A bracket that names a symptom is a clause of its own,
 * and the words behind it go on with the clause before it.
 */
export function splitClauses(input: ClauseInput): number[] {
  const clauseAt = input.words.map(() => -1);
  let last = -1;
  for (const { from, to } of input.sentences) {
    const outer: number[] = [];
    let current = ++last;
    for (let at = from; at < to; at++) {
      const isOpening = isBracket(input, at, to);
      if (isOpening) outer.push(current);
      if (isOpening || (at > from && isBoundary(input, clauseAt, at, to))) current = ++last;
      clauseAt[at] = current;
      if (input.words[at]?.text === ")") current = outer.pop() ?? current;
    }
  }
  return clauseAt;
}

function isBracket({ words, mentionAt }: ClauseInput, from: number, to: number): boolean {
  if (words[from]?.text !== "(" || mentionAt[from] !== -1) return false;
  const limit = Math.min(to, from + bracketReach);
  for (let at = from + 1; at < limit && words[at]?.text !== ")"; at++) if (mentionAt[at] !== -1) return true;
  return false;
}

function isBoundary(input: ClauseInput, clauseAt: readonly number[], at: number, to: number): boolean {
  const { words, mentionAt, timeAt } = input;
  if (isWithin(mentionAt, at) || isWithin(timeAt, at)) return false;
  const word = words[at];
  if (word === undefined) return false;
  if (word.text === ";") return true;
  if (dashes.has(word.text)) return isNamedBefore(input, clauseAt, at) && isNamedSoon(input, at, to);
  if (coming.has(words[at - 1]?.text ?? "") && going.has(words[at + 1]?.text ?? "")) return false;
  if (word.text === "," || joiners.has(word.text)) return opensClause(input, clauseAt, at + 1, to);
  if (mentionAt[at] === -1 && timeAt[at] === -1 && findPhraseAt(breaks, words, at, to) !== null) {
    return isBreakMeant(input, at);
  }
  if (subjectBreaks.has(word.text)) return subjects.has(words[at + 1]?.text ?? "");
  return persons.has(word.text) && isRunOn(input, clauseAt, at);
}

/** "everyone but me" is one person less; "just" and "only" break where a symptom stands against what was denied before: "no fever, just tired". */
function isBreakMeant({ words }: ClauseInput, at: number): boolean {
  const word = words[at]?.text ?? "";
  if (excepting.has(word)) return !others.has(words[at + 1]?.text ?? "");
  if (word !== "just" && word !== "only") return true;
  return !subjects.has(words[at - 1]?.text ?? "") && !finiteVerbs.has(words[at - 1]?.text ?? "");
}

function isWithin(index: readonly number[], at: number): boolean {
  return index[at] !== -1 && index[at] === index[at - 1];
}

function opensClause(input: ClauseInput, clauseAt: readonly number[], at: number, to: number): boolean {
  const { words, mentionAt, timeAt } = input;
  let next = at;
  while (next < to && isSkipped(words[next]?.text ?? "")) next++;
  const word = words[next]?.text ?? "";
  if (timeAt[next] !== -1 && timeAt[next] !== undefined) return isTimeOpening(input, clauseAt, next, to);
  if (mentionAt[next] !== -1) return finiteVerbs.has(word) && words[next]?.kind === "word";
  return subjects.has(word) || finiteVerbs.has(word);
}

function isSkipped(text: string): boolean {
  return joiners.has(text) || interjections.has(text);
}

/** ", by ten I had …": a time opens a clause where a symptom follows it and one or a time stands before. */
function isTimeOpening(
  { words, mentionAt, timeAt }: ClauseInput,
  clauseAt: readonly number[],
  at: number,
  to: number,
): boolean {
  let next = at;
  while (next < to && timeAt[next] === timeAt[at]) next++;
  for (; next < to && words[next]?.text !== "," && timeAt[next] === -1; next++) {
    if (mentionAt[next] !== -1) return true;
  }
  const clause = clauseAt[at - 2];
  for (let before = at - 2; before >= 0 && clauseAt[before] === clause; before--) {
    if (timeAt[before] !== -1) return true;
  }
  return false;
}

function isNamedBefore({ mentionAt }: ClauseInput, clauseAt: readonly number[], at: number): boolean {
  const clause = clauseAt[at - 1];
  for (let before = at - 1; before >= 0 && clauseAt[before] === clause; before--) {
    if (mentionAt[before] !== -1) return true;
  }
  return false;
}

function isNamedSoon({ mentionAt }: ClauseInput, at: number, to: number): boolean {
  return mentionAt.slice(at + 1, Math.min(to, at + dashReach)).some((mention) => mention !== -1);
}

/** "my head hurts i feel sick": without a mark, the next subject opens a clause. */
function isRunOn(input: ClauseInput, clauseAt: readonly number[], at: number): boolean {
  return !linkers.has(input.words[at - 1]?.text ?? "") && isNamedBefore(input, clauseAt, at);
}
