import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { closeChunk, dropPhrase, excuse, isAtStart, takeTokens, type Walk } from "../chunks.ts";
import { isNaming } from "../headers.ts";
import { boundsPhrase, findAhead } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { headlessTerms, partTerms, wordClasses } from "../vocabulary.ts";
import { skipExchange } from "./exchanges.ts";
import { skipReceiver } from "./receivers.ts";
import { dropLast, dropNearest, dropRefused } from "./refused-foods.ts";
import { beginsMore, continues, findPhraseEnd, isSkipped } from "./refused-phrases.ts";
import { takeOut } from "./taken-out.ts";

const { refusals } = language;
const leavers = new Set(refusals.leavers);
const pickers = new Set(refusals.pickers);
const longestPicked = 5;
const pickedAway = new Set(refusals.pickedAway);
const pronouns = new Set(refusals.pronouns);
const forgetters = new Set(refusals.forgetters);
const targets = new Set(language.leftovers.targets);
const refusalFillers = new Set(refusals.fillers);
const refusalOpeners = new Set(refusals.openers);
const refusedVerbs = new Set(refusals.refused);
const nearly = new Set(refusals.nearly);
/** "couldn't manage the last one": most of it was eaten. */
const partly = new Set(language.partlyRefused);
const unfinished = new Set(refusals.unfinished);
const wholes = {
  alone: new Set(language.wholeRefused.alone),
  beforeDeterminers: new Set(language.wholeRefused.beforeDeterminers),
  behindDeterminers: new Set(language.wholeRefused.behindDeterminers),
};
const writers = new Set(language.others.writers);
/** What stands for a food that was named before. */
const nothing = new Set(["any", "them", "these", "those", "either"]);
const leftWords = new Set(["left", "taken", "picked"]);
const receiving = new Set(language.receiving);
/** "no bun or cheese" */
const bunJoiners = new Set(["or", "and", "nor"]);
const courses = new Set(language.courses.names.filter((name) => name !== "tea"));
const skippers = new Set(language.skippers);

/** Reads "removed", "left out" and "not eaten" after a part of a food; returns where the words end, or null if there are none. */
export function readRemoval(walk: Walk, at: number): number | null {
  const { tokens, draft } = walk;
  const isRefused = wordClasses.negators.has(tokens[at]?.text ?? "");
  const isNotEaten = isRefused && wordClasses.notEaten.has(tokens[at + 1]?.text ?? "");
  const isLeftOut = leftWords.has(tokens[at]?.text ?? "") && tokens[at + 1]?.text === "out";
  const next = isNotEaten || isLeftOut ? at + 2 : at + 1;
  if (draft.words.length === 0 || (next === at + 1 && !wordClasses.removed.has(tokens[at]?.text ?? "")))
    return null;
  const words = tokens.slice(at, next);
  // "pickled peppers not eaten", unlike "chicken skin not eaten".
  if (next === at + 2 && !partTerms.has(draft.terms.at(-1) ?? "")) {
    walk.excused.push(...words);
    dropPhrase(walk);
    return next;
  }
  draft.words.pop();
  draft.wordSpans.pop();
  const term = draft.terms.pop();
  // "white sausage left out": what only describes the part goes with it.
  if (draft.terms.every((each) => headlessTerms.has(each))) draft.words.length = 0;
  if (draft.words.length > 0) takeTokens(walk, at, next);
  else Object.assign(draft, { measure: null, span: null, terms: [], wordSpans: [] });
  negateLast(walk, term === undefined ? [] : [term], words);
  return next;
}

/** Reads what the food is without: "no sugar", "without butter or jam", "hold the mayo"; returns where the words end. */
export function readNegation(walk: Walk, at: number): number {
  const { tokens } = walk;
  const lacked = tokens[at + 2];
  // "a no-bun burger" is a burger.
  if (tokens[at + 1]?.text === "-" && tokens[at + 1]?.isGlued && lacked !== undefined && isNaming(lacked)) {
    negateLast(walk, [...lacked.terms], tokens.slice(at, at + 3));
    return at + 3;
  }
  let next = at + 1;
  const negated: string[] = [];
  for (const first = next; continues(tokens, next) && !(next > first && beginsMore(tokens, next)); next++) {
    const token = tokens[next];
    // "no bun burger" is a burger, and the fries of "burger no bun sweet potato fries" stand beside it.
    if (isBehindBun(tokens, next)) break;
    if (token !== undefined && !isSkipped(token)) negated.push(...token.terms);
  }
  const isOfCourse = negated.length > 0 && tokens.slice(at + 1, next).every(isCourse);
  next = skipNamedInBracket(tokens, at, next);
  if (isOfCourse) {
    excuse(walk, at, next);
    return next;
  }
  negateLast(walk, negated, tokens.slice(at, next), textAt(tokens, at - 1) === "(");
  if (isBehindBun(tokens, next)) closeChunk(walk, "comma");
  // "kebab no onions extra cheese"
  else if (next > at + 1 && beginsMore(tokens, next)) closeChunk(walk, "with");
  return next;
}

