import { findPhraseAt, indexByMeaning, isEnglishWord } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import uneaten from "../data/uneaten.json" with { type: "json" };
import { closeChunk, type Walk } from "./chunks.ts";
import { isLooseDash, isNaming } from "./headers.ts";
import { boundsPhrase, findAhead } from "./marks.ts";
import { readUnitWord } from "./read-units.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { wordClasses } from "./vocabulary.ts";

const sentenceMarks = new Set([".", "!", "?", ";", "\n", ":", "|", "•", "*"]);
const { writers, pronouns, owners, people, pets, verbs, adverbs } = language.others;
const writerWords = new Set(writers);
const pronounWords = new Set(pronouns);
const ownerWords = new Set(owners);
const personWords = new Set([...people, ...pets]);
const petWords = new Set(pets);
const eatingWords = new Set(verbs);
const adverbWords = new Set(adverbs);
const eatersShares = new Set(["most", "his", "her"]);
const rests = new Set(["last", "rest", "other"]);
const cooks = new Set(language.others.cooks);
const givingWords = new Set([...language.others.cooks, ...language.others.givers]);
const givenWords = new Set(language.others.writersGiven);
/** Who serves the writer's own meal. */
const staff = new Set(language.others.staff);
const receivers = new Set(language.others.receivers);
const diversionEnds = new Set(language.diversionEnds);
const clauseOpeners = new Set(language.clauses.openers);
const weakClauseOpeners = new Set(language.clauses.weakOpeners);
const unnamedFoods = indexByMeaning({ unnamed: language.clauses.unnamed });
const clauseSubjects = new Set(language.clauses.subjects);
const clauseEnds = new Set(language.clauses.ends);
const remarkOpeners = new Set(language.clauses.remarkOpeners);
const turnWords = new Set(uneaten.turns);
const degrees = new Set(uneaten.degrees);
const remarkVerbs = new Set(language.clauses.remarkVerbs);
const planOpeners = new Set(language.plans.openers);
const planVerbs = new Set(language.plans.verbs);
const hedges = new Set(language.plans.hedges);
const plannedDays = new Set(language.plans.days);
const planTurns = new Set(language.plans.turns);
const untils = new Set(["til", "till", "until"]);
const nothings = new Set(["nothing", "anything", "else", "food", "had", "fasted", "fasting"]);
const onlyWords = new Set(["just", "only"]);
const articles = new Set(["a", "an", "some"]);
const eatingAdverbs = new Set(["also", "then", "just", "only", "had", "got", "grabbed", "bought"]);
const planReach = 4;

/** Whether a mark ends a thought. */
export function endsSentence(text: string): boolean {
  return sentenceMarks.has(text);
}

/** "lost 2 pounds", "ran 5 km": what follows in the sentence is not food. */
export function skipSentence(walk: Walk, at: number): number {
  closeChunk(walk, "hard");
  let next = at + 1;
  const { tokens } = walk;
  const isEnd = (place: number) =>
    endsDiversion(textAt(tokens, place)) || isLooseDash(tokens, place) || turnsToFood(tokens, place);
  while (next < tokens.length && !isEnd(next)) next++;
  walk.skipped.push(...tokens.slice(at + 1, next));
  return next;
}

/**
 * Where "til dinner", "because no time" or "don't judge me" ends: a clause that gives a time or a reason names no food of
 * the meal. Null if none begins at `at`.
 */
export function skipClause(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  // "with all the trimmings": foods that are not named, which is reported
  const unnamed = findPhraseAt(unnamedFoods, tokens, at)?.end ?? null;
  if (unnamed !== null) {
    closeChunk(walk, "hard");
    walk.skipped.push(...tokens.slice(at, unnamed));
    return unnamed;
  }
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const isReason = clauseOpeners.has(first) || (weakClauseOpeners.has(first) && clauseSubjects.has(second));
  // "Nothing till an egg at two": the egg was eaten.
  if (isReason && untils.has(first) && nothings.has(textAt(tokens, at - 1))) return at + 1;
  if (!isReason && !(remarkOpeners.has(first) && remarkVerbs.has(second))) return null;
  closeChunk(walk, "hard");
  let next = at + 1;
  while (
    next < tokens.length &&
    !endsClause(tokens[next]) &&
    !isNextFood(tokens, next) &&
    !turns(tokens, next)
  )
    next++;
  walk.skipped.push(...tokens.slice(at + 1, next));
  return next;
}

