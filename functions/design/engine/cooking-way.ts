import { listDishWords, phraseTerms } from "../../../shared/domain/constraints/mod.ts";
import { findKind } from "../../../shared/domain/nutrition/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import { createMemory } from "../../../shared/platform/kernel/mod.ts";
import type { Candidate } from "./candidate.ts";
import data from "./data/ways.json" with { type: "json" };
import { listKinds } from "./kind-of-dish.ts";
import { readTemperature } from "./serving-temperature.ts";

/** A way of cooking or serving; a condition that it does not name is none. */
export type CookingWay = {
  name: string;
  phrases: readonly string[];
  /** Names of a device that the kitchen lacks: "no air fryer", "without a slow cooker". */
  devices?: readonly string[];
  /** Phrases that ask for it where they are refused: "turn the oven on". */
  refused?: readonly string[];
  /** Only makes a dish more likely: the wish itself is reported as not possible. */
  isHint?: boolean;
  /** Whether it is of all meals of a plan, as a kitchen without an oven is; else of the main ones. */
  isOfAll?: boolean;
  /** Words of which equipment or steps have at least one. */
  shows?: readonly string[];
  /** Words that neither equipment nor steps have. */
  lacks?: readonly string[];
  temperature?: "cold" | "warm";
  mostCookMinutes?: number;
  leastCookMinutes?: number;
  /** Of the whole dish, from start to table. */
  mostMinutes?: number;
  leastMinutes?: number;
  /** Of the cook's own time. */
  mostPrepMinutes?: number;
  /** Words of which the names of the ingredients have at least one. */
  showsFoods?: readonly string[];
  /** Kinds of dish that its title names none of. */
  lacksDishes?: readonly string[];
  /** Kinds of dish that do even if they are cooked; all others are served cold. */
  coldOr?: readonly string[];
  /** Kinds of food that the dish has none of. */
  lacksKinds?: readonly string[];
  mostVessels?: number;
  isMain?: boolean;
  isDrink?: boolean;
  /** Meals of which the dish suits at least one. */
  meals?: readonly string[];
};

/** A way with the words of a request that ask for it. */
export type AskedWay = CookingWay & {
  words: string;
  /** The meal that it is of, "lunch" for "cold lunches"; null for any. */
  meal: string | null;
};

/** The ways of cooking and serving that can be asked for. */
export const cookingWays: readonly CookingWay[] = (data.ways as readonly CookingWay[]).map((way) => ({
  ...way,
  phrases: [...way.phrases, ...(way.devices ?? []).flatMap(sayLacking)],
}));

function sayLacking(device: string): string[] {
  return data.lackingDevice.map((frame) => frame.replace("{device}", device));
}

/** Words that only sound like a way: who has a cold wants nothing cold. */
export const lookalikes: readonly string[] = data.lookalikes;

/** Words that refuse what follows them. */
export const refusals: ReadonlySet<string> = new Set(data.refusals);

const vessels = new Set(data.vessels);
const several = new Set(data.severalVessels);
const remember = createMemory<string>({ name: "texts of dishes", mostBytes: 8 * 1024 * 1024 });

/** Whether a dish is cooked or served in a way, as its equipment, steps, times and foods show. */
export function isCookedSo({ recipe, facts }: Pick<Candidate, "recipe" | "facts">, way: CookingWay): boolean {
  const text = readText(recipe);
  const has = (phrase: string) => text.includes(` ${phraseTerms(phrase).join(" ")} `);
  const { shows, showsFoods, lacks = [], lacksKinds = [], lacksDishes = [] } = way;
  const { meals, mostVessels = Infinity } = way;
  return (
    (shows === undefined || shows.some(has)) &&
    (showsFoods === undefined || showsFoods.some((phrase) => namesFood(recipe, phrase))) &&
    !lacks.some(has) &&
    !listDishWords(recipe.title).some((dish) => lacksDishes.includes(dish)) &&
    !lacksKinds.some((kind) => findKind(facts, kind) !== null) &&
    isInTime(recipe, way) &&
    isServedAt(recipe, way.temperature) &&
    (way.coldOr === undefined || isEatenCold(recipe, way.coldOr)) &&
    countVessels(recipe) <= mostVessels &&
    (way.isMain === undefined || way.isMain === recipe.isMain) &&
    (meals === undefined || recipe.mealTypes.some((type) => meals.includes(type))) &&
    (way.isDrink === undefined || way.isDrink === recipe.mealTypes.includes("drink"))
  );
}

/** What is eaten away from a kitchen: cold dishes, and kinds that are as good cold. */
function isEatenCold(recipe: Recipe, kinds: readonly string[]): boolean {
  if (readTemperature(recipe) !== "warm") return true;
  return listKinds(recipe).some((kind) => kinds.includes(kind));
}

/** What may be served either way is cooked first: no cold dinner. */
function isServedAt(recipe: Recipe, wanted: CookingWay["temperature"]): boolean {
  if (wanted === undefined) return true;
  return (readTemperature(recipe) === "cold") === (wanted === "cold");
}

function namesFood({ ingredients }: Recipe, phrase: string): boolean {
  const words = ` ${phraseTerms(phrase).join(" ")} `;
  return ingredients.some(({ name, foodName, preparation }) =>
    ` ${phraseTerms([name, foodName, preparation ?? ""].join(" , ")).join(" ")} `.includes(words),
  );
}

function isInTime({ prepMinutes, cookMinutes }: Recipe, way: CookingWay): boolean {
  const { mostCookMinutes = Infinity, leastCookMinutes = 0, mostMinutes = Infinity, leastMinutes = 0 } = way;
  const wholeMinutes = prepMinutes + cookMinutes;
  return (
    cookMinutes <= mostCookMinutes &&
    cookMinutes >= leastCookMinutes &&
    wholeMinutes <= mostMinutes &&
    wholeMinutes >= leastMinutes &&
    prepMinutes <= (way.mostPrepMinutes ?? Infinity)
  );
}

/** Names in braces are ingredients: roasted peanuts need no oven. */
function readText({ id, equipment, steps }: Recipe): string {
  return remember(id, () => {
    const words = [...equipment, ...steps.map((step) => step.replace(/\{[^}]*\}/g, " "))].join(" . ");
    return ` ${phraseTerms(words).join(" ")} `;
  });
}

function countVessels({ equipment }: Recipe): number {
  return equipment.reduce((count, item) => {
    const terms = phraseTerms(item);
    if (!terms.some((term) => vessels.has(term))) return count;
    return count + (terms.some((term) => several.has(term)) ? 2 : 1);
  }, 0);
}
