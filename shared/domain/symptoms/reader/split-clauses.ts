import { compileWordLists, findPhraseAt, wordAt } from "../../../language/mod.ts";
import { hasMention, isInOne, type Passage, partReach } from "./passage.ts";
import languageData from "./wording/language.json" with { type: "json" };

/** What clauses are cut by. */
type ClauseInput = Pick<Passage, "words" | "sentences" | "mentionAt" | "timeAt">;

const language = compileWordLists(languageData);
const excepting = new Set(["but", "except", "besides"]);
const exceptable = new Set(["me", "myself", "us", "him", "her"]);
const dashes = new Set(["-", "→", ">"]);
/** "It came and went" is one action. */
const coming = new Set(["came", "come", "comes"]);
const going = new Set(["went", "go", "goes"]);
const dashReach = 6;
const bracketReach = 60;

/**
 * The clause of every word, by number, -1 outside sentences. A bracket that names a symptom is a clause of its own,
 * and the words behind it continue the clause before it.
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
      if (wordAt(input.words, at) === ")") current = outer.pop() ?? current;
    }
  }
  return clauseAt;
}

function isBracket({ words, mentionAt }: ClauseInput, from: number, to: number): boolean {
  if (wordAt(words, from) !== "(" || mentionAt[from] !== -1) return false;
  const limit = Math.min(to, from + bracketReach);
  for (let at = from + 1; at < limit && wordAt(words, at) !== ")"; at++)
    if (mentionAt[at] !== -1) return true;
  return false;
}

function isBoundary(input: ClauseInput, clauseAt: readonly number[], at: number, to: number): boolean {
  const { words, mentionAt, timeAt } = input;
  if (isInOne(mentionAt, at) || isInOne(timeAt, at)) return false;
  const text = wordAt(words, at);
  if (text === ";" || isLooseSlash(input, at)) return true;
  if (dashes.has(text))
    return isNamedBefore(input, clauseAt, at) && hasMention(input, at + 1, Math.min(to, at + dashReach));
  if (coming.has(wordAt(words, at - 1)) && going.has(wordAt(words, at + 1))) return false;
  if (text === "," || language.joiners.has(text)) return opensClause(input, clauseAt, at + 1, to);
  const isFree = mentionAt[at] === -1 && timeAt[at] === -1;
  if (isFree && findPhraseAt(language.breaks, words, at, { limit: to }) !== null)
    return isBreakMeant(words, at);
  if (language.subjectBreaks.has(text)) return language.subjects.has(wordAt(words, at + 1));
  // "my head hurts i feel sick": without a mark, the next subject opens a clause.
  const isRunOn = language.persons.has(text) && !language.linkers.has(wordAt(words, at - 1));
  return isRunOn && isNamedBefore(input, clauseAt, at);
}

/** The slash of "2p gassy 4/10 / 5p gone": a time stands behind it, unlike that of "bloated / gassy after beans". */
function isLooseSlash({ words, timeAt }: ClauseInput, at: number): boolean {
  const [before, slash, next] = [words[at - 1], words[at], words[at + 1]];
  if (slash?.text !== "/" || before === undefined || next === undefined) return false;
  return before.end < slash.start && slash.end < next.start && timeAt[at + 1] !== -1;
}

/** "everyone but me" is one person less; "just" and "only" break where a symptom is contrasted with a negated one: "no fever, just tired". */
function isBreakMeant(words: Passage["words"], at: number): boolean {
  const text = wordAt(words, at);
  if (excepting.has(text)) return !exceptable.has(wordAt(words, at + 1));
  if (text !== "just" && text !== "only") return true;
  const before = wordAt(words, at - 1);
  return !language.subjects.has(before) && !language.finiteVerbs.has(before);
}

function opensClause(input: ClauseInput, clauseAt: readonly number[], at: number, to: number): boolean {
  const { words, mentionAt, timeAt } = input;
  let next = at;
  while (next < to && isSkipped(wordAt(words, next))) next++;
  const text = wordAt(words, next);
  if ((timeAt[next] ?? -1) !== -1) return isTimeOpening(input, clauseAt, next, to);
  if (mentionAt[next] !== -1) return language.finiteVerbs.has(text) && words[next]?.kind === "word";
  return language.subjects.has(text) || language.finiteVerbs.has(text);
}

function isSkipped(text: string): boolean {
  return language.joiners.has(text) || language.interjections.has(text);
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
  const limit = Math.min(to, at + partReach);
  for (; next < limit && wordAt(words, next) !== "," && timeAt[next] === -1; next++)
    if (mentionAt[next] !== -1) return true;
  const clause = clauseAt[at - 2];
  const lowest = Math.max(0, at - partReach);
  for (let before = at - 2; before >= lowest && clauseAt[before] === clause; before--)
    if (timeAt[before] !== -1) return true;
  return false;
}

function isNamedBefore({ mentionAt }: ClauseInput, clauseAt: readonly number[], at: number): boolean {
  const clause = clauseAt[at - 1];
  const lowest = Math.max(0, at - partReach);
  for (let before = at - 1; before >= lowest && clauseAt[before] === clause; before--)
    if (mentionAt[before] !== -1) return true;
  return false;
}
