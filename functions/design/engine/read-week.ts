import {
  countAt,
  type DietName,
  findNeeds,
  findNegation,
  indexNeeds,
  openReading,
  phraseAt,
  phraseBefore,
  type Reading,
  readPlanRequest,
  spanOf,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import words from "./data/week-words.json" with { type: "json" };
import { findKeeping, type Stretch } from "./find-keeping.ts";
import { findMealFoods, type MealFood } from "./find-meal-foods.ts";
import { findSpan } from "./find-span.ts";
import { type Frequency, findFrequencies } from "./read-frequencies.ts";
import { daysNamedAt } from "./read-weekdays.ts";

/** How often dishes come again. */
export type Reuse = {
  /** `batch`: cooked on few days for many. */
  readonly leftovers: "usual" | "none" | "batch";
  /** Whether every meal is another dish. */
  readonly isVaried: boolean;
  /** Meals that are the same dish on all days: "breakfast". */
  readonly sameMeals: readonly string[];
};

/** A diet of some days of the week. */
export type DayDiet = {
  readonly diet: DietName;
  /** From 0 for Monday. */
  readonly weekdays: readonly number[];
  /** As the text says it. */
  readonly words: string;
};

/** What a text says of the days of a plan and how they are cooked for. */
export type Week = {
  readonly reuse: Reuse;
  /** Meals of each day; null where they are the usual ones. */
  readonly dayMeals: readonly string[] | null;
  readonly dayDiets: readonly DayDiet[];
  readonly frequencies: readonly Frequency[];
  /** Days that every main dish keeps; null where the text does not say. */
  readonly keepsDays: number | null;
  /** Days by the number of a meal: 5 of "5 dinners". */
  readonly planDays: number | null;
  /** The weekday of the first day, from 0 for Monday; null where the text does not say. */
  readonly startsOn: number | null;
  /** Foods that a meal is to have: "oats for breakfast". */
  readonly mealFoods: readonly MealFood[];
};

/** Of a request that says nothing of it. */
export const usualWeek: Week = {
  reuse: { leftovers: "usual", isVaried: false, sameMeals: [] },
  dayMeals: null,
  dayDiets: [],
  frequencies: [],
  keepsDays: null,
  planDays: null,
  startsOn: null,
  mealFoods: [],
};

type ReuseWord = keyof typeof words.reuse;

const reuseWords = indexNeeds<ReuseWord>([
  ...words.reuse.noLeftovers.map((phrase) => [phrase, "noLeftovers"] as const),
  ...words.reuse.varied.map((phrase) => [phrase, "varied"] as const),
  ...words.reuse.batch.map((phrase) => [phrase, "batch"] as const),
]);
const sameMeals = indexNeeds(
  Object.entries(words.sameMeals.meals).flatMap(([meal, names]) =>
    words.sameMeals.phrases.flatMap((phrase) =>
      names.map((name) => [phrase.replace("{meal}", name), meal] as const),
    ),
  ),
);
const dayMeals = indexNeeds(
  words.dayMeals.flatMap(({ phrases, ...meaning }) => phrases.map((phrase) => [phrase, meaning] as const)),
);
const dayDiets = indexNeeds<DietName>([
  ...words.dayDiets.vegetarian.map((phrase) => [phrase, "vegetarian"] as const),
  ...words.dayDiets.vegan.map((phrase) => [phrase, "vegan"] as const),
]);
const fillers = new Set(words.dayFillers);
const countedMeals = new Map(Object.entries(words.countedMeals));
const countFillers = new Set(words.countFillers);

/** The words between a diet and its days. */
const dayReach = 4;

/** What a text says of a plan's week, and the text without the words that said it. */
export function readWeek(text: string): { week: Week; rest: string } {
  const reading = openReading(text);
  const used: Stretch[] = [];
  const note = <Found extends Stretch>(found: Found): Found => {
    used.push(found);
    return found;
  };
  const reuse = findNeeds(reuseWords, reading).filter((hit) => {
    used.push(...listOtherTokens(reading, hit));
    return !isNegated(reading, hit);
  });
  // Who keeps Ramadan eats halal, which the readers of diets find in the same words.
  const meals = findNeeds(dayMeals, reading)
    .map((hit) => (hit.meaning.isDiet ? hit : note(hit)))
    .filter((hit) => !isNegated(reading, hit));
  const diets = findDayDiets(reading).map(note);
  const keeping = findKeeping(reading).map(note);
  const same = findNeeds(sameMeals, reading)
    .map(note)
    .filter((hit) => !isNegated(reading, hit));
  const span = findSpan(reading);
  if (span !== null) note(span);
  const taken = new Set(
    used.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  // "Chicken lunches Mon-Fri": the days are those of the plan.
  const isOfSpan = (one: Frequency & Stretch) =>
    one.kind === "days" &&
    span !== null &&
    span.days !== null &&
    one.end > span.start &&
    one.start < span.end;
  const frequencies = findFrequencies(reading, (at) => !taken.has(at))
    .filter((one) => !isOfSpan(one))
    .map(note);
  const counted = span === null ? readMealCount(reading) : null;
  if (counted !== null && readPlanRequest(text).planDays === null) note(counted);
  const named = [
    ...diets.map(({ days }) => days),
    ...frequencies.flatMap((one) => (one.kind === "days" ? [one.weekdays] : [])),
  ];
  const hasOtherDays =
    span?.days !== null && named.flat().some((day) => span !== null && !isWithin(day, span));
  const week = {
    reuse: {
      ...toReuse(new Set(reuse.map(({ meaning }) => meaning))),
      sameMeals: [...new Set(same.map(({ meaning }) => meaning))],
    },
    dayMeals: joinDayMeals(meals.flatMap(({ meaning }) => (meaning.meals === null ? [] : [meaning.meals]))),
    dayDiets: diets.map(({ diet, days, start, end }) => {
      const span = spanOf(reading, start, end);
      return { diet, weekdays: days, words: text.slice(span.start, span.end) };
    }),
    frequencies: frequencies.map(({ start: _, end: __, ...frequency }) => frequency),
    keepsDays: keeping[0]?.days ?? null,
    planDays: span === null ? (counted?.days ?? null) : hasOtherDays ? daysPerWeek : span.days,
    startsOn: span?.startsOn ?? null,
    mealFoods: findMealFoods(reading, (at) => !used.some(({ start, end }) => start <= at && at < end)),
  };
  return {
    week,
    rest: blank(
      text,
      used.map(({ start, end }) => spanOf(reading, start, end)),
    ),
  };
}

/** "No breakfast and no lunch" leaves dinner; of ways of eating that share no meal the first one holds. */
function joinDayMeals(stated: readonly (readonly string[])[]): readonly string[] | null {
  const [first] = stated;
  if (first === undefined) return null;
  const shared = first.filter((meal) => stated.every((meals) => meals.includes(meal)));
  return shared.length === 0 ? first : shared;
}

/** Of "different breakfasts" the meal is left to be read. */
function listOtherTokens(reading: Reading, { start, end }: Stretch): Stretch[] {
  const places = Array.from({ length: end - start }, (_, at) => start + at);
  return places
    .filter((at) => !countedMeals.has(reading.terms[at] ?? ""))
    .map((at) => ({ start: at, end: at + 1 }));
}

/** "No batch cooking", "I do not want to batch cook". */
function isNegated(reading: Reading, { start }: Stretch): boolean {
  const verb = wordAt(reading, start - 1) === "to" ? start - 1 : start;
  const wish = verb < start && wordAt(reading, verb - 1) === "want" ? verb - 1 : verb;
  return findNegation(reading, wish) !== null;
}

function toReuse(stated: ReadonlySet<ReuseWord>): Omit<Reuse, "sameMeals"> {
  return {
    leftovers: stated.has("batch") ? "batch" : stated.has("noLeftovers") ? "none" : "usual",
    isVaried: stated.has("varied"),
  };
}

type FoundDiet = Stretch & { readonly diet: DietName; readonly days: readonly number[] };

/** "Vegetarian on Monday and Thursday", "meatless Mondays", "on Fridays we eat vegan". */
function findDayDiets(reading: Reading): FoundDiet[] {
  const found: FoundDiet[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const list = daysNamedAt(reading, at);
    if (list === null) continue;
    const diet = dietBefore(reading, at) ?? dietAfter(reading, list.end);
    if (diet === null) continue;
    const start = Math.min(at, diet.start);
    const end = Math.max(list.end, diet.end);
    found.push({ start, end, diet: diet.meaning, days: list.days });
    at = end - 1;
  }
  return found;
}

function dietBefore(reading: Reading, at: number) {
  for (let end = at; end > Math.max(0, at - dayReach); end--) {
    const diet = phraseBefore(dayDiets, reading, end);
    if (diet) return diet;
    if (!fillers.has(wordAt(reading, end - 1))) return null;
  }
  return null;
}

function dietAfter(reading: Reading, at: number) {
  for (let start = at; start < at + dayReach; start++) {
    const diet = phraseAt(dayDiets, reading, start);
    if (diet) return diet;
    if (!fillers.has(wordAt(reading, start))) return null;
  }
  return null;
}

const daysPerWeek = 7;

/** Whether a weekday is one of a span of days: meat at the weekend is none of "vegan Mon-Fri". */
function isWithin(day: number, { startsOn, days }: { startsOn: number; days: number | null }): boolean {
  return (day - startsOn + daysPerWeek) % daysPerWeek < (days ?? daysPerWeek);
}

/** "5 quick dinners" in a plan of dinners alone: the number, which nothing else is. */
function readMealCount(reading: Reading): (Stretch & { readonly days: number }) | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const count = countAt(reading, at);
    if (count === null || count.isArticle || count.value < 2) continue;
    let noun = count.end;
    while (countFillers.has(wordAt(reading, noun))) noun++;
    // "Three lunch boxes" are portions of one dish.
    const word = wordAt(reading, noun);
    const isBoxes = /^box/.test(wordAt(reading, noun + 1));
    const isPlural = /s$/.test(word);
    if (isPlural && !isBoxes && countedMeals.has(word.replace(/(?<=lunch)es$|s$/, "")))
      return { start: at, end: count.end, days: count.value };
  }
  return null;
}

/** The stretches replaced by spaces: what is left stands where it stood. */
function blank(text: string, stretches: readonly Stretch[]): string {
  return stretches.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
}
