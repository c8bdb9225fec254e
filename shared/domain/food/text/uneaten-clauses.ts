import { findPhraseAt, indexByMeaning, type PhraseIndex } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import uneaten from "../data/uneaten.json" with { type: "json" };
import { isLooseDash, isNaming } from "./headers.ts";
import type { Token } from "./terms.ts";
import { readNumberAt, wordClasses } from "./vocabulary.ts";

/** A run of tokens between marks and words that turn a sentence. */
type Clause = {
  readonly from: number;
  readonly end: number;
  /** Behind "but" or "so", or with a verb of eating: what was eaten after all. */
  readonly isEaten: boolean;
  readonly isSentenceStart: boolean;
};

const sentenceMarks = new Set([".", "!", "?", ";", "\n"]);
const clauseMarks = new Set([...sentenceMarks, ",", "(", ")"]);
const turns = new Set(uneaten.turns);
const eatenWords = new Set(uneaten.eaten);
const eatingVerbs = new Set(language.eatenCounts.verbs);
const leadIns = new Set(uneaten.leadIns);
const cooked = indexByMeaning({ cooked: language.others.cooks });
const receivers = new Set([...language.others.people, ...language.others.pets, ...language.others.receivers]);
const bites = new Set(uneaten.bites);
const helpings = new Set(language.eatenCounts.helpings);
const joiners = new Set(["and", "with", "or"]);
const pronouns = new Set(["it", "them", "those"]);
const politeWords = new Set(uneaten.polite);
const anaphors = new Set(uneaten.anaphors);
const writers = new Set(uneaten.writers);
const nextDays = new Set(uneaten.nextDays);
const degrees = new Set(uneaten.degrees);
const shares = new Set(uneaten.shares);
const noneOf = new Set(uneaten.none);
const longestNone = 5;
const longed = indexByMeaning({ longed: uneaten.longed });
const intended = indexByMeaning({ intended: uneaten.intended });
const bought = indexByMeaning({ bought: uneaten.bought });
const lost = indexByMeaning({ lost: uneaten.lost });
const planned = indexByMeaning({ planned: uneaten.planned });
const perhaps = indexByMeaning({ perhaps: uneaten.perhaps });
const upcoming = indexByMeaning({ upcoming: uneaten.upcoming });
const refused = indexByMeaning({ refused: uneaten.refused });
const otherDay = indexByMeaning({ otherDay: uneaten.otherDay });
const rest = indexByMeaning({ rest: uneaten.rest });
const kept = indexByMeaning({ kept: uneaten.kept });
const later = indexByMeaning({ later: uneaten.later });

/**
 * Drops the clauses about food that was wanted, lacked or lost: "we were out of oats so toast" and "toast, the cake went in
 * the bin" keep the toast. A text that names no other food is left as it is.
 */
export function dropUneaten(tokens: readonly Token[]): readonly Token[] {
  const clauses = listClauses(tokens);
  const dropped = new Set(
    clauses.filter((clause) => isLongedFor(tokens, clause) || isNoneOf(tokens, clause)),
  );
  const others = clauses.filter((_, at) => isUneaten(tokens, clauses, at));
  const isLeft = clauses.some(
    (clause) => !dropped.has(clause) && !others.includes(clause) && countNames(tokens, clause) > 0,
  );
  if (isLeft) for (const clause of others) dropped.add(clause);
  for (const [at, clause] of clauses.entries()) {
    if (isTakenUp(tokens, clauses.slice(at + 1))) dropped.delete(clause);
    else if (isListedToo(tokens, clauses, at, dropped)) dropped.add(clause);
  }
  for (const clause of listTakenBack(tokens, clauses)) dropped.add(clause);
  if (dropped.size === 0) return tokens;
  const gone = new Set([...dropped].flatMap(({ from, end }) => tokens.slice(from, end)));
  return tokens.filter((token) => !gone.has(token));
}

function listClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let isTurned = false;
  let isSentenceStart = true;
  const close = (end: number) => {
    if (end === from) return;
    const isEaten = isTurned || tokens.slice(from, end).some(({ text }) => eatenWords.has(text));
    clauses.push({ from, end, isEaten, isSentenceStart });
    isSentenceStart = false;
    isTurned = false;
  };
  for (const [at, { kind, text }] of tokens.entries()) {
    const isMark = kind === "mark" && (clauseMarks.has(text) || isLooseDash(tokens, at));
    const isTurn = turns.has(text) && !isDegree(tokens, at);
    if (!isMark && !isTurn && !beginsClause(tokens, at)) continue;
    close(at);
    if (isMark && sentenceMarks.has(text)) isSentenceStart = true;
    if (isTurn) isTurned = true;
    from = isMark || isTurn ? at + 1 : at;
  }
  close(tokens.length);
  return clauses;
}

