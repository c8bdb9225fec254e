import type { Span } from "../../../../language/mod.ts";
import { splitTerms } from "../../../nutrition/mod.ts";
import data from "../../data/dish-words.json" with { type: "json" };
import { indexNeeds, phraseAt, phraseBefore } from "../find-needs.ts";
import { findNegation } from "../is-negated.ts";
import type { NamedFood } from "../needs.ts";
import { isBreak, isUsed, markUnderstood, type Reading, spanOf, wordAt } from "../reading.ts";
import { dishNames } from "./dish-names.ts";
import type { WantedFood } from "./dish-wishes.ts";
import { foodNameAt } from "./food-names.ts";

/** Foods and dishes that a text names as wanted. */
export type NamedWishes = {
  readonly wanted: readonly WantedFood[];
  readonly dishWords: readonly string[];
  /** The dishes in the words of the text: "chowder", "birthday cake". */
  readonly dishNames: readonly string[];
};

type PlacedFood = NamedFood & {
  readonly start: number;
  readonly end: number;
};

const instead = indexNeeds(data.instead.map((phrase) => [phrase, phrase] as const));
const cuts = new Set(data.cuts);
/** Dishes that are foods as well: a dish has pasta in it. */
const edible = new Set(data.edible);
const families = new Map(Object.entries(data.dishes));

/** Reads the foods and dishes that nothing before refused or used; `refused` are stretches that name foods to avoid. */
export function readWishes(reading: Reading, refused: readonly Span[]): NamedWishes {
  const foods: PlacedFood[] = [];
  const dishes: { dish: string; text: string }[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const dish = phraseAt(dishNames, reading, at);
    const isDish = dish !== null && !edible.has(dish.terms.join(" "));
    const food = foodNameAt(reading, at);
    const end = Math.max(isDish ? dish.end : 0, food?.end ?? 0);
    if (end === 0) continue;
    if (isRefused(reading, at, end, refused)) {
      at = end - 1;
      continue;
    }
    if (isDish || food?.isFood) markUnderstood(reading, at, end);
    if (isDish && dish.end === end)
      dishes.push({ dish: dish.meaning[0] ?? dish.text, text: textOf(reading, at, end) });
    else if (food?.isFood && !isCut(reading, at, end, foods.at(-1))) foods.push(toFood(reading, at, end));
    at = end - 1;
  }
  return {
    wanted: groupAlternatives(reading, foods),
    dishWords: [...new Set(dishes.map(({ dish }) => dish))],
    dishNames: [...new Set(dishes.map(({ text }) => text))],
  };
}

/** Whether a stretch names what is not wanted: what was read before, what `refused` covers, and what is negated. */
export function isRefused(reading: Reading, start: number, end: number, refused: readonly Span[]): boolean {
  const place = spanOf(reading, start, end);
  if (isUsed(reading, start, end)) return true;
  if (refused.some((span) => span.start < place.end && place.start < span.end)) return true;
  for (let at = start; at > start - 4 && !isBreak(reading, at - 1); at--) {
    if (phraseBefore(instead, reading, at) !== null) return true;
  }
  return findNegation(reading, start) !== null;
}

/** "Turkey mince": the turkey is named already. */
function isCut(reading: Reading, start: number, end: number, last: PlacedFood | undefined): boolean {
  return last?.end === start && cuts.has(reading.terms.slice(start, end).join(" "));
}

function toFood(reading: Reading, start: number, end: number): PlacedFood {
  const text = textOf(reading, start, end);
  return { text, terms: splitTerms(text), start, end };
}

function textOf(reading: Reading, start: number, end: number): string {
  const span = spanOf(reading, start, end);
  return reading.text.slice(span.start, span.end);
}

/** "Noodles or pasta", "beef, pork or lamb": either does. */
function groupAlternatives(reading: Reading, foods: readonly PlacedFood[]): WantedFood[] {
  const known = new Set<string>();
  return listGroups(reading, foods).flatMap(([first, ...rest]) => {
    if (first === undefined || known.has(first.terms.join(" "))) return [];
    known.add(first.terms.join(" "));
    const families = [first, ...rest].flatMap(familyOf);
    return [{ text: first.text, terms: first.terms, alternatives: [...rest.map(plain), ...families] }];
  });
}

/** Foods in a row that has an "or" are one group, all others one each. */
function listGroups(reading: Reading, foods: readonly PlacedFood[]): PlacedFood[][] {
  const rows: { foods: PlacedFood[]; isEither: boolean }[] = [];
  for (const food of foods) {
    const row = rows.at(-1);
    const last = row?.foods.at(-1);
    const joiner = last === undefined ? "" : wordsBetween(reading, last.end, food.start);
    if (row === undefined || !/^(?:,|(?:, )?or)(?: (?:some|a|an))?$/.test(joiner)) {
      rows.push({ foods: [food], isEither: false });
      continue;
    }
    row.foods.push(food);
    row.isEither ||= joiner.includes("or");
  }
  return rows.flatMap((row) => (row.isEither ? [row.foods] : row.foods.map((food) => [food])));
}

function wordsBetween(reading: Reading, from: number, to: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => wordAt(reading, from + at)).join(" ");
}

/** What counts as pasta: spaghetti, penne, and so on. */
function familyOf({ terms }: NamedFood): NamedFood[] {
  const own = terms.join(" ");
  if (!edible.has(own)) return [];
  const names = families.get(own) ?? families.get(`${own}s`) ?? [];
  return names
    .map((text) => ({ text, terms: splitTerms(text) }))
    .filter((name) => name.terms.join(" ") !== own);
}

function plain({ text, terms }: PlacedFood): NamedFood {
  return { text, terms };
}
