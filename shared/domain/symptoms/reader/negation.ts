import {
  compileWordLists,
  findPhraseAt,
  indexByMeaning,
  type PhraseHit,
  wordAt,
} from "../../../language/mod.ts";
import { endOfClause, hasMention, listPreceding, type Mention, type Passage, sentenceOf } from "./passage.ts";
import { isReaffirmed } from "./reaffirmed.ts";
import languageData from "./wording/language.json" with { type: "json" };
import negationData from "./wording/negation.json" with { type: "json" };

/**
 * `noun` negates the noun behind it and its list ("without"), `sign` that noun alone ("no nausea, headache, no
 * fever"), `verb` what is done or felt ("didn't"), `subject` what it does ("neither gave me"); `ended` that it goes on.
 */
type TriggerKind = "noun" | "sign" | "verb" | "subject" | "ended";

/** By mention index: the negated symptoms, and those that have ended. */
type Negations = {
  readonly negated: ReadonlySet<number>;
  readonly ended: ReadonlySet<number>;
};

const language = compileWordLists(languageData);
const negation = compileWordLists(negationData);
const triggers = indexByMeaning({
  pseudo: negationData.pseudo,
  ended: negationData.endedTriggers,
  subject: negationData.subjectTriggers,
  noun: negationData.nounTriggers,
  verb: negationData.verbTriggers,
});
type Trigger = PhraseHit<"pseudo" | Exclude<TriggerKind, "sign">>;

const contrasts = new Set(["just", "only"]);
const doubledReach = 6;
const signReach = 30;
const unknownReach = 3;
const listReach = 40;
const clauseReach = 150;
const subjectReach = 9;

/** Finds the negated symptoms in the manner of NegEx, with the grammar of lists for the scope. */
export function findNegations(passage: Passage): Negations {
  const negated = new Set<number>();
  const ended = new Set<number>();
  for (let at = 0; at < passage.words.length; ) {
    const trigger = findTrigger(passage, at);
    const kind = trigger && judgeTrigger(passage, trigger);
    if (kind) {
      const scope = listScope(passage, trigger.end, kind);
      const isOver = (kind === "ended" || isEndedBehind(passage, scope)) && !isOutgrown(passage, scope);
      for (const mention of scope) (isOver ? ended : negated).add(mention);
    }
    at = trigger?.end ?? at + 1;
  }
  for (const mention of listNegatedByMarks(passage)) negated.add(mention);
  for (const mention of negated) if (isReaffirmed(passage, mention)) negated.delete(mention);
  return { negated, ended };
}

function findTrigger(passage: Passage, at: number): Trigger | null {
  const sentence = sentenceOf(passage, at);
  if (sentence === null || passage.mentionAt[at] !== -1) return null;
  return findPhraseAt(triggers, passage.words, at, { limit: sentence.to });
}

/** The scope of a trigger, null for a pseudo-trigger. */
function judgeTrigger(passage: Passage, trigger: Trigger): TriggerKind | null {
  if (trigger.meaning === "pseudo" || isDoubleNegation(passage, trigger)) return null;
  return isSign(passage, trigger) ? "sign" : trigger.meaning;
}

/** "nausea, no vomiting, headache, no fever": where each has its own sign, a comma carries none on. */
function isSign({ words, clauseAt, mentionAt }: Passage, { start, end }: Trigger): boolean {
  if (!negation.signs.has(wordAt(words, start))) return false;
  if (wordAt(words, start - 1) === "," && (mentionAt[start - 2] ?? -1) !== -1) return true;
  const rest = words.slice(end, end + signReach);
  return rest.some(
    ({ text }, place) => negation.signs.has(text) && clauseAt[end + place] === clauseAt[start],
  );
}

/** "can't eat without getting sick": two negations assert it. */
function isDoubleNegation({ words, sentenceAt }: Passage, { start }: Trigger): boolean {
  if (!["without", "w/o"].includes(wordAt(words, start))) return false;
  for (let at = start - 1; at >= start - doubledReach && sentenceAt[at] === sentenceAt[start]; at--) {
    // "didn't vomit, just felt queasy without any fever": each part denies its own.
    if (contrasts.has(wordAt(words, at)) || wordAt(words, at) === ",") return false;
    if (negation.doubled.has(wordAt(words, at))) return true;
  }
  return false;
}

