import words from "../data/goal-words.json" with { type: "json" };
import type { GoalName } from "../goal-name.ts";
import { findPhrasesAt } from "../kinds/phrase-index.ts";
import { asGoal } from "./as-goal.ts";
import { findNeeds, indexNeeds, phraseAt } from "./find-needs.ts";
import { goalPhrases } from "./goal-phrases.ts";
import { findNegation } from "./is-negated.ts";
import { phraseTerms } from "./need-token.ts";
import type { NamedGoal } from "./needs.ts";
import { isBreak, isUsed, markUsed, type Reading, wordAt } from "./reading.ts";

type Direction = NamedGoal["direction"];

interface NamedNutrient {
  readonly goal: GoalName;
  readonly isLimited: boolean;
}

const nutrients = indexNeeds<NamedNutrient>(
  words.nutrients.flatMap(({ goal, names, isLimited }) =>
    names.map((name) => [name, { goal: asGoal(goal), isLimited }] as const),
  ),
);
const terms = (list: readonly string[]) => new Set(list.flatMap(phraseTerms));
const more = terms(words.more);
const less = terms(words.less);
const afterMore = terms(words.afterMore);
const afterLess = terms(words.afterLess);
const between = new Set(words.between);
const joiners = new Set(words.listJoiners);
const ofNutrients = new Set(words.nutrients.map(({ goal }) => goal));
const lookBack = 5;

/** Reads what more or less of is wanted: "high in protein and fibre", "to stay full", "less salt", "post workout". */
export function readGoals(reading: Reading): NamedGoal[] {
  const goals = new Map<GoalName, NamedGoal>();
  const keep = (goal: NamedGoal) => {
    const known = goals.get(goal.goal);
    if (known === undefined || known.weight < goal.weight) goals.set(goal.goal, goal);
  };
  const before = new Set(reading.used);
  for (const goal of readNutrients(reading)) keep(goal);
  const taken = { ...reading, used: new Set([...reading.used].filter((at) => !before.has(at))) };
  for (const { start, end, meaning } of findNeeds(goalPhrases, reading)) {
    if (isUsed(taken, start, end) || findNegation(reading, start) !== null) continue;
    if (ofNutrients.has(meaning.goal) && isBeforeFood(reading, end)) continue;
    markUsed(reading, start, end);
    for (const same of findPhrasesAt(goalPhrases, reading.terms, start)) {
      if (same.end === end) keep(same.meaning);
    }
  }
  return [...goals.values()];
}

function readNutrients(reading: Reading): NamedGoal[] {
  const found: NamedGoal[] = [];
  let previous: { end: number; direction: Direction } | null = null;
  for (const { start, end, meaning } of findNeeds(nutrients, reading)) {
    const phrase = phraseAt(goalPhrases, reading, start);
    if (isUsed(reading, start, end) || (phrase !== null && phrase.end > end)) continue;
    const cue = findCue(reading, start, end, meaning.isLimited);
    const carried: Direction | null =
      previous !== null && isJoined(reading, previous.end, start) ? previous.direction : null;
    const direction: Direction | null = cue?.direction ?? carried;
    if (direction === null || isOfFood(reading, start, end, cue)) continue;
    previous = { end, direction };
    markUsed(reading, cue?.start ?? start, cue?.end ?? end);
    found.push({ goal: meaning.goal, direction, weight: 1 });
  }
  return found;
}

interface Cue {
  readonly direction: Direction;
  readonly start: number;
  readonly end: number;
  readonly isBehind: boolean;
}

function findCue(reading: Reading, start: number, end: number, isLimited: boolean): Cue | null {
  const behind = reading.terms[end] ?? "";
  if (afterLess.has(behind)) return { direction: "less", start, end: end + 1, isBehind: true };
  if (afterMore.has(behind)) return { direction: "more", start, end: end + 1, isBehind: true };
  for (let at = start - 1; at >= start - lookBack && !isBreak(reading, at); at--) {
    const term = reading.terms[at] ?? "";
    if (less.has(term) || isNegator(reading, at))
      return { direction: "less", start: at, end, isBehind: false };
    if (more.has(term))
      return {
        direction: isTooMuch(reading, at, isLimited) ? "less" : "more",
        start: at,
        end,
        isBehind: false,
      };
    if (!between.has(wordAt(reading, at))) return null;
    if (term === "for" && !isLimited) return { direction: "more", start: at, end, isBehind: false };
  }
  return null;
}

function isNegator(reading: Reading, at: number): boolean {
  return ["no", "not", "without", "don't", "can't", "cannot"].includes(wordAt(reading, at));
}

/** "Need to cut": a wish for more of what is better limited is one for less unless its measure is asked for. */
function isTooMuch(reading: Reading, at: number, isLimited: boolean): boolean {
  const word = wordAt(reading, at);
  if (isLimited && ["better", "best", "good"].includes(word)) return true;
  return ["much", "not"].includes(word) || ["too", "not"].includes(wordAt(reading, at - 1));
}

function isJoined(reading: Reading, from: number, to: number): boolean {
  if (to - from > 2 || to - from < 1) return false;
  return (
    joiners.has(wordAt(reading, from)) &&
    (to - from === 1 || joiners.has(wordAt(reading, from + 1)) || wordAt(reading, from + 1) === "low")
  );
}

/** "Low-fat yogurt", "sugar-free cola": the words name a food, they wish for nothing. */
function isOfFood(reading: Reading, start: number, end: number, cue: Cue | null): boolean {
  const isAdjective = cue?.isBehind === true || (cue !== null && cue.start === start - 1);
  const adjective = wordAt(reading, cue?.isBehind === true ? cue.end - 1 : (cue?.start ?? start));
  return (
    isAdjective && plainAdjectives.has(adjective) && isBeforeFood(reading, cue?.isBehind ? cue.end : end)
  );
}

function isBeforeFood(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "word" && phraseAt(foodFollowers, reading, at) === null;
}

const plainAdjectives = new Set(["low", "high", "reduced", "zero", "free", "no", "full", "rich"]);
const foodFollowers = indexNeeds(words.followers.map((word) => [word, word] as const));
