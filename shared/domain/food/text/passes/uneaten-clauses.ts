import { findPhraseAt, indexByMeaning, type PhraseIndex } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import uneaten from "../../data/uneaten.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { type Clause, eatenWords, listClauses, namesFood } from "./clauses.ts";

const eatingVerbs = new Set(language.eatenCounts.verbs);
const leadIns = new Set(uneaten.leadIns);
const cooked = indexByMeaning({ cooked: language.others.cooks });
const receivers = new Set([...language.others.people, ...language.others.pets, ...language.others.receivers]);
const helpings = new Set(language.eatenCounts.helpings);
const beings = new Set(["was", "were", "is", "are"]);
const owners = new Set(language.others.owners);
const people: ReadonlySet<string> = new Set(language.others.people);
const pronouns = new Set(["it", "them", "those"]);
const politeWords = new Set(uneaten.polite);
const anaphors = new Set(uneaten.anaphors);
const writers = new Set(uneaten.writers);
const nextDays = new Set(uneaten.nextDays);
const shares = new Set(uneaten.shares);
const noneOf = new Set(uneaten.none);
const denials = new Set(uneaten.notOfWriter.denials);
const ownWords = new Set(uneaten.notOfWriter.writer);
const longestNone = 5;
const longed = indexByMeaning({ longed: uneaten.longed });
const intended = indexByMeaning({ intended: uneaten.intended });
const bought = indexByMeaning({ bought: uneaten.bought });
const lost = indexByMeaning({ lost: uneaten.lost });
const planned = indexByMeaning({ planned: uneaten.planned });
const perhaps = indexByMeaning({ perhaps: uneaten.perhaps });
const upcoming = indexByMeaning({ upcoming: uneaten.upcoming });
/** "mum made meatloaf but I wasn't hungry", unlike "toast, wasn't hungry" */
const unwanted = indexByMeaning({ unwanted: uneaten.unwanted });
const cookWords = new Set(language.others.cooks);
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
  const entry = outlineEntry(tokens);
  const { clauses } = entry;
  const dropped = new Set(
    clauses.filter((clause) => isLongedFor(tokens, clause) || isNoneOf(tokens, clause)),
  );
  const others = new Set(clauses.filter((_, at) => isUneaten(entry, at)));
  const isLeft = clauses.some((clause) => clause.isNaming && !dropped.has(clause) && !others.has(clause));
  if (isLeft) for (const clause of others) dropped.add(clause);
  for (const [at, clause] of clauses.entries()) {
    if (entry.takenUp[at] === true) dropped.delete(clause);
    else if (isListedToo(entry, at, dropped)) dropped.add(clause);
  }
  for (const clause of listTakenBack(tokens, clauses)) dropped.add(clause);
  if (dropped.size === 0) return tokens;
  const gone = new Set([...dropped].flatMap(({ from, end }) => tokens.slice(from, end)));
  return tokens.filter((token) => !gone.has(token));
}

/** The clauses of a text, with what is asked of all of them: listed once, since an entry may have thousands. */
type Entry = {
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  /** How many clauses of each sentence are eaten, and which is the last. */
  readonly eaten: ReadonlyMap<number, { readonly count: number; readonly last: number }>;
  /** Whether each was eaten after all: "someone brought doughnuts, had two", "burnt the toast, scraped it and ate it". */
  readonly takenUp: readonly boolean[];
  /** The first clause that names a food that is not planned. */
  readonly firstNamed: number;
  readonly writerCount: number;
  readonly firstHalf: number;
};

function outlineEntry(tokens: readonly Token[]): Entry {
  const clauses = listClauses(tokens);
  const eaten = new Map<number, { count: number; last: number }>();
  for (const [at, { sentence, isEaten }] of clauses.entries())
    if (isEaten) eaten.set(sentence, { count: (eaten.get(sentence)?.count ?? 0) + 1, last: at });
  const takenUp: boolean[] = new Array(clauses.length).fill(false);
  for (let at = clauses.length - 2; at >= 0; at--) {
    const next = clauses[at + 1];
    const isTelling = next?.isEaten === true || next?.isNaming === true;
    takenUp[at] = isTelling ? next.isEaten && refersBack(tokens, next) : takenUp[at + 1] === true;
  }
  const isNamed = (clause: Clause) => clause.isNaming && !isPlanned(wordsOf(tokens, clause));
  return {
    tokens,
    clauses,
    eaten,
    takenUp,
    firstNamed: clauses.findIndex(isNamed),
    writerCount: tokens.filter(({ text }) => writers.has(text)).length,
    firstHalf: tokens.findIndex(({ text }) => text === "half"),
  };
}

function wordsOf(tokens: readonly Token[], { from, end }: Clause): readonly Token[] {
  return tokens.slice(from, end);
}