/** "not dizzy anymore" */
function isEndedBehind({ words, mentions }: Passage, scope: readonly number[]): boolean {
  const last = mentions[scope.at(-1) ?? -1];
  return last !== undefined && findPhraseAt(negation.endedTrailers, words, last.to) !== null;
}

/** "no more heartburn since I stopped coffee": not of this episode. */
function isOutgrown({ words, mentions }: Passage, scope: readonly number[]): boolean {
  const last = mentions[scope.at(-1) ?? -1];
  if (last === undefined) return false;
  const to = findPhraseAt(negation.endedTrailers, words, last.to)?.end ?? last.to;
  return findPhraseAt(negation.habitChanges, words, to) !== null;
}

/** The scope of a trigger that ends before word `from`: the first mention behind it, and its list. */
function listScope(passage: Passage, from: number, kind: TriggerKind): number[] {
  const limit = findScopeEnd(passage, from);
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

function findScopeEnd(passage: Passage, from: number): number {
  const end = endOfClause(passage, from, clauseReach);
  const semicolon = passage.words.slice(from, end).findIndex(({ text }) => text === ";");
  return semicolon < 0 ? end : from + semicolon;
}

/** The first word of the mention that is negated, past words that may stand between; null where other words do. */
function skipToMention(passage: Passage, from: number, limit: number, isVerb: boolean): number | null {
  const { words, mentionAt } = passage;
  for (let at = from; at < limit; at++) {
    if (mentionAt[at] !== -1) return at;
    const isNear = (!isVerb || at > from) && isBeforeMention(passage, at, limit);
    if (!isNear && !negation.fillers.has(wordAt(words, at))) return null;
  }
  return null;
}

/** "neither the milk nor the cheese gave me gas" */
function findCaused({ words, mentionAt }: Passage, from: number, limit: number): number | null {
  let isCaused = false;
  for (let at = from; at < Math.min(limit, from + subjectReach); at++) {
    if (mentionAt[at] !== -1) return isCaused ? at : null;
    const text = wordAt(words, at);
    const isBlocked = negation.blockers.has(text) && !isCaused && !negation.edibles.has(text);
    if (negation.causatives.has(text)) isCaused = true;
    else if (words[at]?.kind !== "word" || isBlocked) return null;
  }
  return null;
}

/** An unknown word may stand where it describes the symptom: "no weird headache", "no abdominal or chest pain". */
function isBeforeMention({ words, mentionAt, timeAt }: Passage, from: number, limit: number): boolean {
  for (let at = from; at < Math.min(limit, from + unknownReach); at++) {
    if (mentionAt[at] !== -1) return true;
    const word = words[at];
    if (word?.kind !== "word" || negation.blockers.has(word.text)) return false;
    if (timeAt[at] !== -1 && timeAt[at] !== timeAt[at + 1] && mentionAt[at + 1] === -1) return false;
  }
  return false;
}

/** Where the next listed symptom begins, past trailing words and what joins; null where the list ends. */
function continueList(passage: Passage, from: number, limit: number, kind: TriggerKind): number | null {
  const { words, timeAt, mentionAt } = passage;
  let at = Math.max(
    findPhraseAt(negation.trailers, words, from, { limit })?.end ?? from,
    findPhraseAt(negation.endedTrailers, words, from, { limit })?.end ?? from,
  );
  // "no stool for 3 days, vomiting": how long it is away ends what is away.
  if (passage.times[timeAt[at] ?? -1]?.found.meaning.kind === "duration") return null;
  while (at < limit && timeAt[at] !== -1) at++;
  const joined = at;
  // The "n" of "N/V" is a symptom, no "and".
  while (at < limit && mentionAt[at] === -1 && negation.connectors.has(wordAt(words, at))) at++;
  if (at === joined || at >= limit) return null;
  const connectors = words.slice(joined, at);
  const later = words.slice(at, Math.min(limit, at + listReach));
  if ([...connectors, ...later].some(({ text }) => negation.strongConnectors.has(text))) return at;
  if (kind === "sign" && !connectors.some(({ text }) => negation.pairs.has(text))) return null;
  return isAffirmed(passage, at, limit, kind) ? null : at;
}

/** "no nausea, mild headache": an article, a severity or a verb of its own asserts it. */
function isAffirmed(passage: Passage, from: number, limit: number, kind: TriggerKind): boolean {
  const { words, mentionAt, mentions, timeAt, times } = passage;
  const first = wordAt(words, from);
  // "not sweating, collapsed at the site": a verb behind the comma begins a new report.
  if (negation.deeds.has(first)) return true;
  const isArticle = !isNoun(kind) && language.articles.has(first);
  // "neither hungry nor thirsty, just drained"
  if (contrasts.has(first)) return true;
  if (negation.affirmers.has(first) && mentionAt[from] === -1 && !isArticle) return true;
  let at = from;
  while (at < limit && mentionAt[at] === -1) at++;
  const to = mentions[mentionAt[at] ?? -1]?.to ?? limit;
  if (to >= limit) return false;
  if (times[timeAt[to] ?? -1]?.found.meaning.kind === "duration") return true;
  const hasFigure = words[to]?.kind === "number" || words[to + 1]?.kind === "number";
  return language.predicates.has(wordAt(words, to)) || hasFigure;
}

/** The mentions negated by what stands behind them, above them or as a sign in front, by index. */
function listNegatedByMarks(passage: Passage): number[] {
  const { mentions } = passage;
  // "fever: none", "nausea and vomiting absent"
  const behind = mentions.flatMap((mention, index) =>
    isNegatedBehind(passage, mention) ? listPreceding(passage, index) : [],
  );
  const signed = [...mentions.keys()].filter((index) => isMinused(passage, index));
  return [...behind, ...listNegatedItems(passage), ...signed];
}

function isNegatedBehind(passage: Passage, { from, to }: Mention): boolean {
  const { words, mentionAt, timeAt } = passage;
  const limit = sentenceOf(passage, from)?.to ?? to;
  const skipped = negation.postLinks.has(wordAt(words, to)) && to + 1 < limit ? to + 1 : to;
  const trigger =
    findPhraseAt(negation.postTriggers, words, to, { limit }) ??
    findPhraseAt(negation.postTriggers, words, skipped, { limit });
  if (trigger === null) return false;
  const { start, end } = trigger;
  const isPlain = end - start === 1 && negation.plainPost.has(wordAt(words, start));
  if (!isPlain || end >= limit) return true;
  return words[end]?.kind === "mark" || (timeAt[end] !== -1 && mentionAt[end] === -1);
}

/** A heading such as "Denies:" holds for the bullets below it. */
function listNegatedItems({ words, sentences, sentenceAt, mentions }: Passage): number[] {
  const negatedSentences = new Set<number>();
  let isNegated = false;
  for (const [index, { to, isItem, isHeader }] of sentences.entries()) {
    if (isHeader) isNegated = negation.negatedHeadings.has(wordAt(words, to - 2));
    else if (!isItem) isNegated = false;
    else if (isNegated) negatedSentences.add(index);
  }
  return [...mentions.keys()].filter((index) =>
    negatedSentences.has(sentenceAt[mentions[index]?.from ?? -1] ?? -1),
  );
}

/** "+ bloating, - nausea", "(-) fever", "V-": the signs of clinical notes. */
function isMinused(passage: Passage, index: number): boolean {
  const { words, mentions } = passage;
  const { from, to } = mentions[firstOfPair(passage, index)] ?? { from: 0, to: 0 };
  const [name, mark, next] = [words[to - 1], words[to], words[to + 1]];
  const isInitial = mark?.text === "-" && name?.text.length === 1 && mark.start === name.end;
  if (isInitial && (next?.kind !== "word" || next.start > mark.end)) return true;
  const [third, second, first] = [from - 3, from - 2, from - 1].map((at) => wordAt(words, at));
  if (third === "(" && second === "-" && first === ")") return true;
  return first === "-" && isListStart(passage, from - 2) && (second === "(" || hasPlus(passage, from));
}

/** "- N/V" negates both. */
function firstOfPair({ words, mentions }: Passage, index: number): number {
  const [before, own] = [mentions[index - 1], mentions[index]];
  return before && own?.from === before.to + 1 && wordAt(words, before.to) === "/" ? index - 1 : index;
}

function isListStart({ words, sentenceAt }: Passage, at: number): boolean {
  return sentenceAt[at] !== sentenceAt[at + 1] || [",", ":", ";", "("].includes(wordAt(words, at));
}

function hasPlus(passage: Passage, at: number): boolean {
  const { from, to } = sentenceOf(passage, at) ?? { from: 0, to: 0 };
  const first = Math.max(0, from - 1);
  return passage.words
    .slice(first, to)
    .some(({ text }, place) => text === "+" && hasMention(passage, first + place + 1, first + place + 2));
}
