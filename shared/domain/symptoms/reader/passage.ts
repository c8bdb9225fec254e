import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import type { SymptomSubject } from "../symptom-event.ts";
import type { TimeMeaning, TimePhrase } from "../times/time-phrase.ts";
import type { SymptomName } from "../vocabulary/describe-name.ts";
import languageData from "./wording/language.json" with { type: "json" };
import negationData from "./wording/negation.json" with { type: "json" };

/** The words `from` to before `to`. */
export type Range = {
  readonly from: number;
  readonly to: number;
};

/** Something found in the text, with the words that it covers. */
export type Placed<Found> = Range & { readonly found: Found };

/** A symptom name in its place. */
export type Mention = Placed<SymptomName>;

/** A sentence, line or bullet of a report, as a range of words without its end marks. */
export type Sentence = Range & {
  readonly isQuestion: boolean;
  /** A line that a bullet or a number opens. */
  readonly isItem: boolean;
  /** A line that ends with a colon and holds for the items below. */
  readonly isHeader: boolean;
};

/** A report cut into words, sentences and clauses, with the symptoms and times named in it. */
export type Passage = {
  readonly text: string;
  readonly words: readonly ReportWord[];
  readonly sentences: readonly Sentence[];
  readonly mentions: readonly Mention[];
  readonly times: readonly Placed<TimePhrase>[];
  /** By word: the index of the mention, time, sentence or clause that it belongs to, -1 for none. */
  readonly mentionAt: readonly number[];
  readonly timeAt: readonly number[];
  readonly sentenceAt: readonly number[];
  readonly clauseAt: readonly number[];
  /** Whether relatives are read as persons in the writer's care. */
  readonly isOfAnother?: boolean;
};

/** A clause by its number. */
export type Clause = Range & { readonly id: number };

/**
 * The assertion status of the mentions, by index; `present` ones are those of the present episode of the writer, a child
 * of theirs or a person in their care.
 */
export type Assertions = {
  readonly present: ReadonlySet<number>;
  readonly subjects: ReadonlyMap<number, SymptomSubject>;
  readonly presentByClause: ReadonlyMap<number, readonly number[]>;
  /** Historical symptoms, and those of another experiencer. */
  readonly unrelated: ReadonlySet<number>;
  /** Symptoms that have ended. */
  readonly ended: ReadonlySet<number>;
  /** The word from which statements on a symptom that someone else has too are about the writer's. */
  readonly sharedFrom: ReadonlyMap<number, number>;
};

const language = compileWordLists(languageData);
const negation = compileWordLists(negationData);
/** How many words around it a word of a sentence bears on: with all of a long one the time would be quadratic. */
export const partReach = 150;
const antecedentReach = 3;
/** Words and marks that join the last two symptoms of a list. */
export const joining: ReadonlySet<string> = new Set(["and", "&", "n", "+", "plus"]);
/** Words and marks that stand between the symptoms of a list. */
export const listing: ReadonlySet<string> = new Set([...joining, ",", "/", "with", "or"]);
const parting = new Set("after from because cos cuz when then since before during while but".split(" "));
const listGap = 6;
const longestList = 20;

/** The sentence of a word; null outside sentences. */
export function sentenceOf({ sentences, sentenceAt }: Passage, at: number): Sentence | null {
  return sentences[sentenceAt[at] ?? -1] ?? null;
}

/** The meaning of the time that a word belongs to; null for none. */
export function timeOf({ times, timeAt }: Passage, at: number): TimeMeaning | null {
  return times[timeAt[at] ?? -1]?.found.meaning ?? null;
}

/** Whether a symptom is named in the words `from` to before `to`. */
export function hasMention({ mentionAt }: Pick<Passage, "mentionAt">, from: number, to?: number): boolean {
  return mentionAt.slice(from, to).some((mention) => mention !== -1);
}

/** The mentions that begin in the words `from` to before `to`, by index in order. */
export function listMentions({ mentions }: Pick<Passage, "mentions">, from: number, to: number): number[] {
  const first = findLastBefore(mentions, from) + 1;
  const end = findLastBefore(mentions, to) + 1;
  return Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
}

/** The first word of the clause around a word, at most `reach` words before it. */
export function startOfClause({ clauseAt }: Passage, at: number, reach = partReach): number {
  let first = at;
  while (first > Math.max(0, at - reach) && clauseAt[first - 1] === clauseAt[at]) first--;
  return first;
}

/** The place behind the clause around a word, at most `reach` words behind it. */
export function endOfClause({ clauseAt }: Passage, at: number, reach = partReach): number {
  let end = at;
  while (end < Math.min(clauseAt.length, at + reach) && clauseAt[end] === clauseAt[at]) end++;
  return end;
}