/** What the clause behind it takes back, with that clause: "they offered cake but I passed", "eggs - no, that was yesterday". */
function listTakenBack(tokens: readonly Token[], clauses: readonly Clause[]): Clause[] {
  let before: Clause | undefined;
  return clauses.flatMap((clause) => {
    const words = wordsOf(tokens, clause);
    const earlier = before;
    if (!isLeadIn(words)) before = clause;
    if (earlier?.isNaming !== true) return [];
    const isUnwanted =
      opens(words, unwanted) && wordsOf(tokens, earlier).some(({ text }) => cookWords.has(text));
    const isRefused = isUnwanted || (opensAlone(words, refused) && !isSaidEaten(tokens, earlier));
    return isRefused || opensAlone(words, otherDay) ? [earlier, clause] : [];
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
function isUneaten(entry: Entry, at: number): boolean {
  const clause = entry.clauses[at];
  if (clause === undefined) return false;
  const words = wordsOf(entry.tokens, clause);
  // A text of plans alone is read as a meal.
  const isBehindFood = entry.firstNamed >= 0 && entry.firstNamed < at;
  if (isBehindFood && isPlanned(words)) return true;
  if (opens(words, intended)) {
    const others = (entry.eaten.get(clause.sentence)?.count ?? 0) - (clause.isEaten ? 1 : 0);
    return entry.clauses[at + 1]?.isEaten === true || others > 0;
  }
  if (opens(words, cooked) && isForOther(words)) return namesWriterElsewhere(entry, words);
  if (isOfOther(words) || isNotOfWriter(words, entry.clauses[at + 1], entry.tokens)) return true;
  if (hasShare(words)) return isRestKept(entry, clause);
  if (opens(words, bought) && endsWith(words, later)) return true;
  if (nextDays.has(words[0]?.text ?? "")) return true;
  const isEaten = words.some(
    ({ text }, place) => text === "ate" || (text === "had" && words[place + 1]?.text !== "gone"),
  );
  return endsWith(words, lost) && !isEaten;
}

/** "red wine was my husband's", unlike "my son's pizza" */
function isOfOther(words: readonly Token[]): boolean {
  const [verb, owner, person] = words.slice(-3).map(({ text }) => text);
  const isOwned = beings.has(verb ?? "") && owners.has(owner ?? "");
  return words.length > 3 && isOwned && people.has(person ?? "");
}

/** "emily had the crisps not me", "the crisps weren't mine", and with a comma: "the crisps were for sam, not me" */
function isNotOfWriter(words: readonly Token[], next: Clause | undefined, tokens: readonly Token[]): boolean {
  const isDenial = (said: readonly Token[]) =>
    denials.has(said.at(-2)?.text ?? "") && ownWords.has(said.at(-1)?.text ?? "");
  const after = next === undefined ? [] : wordsOf(tokens, next);
  return isDenial(words) || (after.length === 2 && isDenial(after));
}

/** "half a reuben. other half in the fridge": what was eaten is said already. */
function isRestKept({ tokens, firstHalf }: Entry, clause: Clause): boolean {
  const words = wordsOf(tokens, clause);
  return opens(words, rest) && endsWith(words, kept) && firstHalf >= 0 && firstHalf < clause.from;
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
  if (opens(words, planned)) return true;
  // "partner's making lasagne for tonight"
  const from = words.findIndex(({ text }) => !owners.has(text));
  const isOther = people.has(words[from]?.text ?? "");
  return opens(isOther ? words.slice(from + 1) : words, perhaps) && endsWith(words, upcoming);
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
function namesWriterElsewhere({ writerCount }: Entry, words: readonly Token[]): boolean {
  return writerCount > words.filter(({ text }) => writers.has(text)).length;
}

/** "the rest went in the bin", "2 left for tomorrow": part of a food that was eaten. */
function hasShare(words: readonly Token[]): boolean {
  return words.some(({ kind, text }) => kind === "number" || shares.has(text));
}

/** Whether a clause names no food, or what was eaten is "one" or "it": "had one with butter". */
function refersBack(tokens: readonly Token[], clause: Clause): boolean {
  if (!clause.isNaming) return wordsOf(tokens, clause).some(({ kind }) => kind !== "mark");
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

/** "we were out of oats, milk and bananas, so I had toast": the list goes on until what was eaten. */
function isListedToo(
  { tokens, clauses, eaten }: Entry,
  at: number,
  uneatenOnes: ReadonlySet<Clause>,
): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]];
  if (before === undefined || clause === undefined || clause.isEaten) return false;
  if (clause.sentence !== before.sentence || !uneatenOnes.has(before)) return false;
  return isPlanned(wordsOf(tokens, before)) || (eaten.get(clause.sentence)?.last ?? -1) > at;
}