/** The "so" of "so good", unlike "so far just toast" */
function isDegree(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text ?? "";
  return tokens[at]?.text === "so" && next !== "far" && degrees.has(next);
}

/** "wanted cake and had an apple" */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "and" && eatenWords.has(tokens[at + 1]?.text ?? "");
}

/** What the clause behind it takes back, with that clause: "they offered cake but I passed", "eggs - no, that was yesterday". */
function listTakenBack(tokens: readonly Token[], clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause, at) => {
    const words = tokens.slice(clause.from, clause.end);
    const isOther = opensAlone(words, otherDay);
    const isRefused = opensAlone(words, refused);
    const before = clauses.slice(0, at).findLast(({ from, end }) => !isLeadIn(tokens.slice(from, end)));
    if (before === undefined || countNames(tokens, before) === 0) return [];
    const isTakenBack = isOther || (isRefused && !isSaidEaten(tokens, before));
    return isTakenBack ? [before, clause] : [];
  });
}

/** The "no" of "eggs - no, that was yesterday" */
function isLeadIn(words: readonly Token[]): boolean {
  return words.every(({ text }) => leadIns.has(text));
}

function isSaidEaten(tokens: readonly Token[], { from, end }: Clause): boolean {
  return tokens.slice(from, end).some(({ text }) => eatingVerbs.has(text));
}

/** What was longed for, whatever else is said. */
function isLongedFor(tokens: readonly Token[], clause: Clause): boolean {
  const words = tokens.slice(clause.from, clause.end);
  return opens(words, longed) && !hasShare(words);
}

/** "pickles none" */
function isNoneOf(tokens: readonly Token[], { from, end }: Clause): boolean {
  const words = tokens.slice(from, end);
  const isShort = words.length > 1 && words.length <= longestNone;
  return (
    isShort &&
    words.every(({ kind, text }) => kind === "word" || text === ":") &&
    noneOf.has(words.at(-1)?.text ?? "")
  );
}

/** What was meant to be eaten, lacked, lost or made for others, where another food was eaten. */
function isUneaten(tokens: readonly Token[], clauses: readonly Clause[], at: number): boolean {
  const clause = clauses[at];
  if (clause === undefined) return false;
  const words = tokens.slice(clause.from, clause.end);
  if (isPlanned(words) && isBehindFood(tokens, clauses, at)) return true;
  if (opens(words, intended))
    return clauses[at + 1]?.isEaten === true || besideInSentence(clauses, at).some(({ isEaten }) => isEaten);
  if (opens(words, cooked) && isForOther(words)) return namesWriter(tokens, clause);
  if (hasShare(words)) return isRestKept(tokens, clause);
  if (opens(words, bought) && endsWith(words, later)) return true;
  if (nextDays.has(words[0]?.text ?? "")) return true;
  const isEaten = words.some(
    ({ text }, place) => text === "ate" || (text === "had" && words[place + 1]?.text !== "gone"),
  );
  return endsWith(words, lost) && !isEaten;
}

/** "half a reuben. other half in the fridge": what was eaten is said already. */
function isRestKept(tokens: readonly Token[], { from, end }: Clause): boolean {
  const words = tokens.slice(from, end);
  return (
    opens(words, rest) && endsWith(words, kept) && tokens.slice(0, from).some(({ text }) => text === "half")
  );
}

/** Whether it begins with an opener, behind words that only lead in: "had been craving", "was out of". */
function opens(words: readonly Token[], phrases: PhraseIndex<string>): boolean {
  return endOfOpening(words, phrases) !== null;
}

function endOfOpening(words: readonly Token[], phrases: PhraseIndex<string>): number | null {
  const first = words.findIndex(({ text }) => !leadIns.has(text));
  for (let at = 0; at <= Math.max(0, first); at++) {
    const opener = findPhraseAt(phrases, words, at);
    if (opener !== null) return opener.end;
  }
  return null;
}

/** Whether it only takes back what was named: "passed it on to a friend" and "passed", unlike "passed on dessert". */
function opensAlone(words: readonly Token[], phrases: PhraseIndex<string>): boolean {
  const end = endOfOpening(words, phrases);
  if (end === null) return false;
  const refers = words.slice(0, end).some(({ text }) => pronouns.has(text) || text === "that");
  if (!refers && words.slice(end).some(({ text }) => !politeWords.has(text))) return false;
  return !words.slice(end).some(({ text }, place) => !receivers.has(text) && namesFood(words, end + place));
}