/** The clauses of a sentence in the order in which they begin, each from its first word to behind its last. */
export function listClauses({ sentences, clauseAt }: Passage, sentence: number): Clause[] {
  const { from, to } = sentences[sentence] ?? { from: 0, to: 0 };
  const clauses = new Map<number, Clause>();
  for (let at = from; at < to; at++) {
    const id = clauseAt[at] ?? -1;
    clauses.set(id, { id, from: clauses.get(id)?.from ?? at, to: at + 1 });
  }
  return [...clauses.values()];
}

/** The mention `index` and those listed right before it: "nausea, gas and cramps". */
export function listPreceding({ words, mentions, sentenceAt }: Passage, index: number): number[] {
  const run = [index];
  for (let at = index; at > 0; at--) {
    const [before, after] = [mentions[at - 1], mentions[at]];
    if (before === undefined || after === undefined) break;
    if (sentenceAt[before.from] !== sentenceAt[after.from]) break;
    const between = words.slice(before.to, after.from);
    if (between.length === 0 || !between.every(({ text }) => negation.connectors.has(text))) break;
    run.push(at - 1);
  }
  return run;
}

/** Whether what stands at a word behind a mention is of it too: the last mention before the word is in one list with it. */
export function isListedUpTo(passage: Passage, index: number, at: number): boolean {
  const last = findLastBefore(passage.mentions, at);
  if (last - index > longestList) return false;
  for (let own = index; own < last; own++) if (!isListed(passage, own)) return false;
  return true;
}

/** Whether the mention behind one is the next of its list: "cramps, bad gas and nausea", but not "cramps at noon, gas". */
function isListed({ words, mentions, timeAt }: Passage, index: number): boolean {
  const [own, next] = [mentions[index], mentions[index + 1]];
  if (own === undefined || next === undefined) return false;
  const between = words.slice(own.to, next.from);
  const hasTime = timeAt.slice(own.to, next.from).some((time) => time !== -1);
  if (hasTime || between.length > listGap || between.some(({ text }) => parting.has(text))) return false;
  return between.some(({ text }) => listing.has(text));
}

/**
 * The asserted mentions that a clause without one refers to ("It lasted two hours."): the last before word `at` and
 * those listed with it; none where an unrelated symptom stands between.
 */
export function findAntecedents(passage: Passage, { present, unrelated }: Assertions, at: number): number[] {
  const { mentions, sentenceAt } = passage;
  for (let index = findLastBefore(mentions, at); index >= 0; index--) {
    const distance = (sentenceAt[at] ?? 0) - (sentenceAt[mentions[index]?.from ?? 0] ?? 0);
    if (distance > antecedentReach || unrelated.has(index)) return [];
    if (present.has(index)) return listPreceding(passage, index).filter((one) => present.has(one));
  }
  return [];
}

function findLastBefore(mentions: Passage["mentions"], at: number): number {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.from ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A statement about a symptom. */
export type Statement<Value> = Range & { readonly value: Value };

/** The statements of a clause about one of its symptoms: in front of it and behind it. */
export type Sides<Value> = {
  readonly before: Statement<Value> | null;
  readonly behind: Statement<Value> | null;
};

/**
 * Gives each mention of a clause the next statement behind it, which a list shares ("nausea and headache since
 * noon"), and the one in front of it unless that belongs to the mention before.
 */
export function assignStatements<Value>(
  passage: Passage,
  indexes: readonly number[],
  statements: readonly Statement<Value>[],
): Map<number, Sides<Value>> {
  const sides = new Map<number, Sides<Value>>();
  for (const index of indexes) {
    const mention = passage.mentions[index];
    if (mention === undefined) continue;
    const behind = statements.find(({ from }) => from >= mention.from) ?? null;
    const last = statements.findLast(({ from }) => from < mention.from) ?? null;
    const before = last && isInFront(passage, indexes, last, mention.from) ? last : null;
    sides.set(index, { before, behind });
  }
  return sides;
}

function isInFront(
  { words, mentions }: Passage,
  indexes: readonly number[],
  { from, to }: Range,
  mentionFrom: number,
): boolean {
  const isLeading = !indexes.some((index) => (mentions[index]?.from ?? 0) < from);
  if (isLeading) return true;
  const text = wordAt(words, from - 1);
  const opens = language.joiners.has(text) || text === "," || text === "then";
  return opens && words.slice(to, mentionFrom).every(({ kind }) => kind === "word");
}

/** "tomorrow" */
export function isToCome({ found: { meaning } }: Passage["times"][number]): boolean {
  const day = meaning.kind === "point" ? meaning.point.day : null;
  if (day?.kind === "days") return day.days > 0;
  return day?.kind === "weekday" && day.which === "next";
}

/** Whether a word and the one before it belong to the same mention or time. */
export function isInOne(index: readonly number[], at: number): boolean {
  return index[at] !== -1 && index[at] === index[at - 1];
}