/** Where "will have soup later" ends: what is yet to be eaten is not part of the meal. Null if no plan begins at `at`. */
export function skipPlan(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  if (!planOpeners.has(textAt(tokens, at))) return null;
  let end = at;
  while (end < tokens.length && !sentenceMarks.has(textAt(tokens, end))) end++;
  const clause = tokens.slice(at, end);
  const isPlanned = clause.slice(0, planReach).some(({ text }) => planVerbs.has(text));
  if (!isPlanned || !clause.some(({ text }) => hedges.has(text))) return null;
  closeChunk(walk, "hard");
  return end;
}

/** Where "tomorrow is lasagne, so" ends: the food of another day is not part of the meal that follows in the text. */
export function skipOtherDay(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const isStart = at === 0 || endsSentence(textAt(tokens, at - 1));
  if (!isStart || !plannedDays.has(textAt(tokens, at)) || textAt(tokens, at + 1) === ":") return null;
  let end = at + 1;
  while (end < tokens.length && !endsSentence(textAt(tokens, end)) && !planTurns.has(textAt(tokens, end)))
    end++;
  if (!tokens.slice(end).some(({ kind }) => kind === "word")) return null;
  closeChunk(walk, "hard");
  return end;
}

/** The "so" of "don't do dairy so oat milk latte" */
function turns(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return (
    turnWords.has(textAt(tokens, at)) && after !== undefined && isNaming(after) && !degrees.has(after.text)
  );
}

/** The "so" of "sat in traffic so a twix" */
function turnsToFood(tokens: readonly Token[], at: number): boolean {
  if (!turnWords.has(textAt(tokens, at))) return false;
  const article = eatingAdverbs.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return articles.has(textAt(tokens, article)) && isFoodBehind(tokens, article + 1);
}

function isFoodBehind(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && (isNaming(token) || readUnitWord(tokens, at) !== null);
}

/** "watching the match and a bag of crisps" */
function isNextFood(tokens: readonly Token[], at: number): boolean {
  const isJoined = textAt(tokens, at) === "and" || textAt(tokens, at) === "with";
  return isJoined && articles.has(textAt(tokens, at + 1)) && isFoodBehind(tokens, at + 2);
}

function endsClause(token: Token | undefined): boolean {
  if (token === undefined || token.kind === "number") return true;
  return endsDiversion(token.text) || clauseEnds.has(token.text);
}

function endsDiversion(text: string): boolean {
  return sentenceMarks.has(text) || diversionEnds.has(text);
}

