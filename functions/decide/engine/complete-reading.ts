import {
  abstractTerms,
  type FoundFoods,
  headlessTerms,
  listNames,
  type MealItem,
  normaliseTerms,
  outlineMeal,
  partTerms,
  readMeal,
  soloTerms,
  weakTerms,
} from "../../../shared/domain/food/mod.ts";
import { findKind } from "../../../shared/domain/nutrition/mod.ts";
import { hasEnglishForm } from "../../../shared/language/mod.ts";
import type { OptionItem } from "./candidate.ts";
import { questionWords } from "./question/question-words.ts";
import { showsFood } from "./shows-food.ts";

const shortestTerm = 3;
const mostAdded = 2;
const describing = [weakTerms, headlessTerms, soloTerms, abstractTerms, partTerms, questionWords.modifiers];

/**
 * The foods of an option with those that its words name beside them: where the catalogue's nearest dish to
 * "lentil stew" is another stew, that one only stands in, and there are lentils.
 */
export function completeReading(
  words: string,
  items: readonly MealItem[],
  found: FoundFoods,
): readonly OptionItem[] {
  const isWeighed = items.every(({ amount }) => amount === "stated");
  const lacking = isWeighed ? [] : listLacking(words, items).filter((term) => isFoodWord(term, found));
  const added = lacking.flatMap((term) => readTerm(term, found)).slice(0, mostAdded);
  const known = new Set(items.map(({ food }) => food?.id));
  return [
    ...items.map((item) => {
      const isOther =
        lacking.some((term) => item.terms.includes(term)) || addsFlesh(item, words) || addsDairy(item, words);
      return { ...item, isStandIn: isOther || lowProtein.test(words) };
    }),
    ...added.filter(({ food }) => !known.has(food?.id)).map(asRead),
  ];
}

/** "Cheese omelette" whose nearest food is "omelet, with cheese and meat", or a tuna bake one with beef. */
function addsFlesh({ food }: MealItem, words: string): boolean {
  const name = food?.name ?? "";
  const [, addition = ""] = /\bwith\b(.*)$/i.exec(name) ?? [];
  const stated = listFlesh(words);
  const shown = listFlesh(stated.length > 0 ? name : addition);
  return shown.some((kind) => !stated.includes(kind));
}

/** Made for diets without phenylalanine: nothing like the catalogue's pasta or bread. */
export const lowProtein = /\blow[- ]protein\b/i;
const plants = /\b(?:pea|soya?|rice|hemp|plant|plant-based|vegan|dairy-free|oat|almond|coconut|cashew)\b/i;

/** "Pea protein shake" whose nearest food is a shake of milk. */
function addsDairy({ food }: MealItem, words: string): boolean {
  return plants.test(words) && shows(food?.name ?? "", "dairy") && !shows(words, "dairy");
}

function listFlesh(text: string): string[] {
  return ["meat", "seafood"].filter((kind) => shows(text, kind));
}

function shows(text: string, kind: string): boolean {
  const facts = { name: text, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return findKind(facts, kind)?.certainty === "contains";
}

/** An item that is what its words say. */
export function asRead(item: MealItem): OptionItem {
  return { ...item, isStandIn: false };
}

/** The words of an option that occur in none of its foods, although they name one or are not everyday words. */
export function listUnreadWords(
  words: string,
  items: readonly MealItem[],
  found: FoundFoods,
): readonly string[] {
  const lacking = listLacking(words, items);
  const unread = lacking.filter((term) => !hasEnglishForm(term) || isFoodWord(term, found));
  const written = words.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return written.filter((word) => normaliseTerms(word).some((term) => unread.includes(term)));
}

/** Words that may name a food and stand in no food that was read. */
function listLacking(words: string, items: readonly MealItem[]): string[] {
  const names = items.flatMap(({ food }) => (food === null ? [] : listNames(food)));
  const covered = new Set(names.flatMap(normaliseTerms));
  const heads = new Set(items.map(({ terms }) => terms.at(-1)));
  const stated = normaliseTerms(words.replace(/\b(?:without|no)\b.*$/i, ""));
  return [...new Set(stated)].filter((term) => !covered.has(term) && !heads.has(term) && mayName(term));
}

function mayName(term: string): boolean {
  const isWord = term.length >= shortestTerm && /^\p{L}+$/u.test(term);
  return isWord && !describing.some((terms) => terms.has(term));
}

function isFoodWord(term: string, found: FoundFoods): boolean {
  return showsFood(term) || readTerm(term, found).length > 0;
}

/** The food that a word alone names; none where it only describes one. */
function readTerm(term: string, found: FoundFoods): MealItem[] {
  const [item] = readMeal(outlineMeal(term), found).items;
  if (item?.food === undefined || item.food === null) return [];
  return normaliseTerms(item.food.name).slice(0, 2).includes(term) ? [item] : [];
}