/** "tonight I will make curry", "maybe a biscuit later" */
function isPlanned(words: readonly Token[]): boolean {
  return opens(words, planned) || (opens(words, perhaps) && endsWith(words, upcoming));
}

/** Whether an earlier clause names a food that is not planned: a text of plans alone is read as a meal. */
function isBehindFood(tokens: readonly Token[], clauses: readonly Clause[], at: number): boolean {
  return clauses.slice(0, at).some((clause) => {
    const words = tokens.slice(clause.from, clause.end);
    return countNames(tokens, clause) > 0 && !isPlanned(words);
  });
}

function endsWith(words: readonly Token[], phrases: PhraseIndex<string>): boolean {
  return words.some((_, at) => findPhraseAt(phrases, words, at)?.end === words.length);
}

/** "made lasagne for the kids" */
function isForOther(words: readonly Token[]): boolean {
  const receiver = words.at(-1)?.text ?? "";
  return receivers.has(receiver) && words.slice(-3).some(({ text }) => text === "for");
}

/** Whether another clause says what the writer had: "porridge for me". */
function namesWriter(tokens: readonly Token[], { from, end }: Clause): boolean {
  return tokens.some(({ text }, at) => (at < from || at >= end) && writers.has(text));
}

/** "the rest went in the bin", "2 left for tomorrow": part of a food that was eaten. */
function hasShare(words: readonly Token[]): boolean {
  return words.some(({ kind, text }) => kind === "number" || shares.has(text));
}

/** "someone brought doughnuts, had two", "burnt the toast, scraped it and ate it": it was eaten after all. */
function isTakenUp(tokens: readonly Token[], behind: readonly Clause[]): boolean {
  const next = behind.find((clause) => clause.isEaten || countNames(tokens, clause) > 0);
  return next?.isEaten === true && refersBack(tokens, next);
}

/** Whether a clause names no food, or what was eaten is "one" or "it": "had one with butter". */
function refersBack(tokens: readonly Token[], clause: Clause): boolean {
  if (countNames(tokens, clause) === 0) return hasWords(tokens, clause);
  for (let at = clause.from; at < clause.end - 1; at++) {
    const isAnaphor = eatenWords.has(tokens[at]?.text ?? "") && anaphors.has(tokens[at + 1]?.text ?? "");
    if ((isAnaphor && !namesFood(tokens, at + 2)) || isHelping(tokens, at)) return true;
  }
  return false;
}

/** "had a bowl with cheddar", unlike "had a bowl of soup" and "had a bar" */
function isHelping(tokens: readonly Token[], at: number): boolean {
  const [verb, article, helping, after] = tokens.slice(at, at + 4).map(({ text }) => text);
  const isOne = article === "a" || article === "one" || article === "1";
  return eatenWords.has(verb ?? "") && isOne && helpings.has(helping ?? "") && after !== "of";
}

function hasWords(tokens: readonly Token[], { from, end }: Clause): boolean {
  return tokens.slice(from, end).some(({ kind }) => kind !== "mark");
}

function countNames(tokens: readonly Token[], { from, end }: Clause): number {
  let names = 0;
  for (let at = from; at < end; at++) if (namesFood(tokens, at)) names++;
  return names;
}

/** A word that is no verb, number or unit. */
function namesFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !isNaming(token)) return false;
  const { text } = token;
  const { verbs, links, prepositions } = wordClasses;
  const isOther = [verbs, links, prepositions, eatenWords, shares, bites].some((words) => words.has(text));
  // "Scraped it": what stands before a pronoun is a verb.
  const isVerb = pronouns.has(tokens[at + 1]?.text ?? "");
  return !isOther && !isVerb && !joiners.has(text) && readNumberAt(tokens, at) === null;
}

/** The other clauses of its sentence. */
function besideInSentence(clauses: readonly Clause[], at: number): Clause[] {
  let from = at;
  while (from > 0 && clauses[from]?.isSentenceStart === false) from--;
  let end = at + 1;
  while (end < clauses.length && clauses[end]?.isSentenceStart === false) end++;
  return clauses.slice(from, end).filter((clause) => clause !== clauses[at]);
}

/** "we were out of oats, milk and bananas, so I had toast": the list goes on until what was eaten. */
function isListedToo(
  tokens: readonly Token[],
  clauses: readonly Clause[],
  at: number,
  uneatenOnes: ReadonlySet<Clause>,
): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]];
  if (before === undefined || clause === undefined || clause.isEaten || clause.isSentenceStart) return false;
  if (!uneatenOnes.has(before)) return false;
  if (isPlanned(tokens.slice(before.from, before.end))) return true;
  const behind = besideInSentence(clauses, at).filter(({ from }) => from > clause.from);
  return behind.some(({ isEaten }) => isEaten);
}
