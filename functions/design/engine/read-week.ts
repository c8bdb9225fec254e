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
  spanOf,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import words from "./data/week-words.json" with { type: "json" };

/** How often dishes come again. */
export type Reuse = {
  /** `batch`: cooked on few days for many. */
  readonly leftovers: "usual" | "none" | "batch";
  /** Whether every meal is another dish. */
  readonly isVaried: boolean;
  readonly breakfasts: "usual" | "same";
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
  /** Days that every main dish keeps; null where the text does not say. */
  readonly keepsDays: number | null;
  /** Days by the number of a meal: 5 of "5 dinners". */
  readonly planDays: number | null;
};

/** Of a request that says nothing of it. */
export const usualWeek: Week = {
  reuse: { leftovers: "usual", isVaried: false, breakfasts: "usual" },
  dayMeals: null,
  dayDiets: [],
  keepsDays: null,
  planDays: null,
};

type ReuseWord = keyof typeof words.reuse;
type Stretch = { readonly start: number; readonly end: number };

const reuseWords = indexNeeds<ReuseWord>([
  ...words.reuse.noLeftovers.map((phrase) => [phrase, "noLeftovers"] as const),
  ...words.reuse.varied.map((phrase) => [phrase, "varied"] as const),
  ...words.reuse.batch.map((phrase) => [phrase, "batch"] as const),
  ...words.reuse.sameBreakfast.map((phrase) => [phrase, "sameBreakfast"] as const),
]);
const dayMeals = indexNeeds(
  words.dayMeals.flatMap(({ phrases, ...meaning }) => phrases.map((phrase) => [phrase, meaning] as const)),
);
const dayDiets = indexNeeds<DietName>([
  ...words.dayDiets.vegetarian.map((phrase) => [phrase, "vegetarian"] as const),
  ...words.dayDiets.vegan.map((phrase) => [phrase, "vegan"] as const),
]);
const weekdays = new Map(Object.entries(words.weekdays));
const joiners = new Set(words.dayJoiners);
const fillers = new Set(words.dayFillers);
const keeps = new Set(words.keeps);
const keepFillers = new Set(words.keepFillers);
const dayUnits = new Set(words.dayUnits);
const countedMeals = new Map(Object.entries(words.countedMeals));
const countFillers = new Set(words.countFillers);

/** The words between a diet and its days. */
const dayReach = 4;
const keepReach = 8;

/** What a text says of a plan's week, and the text without the words that said it. */
export function readWeek(text: string): { week: Week; rest: string } {
  const reading = openReading(text);
  const used: Stretch[] = [];
  const note = <Found extends Stretch>(found: Found): Found => {
    used.push(found);
    return found;
  };
  const reuse = findNeeds(reuseWords, reading)
    .map(note)
    .filter((hit) => !isNegated(reading, hit));
  // Who keeps Ramadan eats halal, which the readers of diets find in the same words.
  const meals = findNeeds(dayMeals, reading)
    .map((hit) => (hit.meaning.isDiet ? hit : note(hit)))
    .find((hit) => !isNegated(reading, hit));
  const diets = findDayDiets(reading).map(note);
  const keeping = findKeeping(reading).map(note);
  const week = {
    reuse: toReuse(new Set(reuse.map(({ meaning }) => meaning))),
    dayMeals: meals?.meaning.meals ?? null,
    dayDiets: diets.map(({ diet, days, start, end }) => {
      const span = spanOf(reading, start, end);
      return { diet, weekdays: days, words: text.slice(span.start, span.end) };
    }),
    keepsDays: keeping[0]?.days ?? null,
    planDays: readMealCount(reading),
  };
  return {
    week,
    rest: blank(
      text,
      used.map(({ start, end }) => spanOf(reading, start, end)),
    ),
  };
}

/** "No batch cooking", "I do not want to batch cook". */
function isNegated(reading: Reading, { start }: Stretch): boolean {
  const verb = wordAt(reading, start - 1) === "to" ? start - 1 : start;
  const wish = verb < start && wordAt(reading, verb - 1) === "want" ? verb - 1 : verb;
  return findNegation(reading, wish) !== null;
}

function toReuse(told: ReadonlySet<ReuseWord>): Reuse {
  return {
    leftovers: told.has("batch") ? "batch" : told.has("noLeftovers") ? "none" : "usual",
    isVaried: told.has("varied"),
    breakfasts: told.has("sameBreakfast") ? "same" : "usual",
  };
}

type FoundDiet = Stretch & { readonly diet: DietName; readonly days: readonly number[] };

/** "Vegetarian on Monday and Thursday", "meatless Mondays", "on Fridays we eat vegan". */
function findDayDiets(reading: Reading): FoundDiet[] {
  const found: FoundDiet[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const list = readWeekdays(reading, at);
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

function readWeekdays(reading: Reading, at: number): { days: number[]; end: number } | null {
  const days: number[] = [];
  let end = at;
  for (let next = at; next < reading.tokens.length; next++) {
    const day = weekdayAt(reading, next);
    if (day !== undefined) {
      days.push(day);
      end = next + 1;
    } else if (next === at || !isJoiner(reading, next)) break;
  }
  return days.length === 0 ? null : { days: [...new Set(days)], end };
}

/** "Monday and on Thursday"; in "vegetarian on Monday, on Friday vegan" the second begins anew. */
function isJoiner(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  return joiners.has(word) || (word === "on" && wordAt(reading, at - 1) === "and");
}

function weekdayAt(reading: Reading, at: number): number | undefined {
  const word = wordAt(reading, at);
  return weekdays.get(word) ?? weekdays.get(word.replace(/s$/, ""));
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

/** "Keeps for 3 days", "stay good in the fridge for at least four days". */
function findKeeping(reading: Reading): (Stretch & { readonly days: number })[] {
  return reading.tokens.flatMap((_, start) => {
    if (!keeps.has(wordAt(reading, start))) return [];
    for (let at = start + 1; at < start + keepReach; at++) {
      const count = countAt(reading, at);
      const isDays = count !== null && !count.isArticle && dayUnits.has(wordAt(reading, count.end));
      if (count !== null && isDays) return [{ start, end: count.end + 1, days: count.value }];
      if (!keepFillers.has(wordAt(reading, at))) return [];
    }
    return [];
  });
}

/** "5 quick dinners" in a plan of dinners alone. */
function readMealCount(reading: Reading): number | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const count = countAt(reading, at);
    if (count === null || count.isArticle || count.value < 2) continue;
    let noun = count.end;
    while (countFillers.has(wordAt(reading, noun))) noun++;
    if (countedMeals.has(wordAt(reading, noun).replace(/(?<=lunch)es$|s$/, ""))) return count.value;
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
