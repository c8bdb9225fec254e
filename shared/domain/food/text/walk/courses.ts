import language from "../../data/language.json" with { type: "json" };
import { closeChunk, dropPhrase, excuse, type Walk } from "../chunks.ts";
import { isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { isPreparation, wordClasses } from "../vocabulary.ts";

const { courses } = language;
const names = new Set(courses.names);
const teas = new Set(courses.teas);
/** "first", "second" */
const places = new Set(courses.places);
const drunkWith = new Set(courses.drunkWith);
const lineMarks = new Set(["/", "\n", ".", ";", "|"]);
const breaks = new Set(["morning", "arvo", "smoko"]);
const days = new Set(["tonight", "today", "tonite", "yesterday"]);
const choosing = new Set(["went", "go", "opted", "settled", "plumped"]);
const sayings = new Set(["basically", "really", "again", "lol", "then"]);
const owners = new Set(["my", "our", "the", "their", "his", "her", "a"]);

/**
 * Where "for pudding", "chippy tea" or "for tea" ends: the name of a course or a meal, which is no food where foods are named
 * for it. Null if none begins at `at`. "Milk for tea" is of the drink.
 */
export function skipCourse(walk: Walk, at: number): number | null {
  const end = endOfCourse(walk.tokens, at) ?? endOfTea(walk.tokens, at) ?? endOfPlace(walk.tokens, at);
  if (end === null) return null;
  // "arvo tea 1 biscuit": the first word names the time.
  if (walk.draft.words.length > 0 && walk.draft.words.every((word) => breaks.has(word))) dropPhrase(walk);
  else closeChunk(walk, "hard");
  excuse(walk, at, end);
  return end;
}

/** "soup first, salad second" */
function endOfPlace(tokens: readonly Token[], at: number): number | null {
  const before = tokens[at - 1];
  const isLast = places.has(textAt(tokens, at)) && boundsPhrase(tokens[at + 1]);
  return isLast && before?.kind === "word" && isNaming(before) ? at + 1 : null;
}

/** "cheesecake for afters", "steak as a main" */
function endOfCourse(tokens: readonly Token[], at: number): number | null {
  if (textAt(tokens, at) !== "for" && textAt(tokens, at) !== "as") return null;
  // "went for tea" drank it.
  if (choosing.has(textAt(tokens, at - 1))) return null;
  const name = owners.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const isDrink = textAt(tokens, name) === "tea" && drunkWith.has(textAt(tokens, at - 1));
  const next = tokens[name + 1];
  // "rice, for pud strawberries"
  const isHeading = tokens[at - 1]?.kind === "mark" && next !== undefined && isNaming(next);
  const isCourse = names.has(textAt(tokens, name)) && !isDrink && (isHeading || isClosed(tokens, name + 1));
  return isCourse && isBehindFood(tokens, at) ? name + 1 : null;
}

/** "Chippy tea. Large cod and chips": what is eaten at a tea is named behind it. */
function endOfTea(tokens: readonly Token[], at: number): number | null {
  if (isTeaOfDay(tokens, at)) return at + 1;
  const isStart = at === 0 || tokens[at - 1]?.kind === "mark";
  let next = at;
  while (teas.has(textAt(tokens, next))) next++;
  const mark = textAt(tokens, next + 1);
  // "Tea - sausages and mash", unlike "tea, toast"
  const isHeading = [":", "-", "=", "was"].includes(mark) && !drunkWith.has(textAt(tokens, next + 2));
  if (!isStart || textAt(tokens, next) !== "tea") return null;
  if (isTonight(tokens, next) || isAmongMeals(tokens, next)) return next + 1;
  const isTea = next > at || isHeading;
  // "kids tea basically"
  if (next > at && sayings.has(mark) && boundsPhrase(tokens[next + 2])) return next + 2;
  return isTea && [".", ":", "-", "!", ",", "was", "=", "\n"].includes(mark) && tokens[next + 2] !== undefined
    ? next + 1
    : null;
}

/** "tea tonight was a chop" */
function isTonight(tokens: readonly Token[], tea: number): boolean {
  return days.has(textAt(tokens, tea + 1)) && tokens[tea + 2] !== undefined;
}

/** "morning tea lamington": the food of a break stands right behind it. */
function isTeaOfDay(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  const isOfDay =
    textAt(tokens, at) === "tea" && textAt(tokens, at + 1) !== "and" && breaks.has(textAt(tokens, at - 1));
  return (
    isOfDay &&
    after !== undefined &&
    (after.kind === "number" || isNaming(after)) &&
    !drunkWith.has(after.text)
  );
}

/** "lunch soup / tea 2 sausages, mash", "Lunch, soup. Tea, ham": a line of its own below that of another meal. */
function isAmongMeals(tokens: readonly Token[], tea: number): boolean {
  if (isHeadedAlike(tokens, tea)) return true;
  const isLine = lineMarks.has(textAt(tokens, tea - 1));
  const isCounted = tokens[tea + 1]?.kind === "number" || textAt(tokens, tea + 1) === "~";
  const isWithDrink = tokens.slice(tea + 2, tea + 4).some(({ text }) => drunkWith.has(text));
  const isBelow = tokens.slice(0, tea).some(({ text }) => wordClasses.mealTimes.has(text));
  return isLine && isCounted && !isWithDrink && isBelow;
}

/** Whether two lines above begin with the name of a meal as this one does, each with or without a comma behind it. */
function isHeadedAlike(tokens: readonly Token[], tea: number): boolean {
  const hasComma = (at: number) => textAt(tokens, at + 1) === ",";
  const isHeading = (at: number) =>
    wordClasses.mealTimes.has(textAt(tokens, at)) && (at === 0 || lineMarks.has(textAt(tokens, at - 1)));
  const alike = tokens.slice(0, tea).filter((_, at) => isHeading(at) && hasComma(at) === hasComma(tea));
  const from = hasComma(tea) ? tea + 2 : tea + 1;
  // "tea roast chicken"
  const food = tokens[isPreparation(textAt(tokens, from)) ? from + 1 : from];
  const isNamed =
    food !== undefined && (food.kind === "number" || isNaming(food)) && !drunkWith.has(food.text);
  return lineMarks.has(textAt(tokens, tea - 1)) && alike.length > 1 && isNamed;
}

function isBehindFood(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return boundsPhrase(before) || isNaming(before) || before.kind === "word";
}

function isClosed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (boundsPhrase(token) || token.kind === "number") return true;
  const { verbs, noise, prepositions, links } = wordClasses;
  const { text } = token;
  return text === "and" || [verbs, noise, prepositions, links].some((words) => words.has(text));
}
