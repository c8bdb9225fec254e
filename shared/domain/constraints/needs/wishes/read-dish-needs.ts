import type { Span } from "../../../../language/mod.ts";
import { compoundIds, splitTerms } from "../../../nutrition/mod.ts";
import data from "../../data/dish-words.json" with { type: "json" };
import limitWords from "../../data/limit-words.json" with { type: "json" };
import { findNeeds, indexNeeds, phraseAt } from "../find-needs.ts";
import { endOfKnownFood } from "../known-foods.ts";
import { readLimitAmount } from "../limit-amount.ts";
import type { AvoidedFood, MealType, NamedFood, NamedLimit, Needs } from "../needs.ts";
import { isDailyEnergy, rangeOfLimits, readBareEnergy } from "../plan/read-daily-energy.ts";
import { readLanguage } from "../plan/read-language.ts";
import { type RequestType, readPlanCounts } from "../plan/read-plan-request.ts";
import { needsOf } from "../read-needs.ts";
import { readAttachedGoals } from "../read-nutrient-goals.ts";
import {
  isUsed,
  listUnderstood,
  markUnderstood,
  markUsed,
  openReading,
  type Reading,
  spanOf,
  wordAt,
} from "../reading.ts";
import type { DishWishes } from "./dish-wishes.ts";
import { readForeignAvoided } from "./read-foreign-avoided.ts";
import { readActiveMinutes, readBareMinutes } from "./read-kitchen-time.ts";
import { readSensory } from "./read-sensory.ts";
import { readWantedAmounts } from "./read-wanted-amounts.ts";
import { type NamedWishes, readWishes } from "./read-wishes.ts";

/** Compounds of which an amount is stated to be reached: nobody asks for 40 g of protein to have less. */
const reached: readonly number[] = [compoundIds.proteinGrams, compoundIds.fibreGrams];

/** Compounds of which an amount is stated to be kept to: nobody asks for 1,500 mg of sodium to have more. */
const bounded: readonly number[] = [
  compoundIds.sodiumMilligrams,
  compoundIds.sugarsGrams,
  compoundIds.saturatedFatGrams,
];

const portions = indexNeeds(limitWords.portion.map((phrase) => [phrase, phrase] as const));

const products = new Set(["powder", "bar", "shake", "drink", "ball", "isolate"]);

const near = new Map<string, readonly string[]>(Object.entries(data.nearCuisines));

export type DishNeeds = Omit<Needs, "wanted" | "attachedDiets" | "isAskingForWorst" | "spans"> &
  DishWishes & {
    readonly dishNames: readonly string[];
    /** The cook's own time. */
    readonly activeMinutes: number | null;
    /** The stretches whose meaning was taken, in order. */
    readonly understood: readonly Span[];
  };

const countries = indexNeeds(Object.entries(data.countries));
const mealsOfDishes = indexNeeds(Object.entries(data.mealsOfDishes));
const mealTypes: readonly MealType[] = ["breakfast", "lunch", "dinner", "snack", "dessert", "drink"];
/** "No oven dessert" and "without repeating" leave no food out. */
const notAvoided = new Set(data.notAvoided.flatMap(splitTerms));
const noFoods = new Set(data.noFoods);

/** Reads a design request; `type` is what a field stated. */
export function readDishNeeds(text: string, type: RequestType | null = null): DishNeeds {
  const reading = openReading(text);
  const language = readLanguage(reading);
  const isPlan = readPlanCounts(reading, type).type === "meal_plan";
  const activeMinutes = readActiveMinutes(reading);
  const { attachedDiets, wanted: cued, isAskingForWorst: _, spans: __, ...needs } = needsOf(reading);
  const avoided = [...needs.avoided, ...readForeignAvoided(reading), ...readNotFoods(reading)];
  const wishes = readWishes(reading, avoided);
  const read = {
    ...needs,
    activeMinutes,
    totalMinutes: needs.totalMinutes ?? readBareMinutes(reading),
    goals: [...needs.goals, ...readAttachedGoals(reading)],
    avoided: avoided.filter(({ terms }) => !notAvoided.has(terms[0] ?? "")),
    diets: [...needs.diets, ...attachedDiets],
    limits: [
      ...needs.limits
        .filter((limit) => !isDailyEnergy(limit, isPlan))
        .map((limit) => readAsBound(text, limit)),
      ...readBareAmounts(reading),
      ...readBareEnergyOfPortion(reading, isPlan),
    ],
    cuisines: readCuisines(
      reading,
      needs.cuisines.filter((cuisine) => !isLanguageAlone(text, cuisine, language)),
    ),
    mealTypes: [...new Set([...needs.mealTypes, ...readMealsOfDishes(reading)])],
    ...wishes,
    wanted: [...wishes.wanted, ...listUnknown(cued, wishes, needs.cuisines)],
    wantedAmounts: readWantedAmounts(reading),
    sensory: readSensory(reading, "free"),
  };
  return { ...read, understood: listUnderstood(reading) };
}

