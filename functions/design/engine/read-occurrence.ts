import {
  countAt,
  indexNeeds,
  isBreak,
  phraseAt,
  phraseBefore,
  type Reading,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import words from "./data/frequency-words.json" with { type: "json" };
import type { Stretch } from "./find-keeping.ts";

/** How often something comes, with the words that say it. */
export type Occurrence = Stretch & {
  readonly least: number | null;
  readonly most: number | null;
  readonly per: "week" | "plan" | "day" | "otherDay" | "everyMeal";
  /** Of "every evening" the dinner. */
  readonly meal: string | null;
};

const index = <Meaning>(phrases: readonly string[], meaning: Meaning) =>
  phrases.map((phrase) => [phrase, meaning] as const);

const times = indexNeeds(Object.entries(words.times));
const timeNouns = new Set(words.timeNouns);
const bounds = indexNeeds<"least" | "most" | "exact">([
  ...index(words.least, "least" as const),
  ...index(words.most, "most" as const),
  ...index(words.exact, "exact" as const),
]);
const weeks = indexNeeds(index(words.perWeek, true));
const everyDay = indexNeeds<{ per: Occurrence["per"]; meal: string | null }>([
  ...index(words.perDay, { per: "day" as const, meal: null }),
  ...index(words.otherDays, { per: "otherDay" as const, meal: null }),
  ...Object.entries(words.everyMeal).flatMap(([meal, phrases]) =>
    index(phrases, { per: "everyMeal" as const, meal }),
  ),
]);
const countedNouns = new Map<string, string | null>(Object.entries(words.nouns));
const fillers = new Set(words.fillers);
const reach = 4;

/** "Twice a week", "at most 3x", "on two evenings", "every evening" behind what it is of, past small words. */
export function occurrenceAfter(reading: Reading, from: number): Occurrence | null {
  for (let at = from; at <= from + reach; at++) {
    const found = occurrenceAt(reading, at);
    if (found !== null) return { ...found, start: from };
    const isMark = isBreak(reading, at) && !["(", ":", "-"].includes(wordAt(reading, at));
    if (isMark || !(fillers.has(wordAt(reading, at)) || isBreak(reading, at))) return null;
  }
  return null;
}

/** The same before what it is of: "twice a week fish", "every evening a soup". `floor`: what is read already ends there. */
export function occurrenceBefore(reading: Reading, to: number, floor: number): Occurrence | null {
  let end = to;
  while (end > floor && (fillers.has(wordAt(reading, end - 1)) || wordAt(reading, end - 1) === ":")) end--;
  for (let at = Math.max(floor, end - 7); at < end; at++) {
    const found = occurrenceAt(reading, at);
    if (found !== null && found.end === end) return { ...found, end: to };
  }
  return null;
}

function occurrenceAt(reading: Reading, at: number): Occurrence | null {
  const every = phraseAt(everyDay, reading, at);
  if (every !== null) return { start: at, end: every.end, least: 1, most: null, ...every.meaning };
  const bound = phraseAt(bounds, reading, at);
  const count = timesAt(reading, bound?.end ?? at);
  if (count === null) return null;
  // "For 5 days" is how long a plan is, "3 meals a day" what a day has.
  const isOften =
    !count.isOfNoun || wordAt(reading, at - 1) === "on" || phraseAt(weeks, reading, count.end) !== null;
  if (!isOften) return null;
  const behind = phraseAt(bounds, reading, count.end);
  const period = phraseAt(weeks, reading, behind?.end ?? count.end);
  const daily = period === null ? phraseAt(everyDay, reading, count.end) : null;
  const late = behind === null && period !== null ? phraseAt(bounds, reading, period.end) : null;
  const kind = bound?.meaning ?? behind?.meaning ?? late?.meaning ?? "exact";
  return {
    start: at,
    end: late?.end ?? period?.end ?? daily?.end ?? behind?.end ?? count.end,
    least: kind === "most" ? null : count.least,
    most: kind === "least" ? null : count.most,
    per: period !== null ? "week" : daily?.meaning.per === "day" ? "day" : "plan",
    meal: count.meal,
  };
}

type Times = {
  readonly least: number;
  readonly most: number;
  readonly end: number;
  readonly meal: string | null;
  readonly isOfNoun: boolean;
};

/** "Twice", "3 times", "2x", "2-3 times", "two or three times", "x2", "on two days", "3 evenings". */
function timesAt(reading: Reading, at: number): Times | null {
  const word = phraseAt(times, reading, at);
  if (word !== null) {
    const next = ["or", "to", "-"].includes(wordAt(reading, word.end))
      ? timesAt(reading, word.end + 1)
      : null;
    const most = next?.most ?? word.meaning;
    return { least: word.meaning, most, end: next?.end ?? word.end, meal: null, isOfNoun: false };
  }
  const glued = /^x([1-9])$/.exec(wordAt(reading, at));
  if (glued)
    return { least: Number(glued[1]), most: Number(glued[1]), end: at + 1, meal: null, isOfNoun: false };
  const count = countAt(reading, at);
  if (count === null || count.isArticle) return null;
  const isRange = ["-", "or", "to"].includes(wordAt(reading, count.end));
  const second = isRange ? countAt(reading, count.end + 1) : null;
  const end = second?.end ?? count.end;
  const noun = wordAt(reading, end);
  const isOfNoun = countedNouns.has(noun) && /s$/.test(noun);
  if (!timeNouns.has(noun) && !isOfNoun) return null;
  const most = second?.value ?? count.value;
  return { least: count.value, most, end: end + 1, meal: countedNouns.get(noun) ?? null, isOfNoun };
}

/** "Two fish dinners", "at most one egg dish a week": a number right before what is counted, which ends at `to`. */
export function bareCount(reading: Reading, from: number, to: number): Occurrence | null {
  const at = [from - 1, from - 2].find((place) => countAt(reading, place)?.end === from);
  const count = at === undefined ? null : countAt(reading, at);
  if (at === undefined || count === null || count.isArticle) return null;
  const bound = phraseBefore(bounds, reading, at);
  const period = phraseAt(weeks, reading, to);
  const isPart =
    bound !== null || period !== null || (hasWeek(reading, at) && !leadsPlan.has(wordAt(reading, at - 1)));
  if (!isPart) return null;
  return {
    start: bound?.start ?? at,
    end: period?.end ?? to,
    least: bound?.meaning === "most" ? null : count.value,
    most: bound?.meaning === "least" ? null : count.value,
    per: period === null ? "plan" : "week",
    meal: null,
  };
}

/** Before these a number is that of all meals: "a week of 5 vegetarian dinners". */
const leadsPlan = new Set(["of", "plan", "for", "make", "design"]);

/** Whether the words before say how long the plan is: "a week of dinners, two with fish". */
function hasWeek(reading: Reading, to: number): boolean {
  return reading.terms.slice(0, to).some((term) => ["week", "day", "fortnight", "weekly"].includes(term));
}