/** "savouring every bite of that pie" refers to the pie named before. */
export function isEveryBite(tokens: readonly Token[], at: number): boolean {
  const isEach = tokens[at]?.text === "every" || tokens[at]?.text === "each";
  return isEach && wordClasses.bites.has(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.text === "of";
}

/** Where "a touch of" and "a rich mix of" end, which flavour the food before them and are no amounts; null for other words. */
export function skipTrace(tokens: readonly Token[], at: number): number | null {
  const isArticle = tokens[at]?.text === "a" || tokens[at]?.text === "an";
  if (!isArticle) return null;
  const isTrace = (place: number) =>
    wordClasses.traces.has(tokens[place]?.text ?? "") && tokens[place + 1]?.text === "of";
  const trace = [at + 1, at + 2].find(isTrace);
  const isDescribed = trace === at + 2 && tokens[at + 1]?.kind === "word";
  return trace === at + 1 || isDescribed ? trace + 2 : null;
}

/**
 * Where "my friend had a burger" ends if the text also says what the writer had: it is not part of the meal. Otherwise
 * ("my daughter had porridge") the whole meal is the other person's. Null if nobody else eats.
 */
export function skipOthersMeal(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const isOthers = isAboutOther(tokens, at)
    ? tokens.some((_, place) => isOfWriter(tokens, place)) ||
      isPet(tokens, at) ||
      walk.chunks.length > 0 ||
      walk.draft.words.length > 0
    : isForOther(tokens, at);
  if (!isOthers) return skipEater(tokens, at);
  closeChunk(walk, "hard");
  let next = at + 1;
  while (next < tokens.length && !endsOthersMeal(tokens, next)) next++;
  return next;
}

/** The "baby" of "baby ate porridge", where nobody else ate. */
function skipEater(tokens: readonly Token[], at: number): number | null {
  const end = findPersonEnd(tokens, at);
  return end !== null && findOthersMeal(tokens, at) !== null ? end : null;
}

/** The bracket of "steak (the dog had the rest), chips" ends it too. */
function endsOthersMeal(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  return endsSentence(text) || text === ")" || text === "]" || isOfWriter(tokens, at);
}

/** "husband had steak, me the salmon", "kids had the last of the pie so just toast" */
function isOfWriter(tokens: readonly Token[], at: number): boolean {
  const isMe =
    textAt(tokens, at) === "me" &&
    (tokens[at - 1]?.kind === "mark" || ["and", "not"].includes(textAt(tokens, at - 1)));
  const isLeftWith = textAt(tokens, at) === "so" && onlyWords.has(textAt(tokens, at + 1));
  return isMe || isLeftWith || isWriter(tokens[at]);
}

/** Where what "my son" did with his meal begins: behind "ate"; null where nobody else ate. */
export function findOthersMeal(tokens: readonly Token[], at: number): number | null {
  const end = findPersonEnd(tokens, at);
  if (end === null) return null;
  const verb = adverbWords.has(textAt(tokens, end)) ? end + 1 : end;
  return eatingWords.has(textAt(tokens, verb)) ? verb + 1 : null;
}

function isAboutOther(tokens: readonly Token[], at: number): boolean {
  const isOfWriter = textAt(tokens, at - 1) === "and" && isWriter(tokens[at - 2]);
  return !isOfWriter && findOthersMeal(tokens, at) !== null;
}

function isPet(tokens: readonly Token[], at: number): boolean {
  return petWords.has(textAt(tokens, at)) || petWords.has(textAt(tokens, at + 1));
}

/** Where "to the dog" ends, to which something was given; null for other words. */
export function skipPet({ tokens }: Walk, at: number): number | null {
  const isTo = textAt(tokens, at) === "to" && ownerWords.has(textAt(tokens, at + 1));
  return isTo && petWords.has(textAt(tokens, at + 2)) ? at + 3 : null;
}

/** Where "my mum made me" ends: what somebody gave the writer is the writer's meal. Null if nobody did. */
export function skipGiver(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const isOfStaff = staff.has(textAt(tokens, ownerWords.has(textAt(tokens, at)) ? at + 1 : at));
  const end = isOfStaff ? at + (ownerWords.has(textAt(tokens, at)) ? 2 : 1) : findPersonEnd(tokens, at);
  if (end === null || !givingWords.has(textAt(tokens, end))) return null;
  const isGiven = givenWords.has(textAt(tokens, end + 1));
  if (!isGiven && !isOfStaff) return null;
  closeChunk(walk, "hard");
  walk.draft.eaten = "said";
  return isGiven ? end + 2 : end + 1;
}

/** "made pancakes for the kids" */
function isForOther(tokens: readonly Token[], at: number): boolean {
  if (!cooks.has(textAt(tokens, at))) return false;
  const stop = findAhead(tokens, at + 1, ({ kind, text }) => kind === "mark" || text === "for");
  if (textAt(tokens, stop) !== "for") return false;
  const person = textAt(tokens, ownerWords.has(textAt(tokens, stop + 1)) ? stop + 2 : stop + 1);
  return (personWords.has(person) || receivers.has(person)) && tokens.slice(at).some(isWriter);
}

/** "he", "my son"; in front of a clause also "kids". */
function findPersonEnd(tokens: readonly Token[], at: number): number | null {
  if (pronounWords.has(textAt(tokens, at))) return at + 1;
  if (personWords.has(textAt(tokens, at)) && beginsClause(tokens, at)) return endOfNumber(tokens, at + 1);
  if (isNamedEater(tokens, at)) return at + 1;
  return ownerWords.has(textAt(tokens, at)) && personWords.has(textAt(tokens, at + 1)) ? at + 2 : null;
}

/** "Neil had the last of the focaccia": a name that is no English word. */
function isNamedEater(tokens: readonly Token[], at: number): boolean {
  const name = tokens[at];
  const isName = name?.kind === "word" && beginsClause(tokens, at) && !isEnglishWord(name.text);
  const isOfThe = textAt(tokens, at + 2) === "the" && rests.has(textAt(tokens, at + 3));
  return isName && textAt(tokens, at + 1) === "had" && (isOfThe || eatersShares.has(textAt(tokens, at + 2)));
}

/** "kid 1 had" */
function endOfNumber(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === "number" && eatingWords.has(textAt(tokens, at + 1)) ? at + 1 : at;
}

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return boundsPhrase(before) || before.text === "and" || before.text === "but";
}

export function isWriter(token: Token | undefined): boolean {
  return writerWords.has(token?.text ?? "");
}
