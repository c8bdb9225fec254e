import {
  countEaters,
  isBreak,
  openReading,
  phraseAt,
  type Reading,
  readNeeds,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/clause-words.json" with { type: "json" };
import { indexWords } from "./found-swaps.ts";
import { isLikelyFood, swapFoodAt } from "./swap-phrases.ts";

const starts = indexWords(data.starts);
const notStarts = indexWords(data.notStarts);
const openEnds = indexWords(data.openEnds);
const joints = new Set(data.joints);
const eaters = indexWords(data.eaters);
const counting = new Set(["for", "feed", "serves", "feeds"]);
const unjoined = new Set(data.unjoined);
const heldNo = new Set(data.heldNo);
const varieties = new Set(data.varieties);
const permits = new Set(data.permits);
const politeEnds = new Set(data.politeEnds);
const opening = indexWords(data.openLists);
const finite = new Set(data.finite);
const longestNeed = 4;
/** "No mayo use yogurt". */
const unspoken = new Set(["no", "without", "use", "add"]);
const amounts = new Set(["half", "double", "less", "more", "extra", "fewer", "only"]);
const bounding = new Set(["only", "just"]);
const increases = new Set(["extra", "more", "double"]);
const wholes = new Set(["it", "this", "everything"]);
const exchanging = new Set(["instead", "not", "rather"]);
const replacing = new Set(["instead", "rather"]);

/** The wishes of a request, one clause each: "no onions, add corn & make it for 6" has three. */
export function splitClauses(text: string): string[] {
  const reading = openReading(text);
  const clauses: string[] = [];
  let from = skipOpening(reading, 0);
  let items = 0;
  for (let at = from; at < reading.tokens.length; at++) {
    const isItem = isItemNumber(reading, at, { from, items });
    if (isItem) items++;
    const next = isItem ? at + 2 : nextStart(reading, from, at);
    if (next === null) continue;
    clauses.push(cut(reading, from, at));
    from = skipOpening(reading, next);
    at = Math.max(at, from - 1);
  }
  clauses.push(cut(reading, from, reading.tokens.length));
  return clauses.filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** Where the next clause begins if the one from `from` ends before `at`; null where it goes on. */
function nextStart(reading: Reading, from: number, at: number): number | null {
  if (isStop(reading, at) || (at > from && politeEnds.has(wordAt(reading, at)))) return at + 1;
  if (at === from) return null;
  const next = skipJoints(reading, at);
  if (next > at) return isNewWish(reading, { from, at, next }) ? next : null;
  // "No beer no olives".
  const isNext = unspoken.has(wordAt(reading, at)) && unjoined.has(wordAt(reading, from));
  return isNext && !heldNo.has(wordAt(reading, at - 1)) ? at : null;
}

/** "-> no wine", "- no wine": what stands before the words of a clause. */
function skipOpening(reading: Reading, from: number): number {
  let at = from;
  while (joints.has(wordAt(reading, at)) || ["-", ">", "=", ":", "#"].includes(wordAt(reading, at))) at++;
  return at;
}

function skipJoints(reading: Reading, from: number): number {
  let at = from;
  while (joints.has(wordAt(reading, at))) at++;
  return at;
}

type Joint = { readonly from: number; readonly at: number; readonly next: number };

function isNewWish(reading: Reading, { from, at, next }: Joint): boolean {
  if (isCompany(reading, at, next)) return false;
  if (startsClause(reading, next)) return !goesOn(reading, from, next);
  const end = endOfPart(reading, next);
  if (isReplacement(reading, from, next)) return true;
  if (permits.has(wordAt(reading, end - 1)) && end > next + 1) return true;
  if (wordAt(reading, at) === "," && isWholeNeed(reading, from, at)) return true;
  const isExchanged = hasAny(reading, from, at, exchanging);
  if (isExchanged && (hasAny(reading, next, end, exchanging) || wordAt(reading, at) === "+")) return true;
  // "No olives, brown rice": a variety behind a comma is what is to come.
  const joint = wordAt(reading, end);
  const isGoingOn = ["and", "or", "nor"].includes(joint) && !startsClause(reading, skipJoints(reading, end));
  const isList = isGoingOn || wordAt(reading, at) !== ",";
  // "Less oil, and a handful of cashews".
  const isEnded = wholes.has(wordAt(reading, at - 1));
  if ((isEnded || !isOpenList(reading, from, at)) && isMeasuredFood(reading, next)) return true;
  if (isOfOwn(reading, { from, at, next })) return true;
  // "Halve it, and wholewheat penne".
  if (wholes.has(wordAt(reading, at - 1)) && varieties.has(wordAt(reading, next))) return true;
  const isClosed = unjoined.has(wordAt(reading, from)) || amounts.has(wordAt(reading, from));
  return isClosed && !isList && varieties.has(wordAt(reading, next));
}

/** "4 adults and 10 kids" are counted together. */
function isCompany(reading: Reading, at: number, next: number): boolean {
  const areCounts = [at - 2, next].every((place) => reading.tokens[place]?.kind === "number");
  return areCounts && countEaters(cut(reading, at - 2, next + 2)) !== null;
}

/** Whether a clause may go on with more foods: "add raisins", "swap the beef for turkey". */
function isOpenList(reading: Reading, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (phraseAt(opening, reading, at) !== null) return true;
  return false;
}

/** "No peanuts and tofu instead of the prawns", "without nuts, cranberries for the raisins". */
function isReplacement(reading: Reading, from: number, next: number): boolean {
  if (!unjoined.has(wordAt(reading, from))) return false;
  if (hasAny(reading, next + 1, endOfPart(reading, next), replacing)) return true;
  const to = swapFoodAt(reading, next);
  if (to === null || wordAt(reading, to.end) !== "for") return false;
  const gone = swapFoodAt(reading, to.end + 1);
  return gone?.isKnown === true && isLikelyFood(reading, { ...gone, isKnown: false });
}

/** "200 g peas", "a handful of cashews". */
function isMeasuredFood(reading: Reading, at: number): boolean {
  const food = swapFoodAt(reading, at);
  if (food === null || food.isKnown || food.share !== undefined) return false;
  const isEnd = isBreak(reading, food.end) || joints.has(wordAt(reading, food.end));
  return food.measured !== food.text && isEnd && isLikelyFood(reading, food);
}

function isOfOwn(reading: Reading, { from, at, next }: Joint): boolean {
  if (wordAt(reading, at) === "," && isStatement(reading, next)) return true;
  return increases.has(wordAt(reading, from)) && isCountedFood(reading, next);
}

/** "Extra beans and a diced courgette": what is counted anew is not more of it. */
function isCountedFood(reading: Reading, at: number): boolean {
  const food = ["a", "an", "some"].includes(wordAt(reading, at)) ? swapFoodAt(reading, at) : null;
  return food !== null && isLikelyFood(reading, { ...food, isKnown: false });
}

/** "The wine is sweet": a sentence of its own, and no further food of a list. */
function isStatement(reading: Reading, at: number): boolean {
  const food = swapFoodAt(reading, at);
  return food !== null && finite.has(wordAt(reading, food.end)) && isLikelyFood(reading, food);
}

/** "Low fat, almond milk": a diet or an aim is a wish of its own; of an allergy a list may go on. */
function isWholeNeed(reading: Reading, from: number, at: number): boolean {
  if (at - from > longestNeed) return false;
  const { diets, attachedDiets, goals, allergies, avoided } = readNeeds(cut(reading, from, at));
  const isList = allergies.length + avoided.length > 0;
  return !isList && diets.length + attachedDiets.length + goals.length > 0;
}

/** A full stop, a line, a semicolon, a bullet, the arrows of mail. */
function isStop(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  // "Butter -> oil" goes on.
  if (["-", "="].includes(wordAt(reading, at - 1))) return false;
  return token?.kind === "mark" && /^(?:[.!?;\n…]+|>>?|»|•|·|\*)$/.test(token.text);
}

/** "2. gluten free", "3) turkey not beef": the figure only counts the wishes. */
function isItemNumber(
  reading: Reading,
  at: number,
  { from, items }: { from: number; items: number },
): boolean {
  const number = reading.tokens[at];
  if (number?.kind !== "number" || number.value !== items + 1 || (items === 0 && at !== from)) return false;
  if (!/^[.)]$/.test(wordAt(reading, at + 1))) return false;
  return reading.tokens[at + 2]?.kind === "word";
}

/** "For 2 only". */
const countEnds = new Set(["only", "please", "instead", "now", "tonight", "today", "max"]);

function startsClause(reading: Reading, at: number): boolean {
  if (phraseAt(notStarts, reading, at) !== null) return false;
  // "Skip the wine, and only 300 g potatoes".
  if (bounding.has(wordAt(reading, at)) && reading.tokens[at + 1]?.kind === "number") return true;
  // "Brown lentils, and only half the salt".
  const opening = bounding.has(wordAt(reading, at)) && amounts.has(wordAt(reading, at + 1)) ? at + 1 : at;
  if (phraseAt(starts, reading, opening) !== null) return true;
  const count = counting.has(wordAt(reading, at)) ? at + 1 : at;
  const isCount = reading.tokens[count]?.kind === "number";
  const isOfEaters = phraseAt(eaters, reading, count + 1) !== null;
  const isLast = isBreak(reading, count + 1) || countEnds.has(wordAt(reading, count + 1));
  return isCount && (isOfEaters || (count > at && isLast));
}

/** "Instead of the beef, use lentils" and "leave out the ham and use chicken instead" are one wish each. */
function goesOn(reading: Reading, from: number, next: number): boolean {
  if (phraseAt(openEnds, reading, from) !== null && !hasAny(reading, from, next - 1, new Set([","])))
    return true;
  const end = endOfPart(reading, next);
  for (let at = next; at < end; at++)
    if (wordAt(reading, at) === "instead")
      return wordAt(reading, at + 1) !== "of" && isBreak(reading, at + 1);
  return false;
}

/** Where the stretch up to the next joint or mark ends. */
function endOfPart(reading: Reading, from: number): number {
  let end = from;
  while (!isBreak(reading, end) && !joints.has(wordAt(reading, end))) end++;
  return end;
}

function hasAny(reading: Reading, from: number, end: number, words: ReadonlySet<string>): boolean {
  for (let at = from; at < end; at++) if (words.has(wordAt(reading, at))) return true;
  return false;
}

function cut({ text, tokens }: Reading, from: number, end: number): string {
  const start = tokens[from]?.start ?? text.length;
  return text.slice(start, tokens[end - 1]?.end ?? start).trim();
}