/** "Not chocolate", "nothing fried": of a dish that is to be made a food to leave out. */
function readNotFoods(reading: Reading): AvoidedFood[] {
  return reading.tokens.flatMap((_, at): AvoidedFood[] => {
    const end = ["not", "nothing"].includes(wordAt(reading, at)) ? endOfKnownFood(reading, at + 1) : null;
    if (end === null || isUsed(reading, at, end)) return [];
    markUsed(reading, at, end);
    const span = spanOf(reading, at + 1, end);
    const text = reading.text.slice(span.start, span.end);
    return [{ text, terms: splitTerms(text), ...span, isAttached: false, isReaction: false }];
  });
}

/** A mocktail is a drink, tapas are snacks; a prawn cocktail is neither. */
function readMealsOfDishes(reading: Reading): MealType[] {
  return findNeeds(mealsOfDishes, reading).flatMap(({ start, end, meaning }) => {
    const named = mealTypes.filter((type) => type === meaning);
    if (named.length > 0) markUnderstood(reading, start, end);
    return named;
  });
}

/** "In German please" asks for no German dish. */
function isLanguageAlone(text: string, cuisine: string, language: string | null): boolean {
  return cuisine === language && text.toLowerCase().split(cuisine.toLowerCase()).length === 2;
}

/** A cuisine with those whose dishes pass for it: of "Asian" the Chinese, the Thai and others, of "Lebanese" the Middle Eastern. */
export function nearCuisines(cuisine: string): readonly string[] {
  return [...new Set([cuisine, ...(near.get(cuisine) ?? [])])];
}

/** "From Thailand" is Thai. */
function readCuisines(reading: Reading, named: readonly string[]): string[] {
  const ofCountries = findNeeds(countries, reading)
    .filter(({ start }) => {
      const before = wordAt(reading, start - 1) === "the" ? start - 2 : start - 1;
      return ["from", "in"].includes(wordAt(reading, before));
    })
    .map(({ start, end, meaning }) => {
      markUnderstood(reading, start, end);
      return meaning;
    });
  return [...new Set([...named, ...ofCountries])].filter((cuisine) => cuisine !== "");
}

/** Foods that a word asks for ("craving mamaliga") and that no table of foods knows. */
function listUnknown(
  cued: readonly NamedFood[],
  { wanted, dishNames }: NamedWishes,
  cuisines: readonly string[],
) {
  const known = [...wanted.map(({ text }) => text), ...dishNames, ...cuisines].map((text) =>
    text.toLowerCase(),
  );
  return cued
    .filter(({ text, terms }) => {
      const folded = text.toLowerCase();
      const isKnown = known.some((word) => folded.includes(word));
      return !isKnown && !terms.some((term) => noFoods.has(term) || vague.has(term));
    })
    .map((food) => ({ ...food, alternatives: [] }));
}

const vague = new Set([
  "something",
  "anything",
  "everything",
  "food",
  "thing",
  "meal",
  "dish",
  "cooking",
  "it",
  "them",
]);

const exact = /\b(?:exactly|around|about|approximately|roughly|circa|equal)\b|[=~]/i;

/** "With 30 g of protein" means at least that much, "1,500 mg sodium" at most, unless the text says how exactly. */
function readAsBound(text: string, limit: NamedLimit): NamedLimit {
  if (limit.operator !== "=" || exact.test(text)) return limit;
  if (reached.includes(limit.compoundId)) return { ...limit, operator: ">=" };
  return bounded.includes(limit.compoundId) || limit.isNet ? { ...limit, operator: "<=" } : limit;
}

/** "A bowl with 600 kcal": about that much of a portion. */
function readBareEnergyOfPortion(reading: Reading, isPlan: boolean): NamedLimit[] {
  const bare = isPlan ? null : readBareEnergy(reading);
  if (bare === null) return [];
  const { min, max } = rangeOfLimits([bare]);
  const limit = { compoundId: bare.compoundId, isNet: false, unit: bare.unit, scope: "portion" } as const;
  return [
    { ...limit, operator: ">=", threshold: min ?? 0 },
    { ...limit, operator: "<=", threshold: max ?? 0 },
  ];
}

/** Reads amounts that no word bounds and nothing has read: "a day with 100 g protein", "40 g protein, 8 g fibre". */
function readBareAmounts(reading: Reading): NamedLimit[] {
  const limits: NamedLimit[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const amount = readLimitAmount(reading, at);
    if (amount === null || amount.start !== at) continue;
    const isBounded = bounded.includes(amount.compoundId) || amount.isNet;
    if (!isBounded && !reached.includes(amount.compoundId)) continue;
    if (isUsed(reading, at, amount.end) || products.has(reading.terms[amount.end] ?? "")) continue;
    const portion = phraseAt(portions, reading, amount.end);
    markUsed(reading, amount.namedFrom, amount.end);
    const { compoundId, isNet, threshold, unit } = amount;
    limits.push({
      compoundId,
      isNet,
      operator: isBounded ? "<=" : ">=",
      threshold,
      unit,
      scope: portion === null ? null : "portion",
    });
  }
  return limits;
}
