import planWords from "../../data/plan-words.json" with { type: "json" };
import words from "../../data/request-words.json" with { type: "json" };
import { countAt } from "../count-at.ts";
import { findNeeds, indexNeeds, phraseAt } from "../find-needs.ts";
import { findNegation } from "../is-negated.ts";
import { type Reading, wordAt } from "../reading.ts";
import type { PlacedCount } from "./read-days.ts";

const meals = new Set(words.meals);
const snacks = new Set(words.snacks);
const adjectives = new Set(words.mealAdjectives);
const perDay = indexNeeds(words.perDay.map((phrase) => [phrase, true] as const));
const mealTypes = indexNeeds(
  Object.entries(planWords.mealTypes)
    .filter(([type]) => type !== "drink")
    .flatMap(([type, names]) => names.map((name) => [name, type] as const)),
);
const joiners = new Set([",", "and", "&", "plus", "+", "/", "a", "an", "one", "two"]);
const mainMeals = 3;
const mostOfOneMeal = 3;
const ofPlans = new Set([
  "plan",
  "planner",
  "menu",
  "menus",
  "idea",
  "ideas",
  "options",
  "rotation",
  "for",
  "every",
  "each",
  "box",
  "prep",
]);

/** Reads how many meals a day has: "three meals a day", "3 meals and 2 snacks", "breakfast, lunch and dinner". */
export function readMealsPerDay(reading: Reading, isPlan: boolean): PlacedCount | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const first = readGroup(reading, at, meals);
    if (first === null) {
      const extra = (isPlan ? readSnacksFirst(reading, at) : null) ?? readDailySnacks(reading, at);
      if (extra !== null) return extra;
      continue;
    }
    const daily = phraseAt(perDay, reading, first.end);
    const second = readSnacks(reading, daily?.end ?? first.end);
    const end = second?.end ?? daily?.end ?? first.end;
    const isDaily = daily !== null || phraseAt(perDay, reading, end) !== null;
    if (!isDaily && !(isPlan && !first.isTimes)) continue;
    return { value: first.value + (second?.value ?? 0), start: at, end };
  }
  return isPlan ? readMealList(reading) : null;
}

/** "2 snacks a day" come with the meals that a day has anyway. */
function readDailySnacks(reading: Reading, at: number): PlacedCount | null {
  const found = readGroup(reading, at, snacks);
  const daily = found && phraseAt(perDay, reading, found.end);
  const isAll = found !== null && ["only", "just"].includes(wordAt(reading, at - 1));
  if (!found || !daily) return null;
  return { value: found.value + (isAll ? 0 : mainMeals), start: at, end: daily.end };
}

/** "Two snacks and three meals". */
function readSnacksFirst(reading: Reading, at: number): PlacedCount | null {
  const found = readGroup(reading, at, snacks);
  if (found === null || !["and", "plus", "&", "+", "with"].includes(wordAt(reading, found.end))) return null;
  const others = readGroup(reading, found.end + 1, meals);
  return others && { value: found.value + others.value, start: at, end: others.end };
}

/** "And 2 snacks" behind the meals. */
function readSnacks(reading: Reading, at: number) {
  const isJoined = ["and", "plus", "&", "+", "with"].includes(wordAt(reading, at));
  return isJoined ? readGroup(reading, at + 1, snacks) : null;
}

function readGroup(reading: Reading, at: number, nouns: ReadonlySet<string>) {
  const count = countAt(reading, at);
  if (count === null) return null;
  let noun = count.end;
  while (adjectives.has(wordAt(reading, noun))) noun++;
  const word = wordAt(reading, noun);
  const isNoun = nouns.has(reading.terms[noun] ?? "") || nouns.has(word);
  const isOnePlan = ["plan", "prep"].includes(wordAt(reading, noun + 1));
  if (!isNoun || (count.isArticle && isOnePlan)) return null;
  return { value: count.value, end: noun + 1, isTimes: word === "times" };
}

/** "Breakfast, lunch and dinner" are three meals of each day, "my lunches for the week" one. */
function readMealList(reading: Reading): PlacedCount | null {
  const hits = findNeeds(mealTypes, reading).filter(({ start }) => findNegation(reading, start) === null);
  // "My lunch, lunches only" is one meal; two snacks are two.
  const distinct = hits.filter(
    ({ meaning }, at) => meaning === "snack" || hits.findIndex((one) => one.meaning === meaning) === at,
  );
  const longest = distinct.reduce<PlacedCount | null>((longest, first, at) => {
    const list = joinHits(reading, first, distinct.slice(at + 1));
    return list.value > (longest?.value ?? 1) ? list : longest;
  }, null);
  if (longest) return longest;
  const isPluralAt = ({ end }: { end: number }) => wordAt(reading, end - 1) !== reading.terms[end - 1];
  const only = hits.find(isPluralAt) ?? hits[0];
  if (only === undefined || hits.some(({ meaning }) => meaning !== only.meaning)) return null;
  if (only.meaning === "snack" && isBeside(reading, only))
    return { value: mainMeals + 1, start: only.start, end: only.end };
  const isPlural = isPluralAt(only);
  const isAll = isPlural || ofPlans.has(wordAt(reading, only.end));
  const isPart = ["for", "at"].includes(wordAt(reading, only.start - 1)) && !isPlural;
  const isOnly =
    wordAt(reading, only.end) === "only" || ["only", "just"].includes(wordAt(reading, only.start - 1));
  return isOnly || (isAll && !isPart) ? { value: 1, start: only.start, end: only.end } : null;
}

/** "With snacks", "snacks too": they come with the meals that a day has anyway. */
function isBeside(reading: Reading, { start, end }: { start: number; end: number }): boolean {
  return (
    ["with", "and", "plus", "including", "+"].includes(wordAt(reading, start - 1)) ||
    ["too", "included"].includes(wordAt(reading, end))
  );
}

function joinHits(
  reading: Reading,
  first: { start: number; end: number },
  others: readonly { start: number; end: number }[],
): PlacedCount {
  let { end } = first;
  let value = 1;
  for (const next of others) {
    const count = countBetween(reading, end, next.start);
    if (count === null) break;
    end = next.end;
    value += count;
  }
  return { value, start: first.start, end };
}

/** How many of the next meal a list goes on with: "breakfast lunch dinner + 2 snacks"; null where it ends. */
function countBetween(reading: Reading, from: number, to: number): number | null {
  if (to - from > 3) return null;
  let value = 1;
  for (let at = from; at < to; at++) {
    const count = countAt(reading, at);
    if (count !== null) value = count.value;
    else if (!joiners.has(wordAt(reading, at))) return null;
  }
  return value <= mostOfOneMeal ? value : null;
}