/** "no pud", "skipped brekky": what a day is without is said of no food beside it. */
function isCourse(token: Token): boolean {
  return isSkipped(token) || courses.has(token.text) || wordClasses.mealTimes.has(token.text);
}

function isBehindBun(tokens: readonly Token[], at: number): boolean {
  const isListed = tokens[at]?.kind === "word" && !bunJoiners.has(textAt(tokens, at));
  return isListed && tokens[at - 1]?.terms.includes("bun") === true;
}

/** "skipped dessert (pecan pie)": the bracket names what was skipped, unlike "no sugar (used honey)". */
function skipNamedInBracket(tokens: readonly Token[], at: number, end: number): number {
  if (!skippers.has(tokens[at]?.text ?? "") || tokens[end]?.text !== "(") return end;
  const close = findAhead(tokens, end + 1, ({ text }) => text === ")");
  return close < 0 ? end : close + 1;
}

/** A negation at the start of a phrase is about the food before it. */
function negateLast(
  walk: Walk,
  negated: readonly string[],
  words: readonly Token[],
  isInBracket = false,
): void {
  if (takeOut(walk, negated, { isInBracket, negator: words[0]?.text })) {
    walk.excused.push(...words);
    return;
  }
  const owner = isAtStart(walk) ? walk.chunks.at(-1) : undefined;
  if (owner !== undefined) {
    const span = joinSpans([owner.span, ...words]);
    walk.chunks[walk.chunks.length - 1] = { ...owner, span, negated: [...owner.negated, ...negated] };
    return;
  }
  if (!isAtStart(walk)) walk.draft.span = joinSpans([walk.draft.span, ...words]);
  walk.draft.negated.push(...negated);
}

/** Where "didn't eat the bun", "picked off the olives" or "instead of rice" ends; null if no such words begin at `at`. */
export function skipRefusal(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const { next, second, isRefused, isNearly, isLeft, isUnfinished } = readRefusal(tokens, at);
  const otherEnd = skipExchange(walk, at) ?? skipPickedOff(walk, at) ?? skipCourseNotEaten(walk, at);
  if (otherEnd !== null) return otherEnd;
  if (!isRefused && !isNearly && !isLeft) return null;
  closeChunk(walk, "comma");
  if (isRefused && !unfinished.has(second) && isAboutLast(walk, at)) {
    dropNearest(walk);
    return next;
  }
  if (isRefused && (wordClasses.anaphors.has(tokens[next]?.text ?? "") || isOfNothing(tokens, next))) {
    // "couldn't finish it": most of it was eaten.
    if (!unfinished.has(second)) dropLast(walk);
    return next + 1;
  }
  if (isLeft && pronouns.has(second) && isAway(tokens[next])) {
    dropLast(walk);
    return skipReceiver(tokens, next);
  }
  if (isUnfinished && !isKnown(walk, tokens.slice(next, findPhraseEnd(tokens, next)))) {
    walk.draft.eaten = "said";
    return next;
  }
  const end = isLeft || isRefused ? findListEnd(tokens, next) : findPhraseEnd(tokens, next);
  refuse(walk, tokens.slice(next, end), isUnfinished);
  return isLeft ? skipReceiver(tokens, end) : end;
}

/** "cut the crusts off my sandwich", "picked the ham off" */
function skipPickedOff(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  if (!pickers.has(tokens[at]?.text ?? "") || !targets.has(tokens[at + 1]?.text ?? "")) return null;
  const isEnd = ({ kind, text }: Token) => kind !== "word" || pickedAway.has(text);
  const off = findAhead(tokens, at + 2, isEnd, longestPicked - 1);
  const isOff = off > at + 2 && pickedAway.has(tokens[off]?.text ?? "");
  if (!isOff) return null;
  closeChunk(walk, "comma");
  refuse(walk, tokens.slice(at + 2, off), false);
  return tokens[off + 1]?.text === "of" ? off + 2 : off + 1;
}

/** Whether words say again what was named before, or are of it: "couldn't finish the porridge" alone names it. */
function isKnown({ chunks }: Walk, words: readonly Token[]): boolean {
  const head = words.at(-1)?.terms.at(-1);
  const isPart = words.some(({ text }) => partly.has(text));
  return isPart || head === undefined || chunks.some(({ terms }) => terms.includes(head));
}

/** How a refusal begins at `at`: what it says, and where the words behind its verb begin. */
function readRefusal(tokens: readonly Token[], at: number) {
  const first = tokens[at]?.text ?? "";
  const verb = refusalOpeners.has(first) ? skipFillers(tokens, at + 1) : at + 1;
  const second = tokens[verb]?.text ?? "";
  const isPicked = pickers.has(first) && pickedAway.has(second);
  const isRefused = refusalOpeners.has(first) && refusedVerbs.has(second);
  const next = skipAnyOf(tokens, verb + 1);
  return {
    next,
    second,
    isRefused,
    isUnfinished: unfinished.has(second) || (isRefused && isOfWhole(tokens, next)),
    isNearly: nearly.has(first) && wordClasses.verbs.has(second),
    isLeft: isPicked || ((leavers.has(first) || forgetters.has(first)) && targets.has(second)),
  };
}

/** "didn't eat all the chips" and "the whole pie": some was eaten, unlike "didn't eat all bran" and "whole wheat toast". */
function isOfWhole(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (wholes.beforeDeterminers.has(first)) return targets.has(second) || second === "of";
  return wholes.alone.has(first) || (targets.has(first) && wholes.behindDeterminers.has(second));
}

/** "didn't even get to taste it", unlike "didn't get chips" */
function skipFillers(tokens: readonly Token[], at: number): number {
  let next = at;
  while (refusalFillers.has(tokens[next]?.text ?? "")) next++;
  return refusedVerbs.has(tokens[next]?.text ?? "") ? next : at;
}

/** "mayo that I didn't use", "a roll I didn't eat": nothing is named behind the verb. */
function isAboutLast({ tokens, chunks }: Walk, at: number): boolean {
  const after = tokens[at + 2];
  const before = tokens.slice(0, at).findLast(({ text }) => !writers.has(text));
  return chunks.length > 0 && before?.kind === "word" && boundsPhrase(after);
}

/** "1 roll. dessert not eaten": the course was left out, and no food before it; unlike "rice pudding not eaten". */
function skipCourseNotEaten(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const { next, isRefused } = readRefusal(tokens, at);
  const course = textAt(tokens, at - 1);
  const isCourse = courses.has(course) || wordClasses.mealTimes.has(course);
  const isAlone = textAt(tokens, at - 2) === "for" || boundsPhrase(tokens[at - 2]);
  if (!isRefused || !isCourse || !isAlone) return null;
  closeChunk(walk, "comma");
  excuse(walk, at, next);
  return next;
}

/** The food of "didn't eat any of the chips" */
function skipAnyOf(tokens: readonly Token[], at: number): number {
  return nothing.has(textAt(tokens, at)) && textAt(tokens, at + 1) === "of" ? at + 2 : at;
}

/** "made a cake, didn't eat any", unlike "didn't eat any cake" */
function isOfNothing(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return nothing.has(tokens[at]?.text ?? "") && boundsPhrase(after);
}

/** "left it", "gave it to a friend", unlike "left it half eaten" */
function isAway(token: Token | undefined): boolean {
  return token?.kind !== "word" || receiving.has(token.text);
}

/** "left the cucumber and the cereal bar" */
function findListEnd(tokens: readonly Token[], at: number): number {
  let end = findPhraseEnd(tokens, at);
  while (tokens[end]?.text === "and" && isRefusedToo(tokens, end + 1)) end = findPhraseEnd(tokens, end + 1);
  return end;
}

function isRefusedToo(tokens: readonly Token[], at: number): boolean {
  const place = targets.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const token = tokens[place];
  if (token === undefined || !isNaming(token) || wordClasses.mealTimes.has(token.text)) return false;
  return continues(tokens, place) && !wordClasses.verbs.has(tokens[place + 1]?.text ?? "");
}

/** Drops what was refused, unless it is merely unfinished; of "the last spud" one less was eaten. */
function refuse(walk: Walk, words: readonly Token[], isUnfinished: boolean): void {
  const parts = [...words.entries()].filter(
    ([at]) => words[at + 1] === undefined || words[at + 1]?.text === "and",
  );
  const isPartly = isUnfinished || words.some(({ text }) => partly.has(text));
  for (const [index, [at, { terms }]] of parts.entries()) {
    const from = (parts[index - 1]?.[0] ?? -2) + 2;
    const head = terms.at(-1);
    if (!isPartly) dropRefused(walk, words.slice(from, at + 1));
    else if (head !== undefined && words.some(({ text }) => text === "last")) countOneLess(walk, head);
  }
}

function countOneLess({ chunks }: Walk, head: string): void {
  const at = chunks.findLastIndex(({ terms }) => terms.at(-1) === head);
  const chunk = chunks[at];
  if (chunk?.measure?.kind !== "count" || chunk.measure.count < 2) return;
  chunks[at] = { ...chunk, measure: { ...chunk.measure, count: chunk.measure.count - 1 } };
}
