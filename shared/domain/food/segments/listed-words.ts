import type { CandidatePool } from "../candidates/candidate-pool.ts";
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import { isPluralFood } from "../text/flavours.ts";
import { joinPhrases, normaliseTerms, normaliseWord } from "../text/terms.ts";
import {
  dishTerms,
  drinkHeads,
  headlessTerms,
  isPercent,
  mainTerms,
  partTerms,
  sideTerms,
  softHeads,
  stateWords,
} from "../text/vocabulary.ts";

/** Words that stand side by side, with the terms of each. */
export type Word = { readonly text: string; readonly terms: readonly string[]; readonly at: number };

export const toasts = new Set(language.toasts.map((name) => normaliseTerms(name).join(" ")));
/** "crisps" beside a sandwich are no crisp of it. */
export const chips = new Set(language.listedChips);
/** What stands beside a food whose name is complete. */
export const besideFoods = new Set(language.besideFoods.flatMap(normaliseWord));
/** Staple foods, as they are written where they are eaten by themselves: "chicken noodles", unlike "chicken noodle". */
export const stapleWords = new Set(language.staples);
export const staples = new Set(language.staples.flatMap(normaliseWord));
/** Drinks that no food is made of: "protein shake banana", "coke chips". */
export const finishedDrinks = new Set(language.finishedDrinks.flatMap(normaliseWord));
/** "rice broccoli": vegetables that are served beside a staple food, unlike the potatoes of "potato salad". */
export const vegetables = new Set(language.servedVegetables.flatMap(normaliseWord));
/** "2 fried eggs tomato", though there is a stir-fry of both */
const besidePlurals = new Set(language.servedBesidePlurals.flatMap(normaliseWord));
/** Sauces that end a list: "sausage mash gravy" is not the name of a gravy. */
export const servedParts = new Set(language.servedParts.flatMap(normaliseWord));
const toastSpreads = new Set(language.toastSpreads.map((name) => normaliseTerms(name).join(" ")));
/** "porridge blueberries", though there is a bread of both. */
export const cereals = new Set(language.cereals.flatMap(normaliseWord));
/** What is put on another food: "chutney", "olives". */
export const condiments = new Set(language.condiments.flatMap(normaliseWord));
/** What stands on the table and is put on anything: "a bacon roll with brown sauce". */
export const tableSauces = new Set(language.tableSauces.map((name) => normaliseTerms(name).join(" ")));
const mince = "ground";
const dipHosts = new Set(language.dippedIn.hosts.flatMap(normaliseWord));
export const filledHeads = new Set([...groups.filledHeads, ...groups.namedByShop]);
/** What something is added to without a joining word. */
export const additionHosts: ReadonlySet<string> = new Set([...drinkHeads, ...language.dressedDishes]);

export function isServedWithChips(term: string): boolean {
  return isDish(term) || filledHeads.has(term);
}

/** "eggs bacon", though there is a burrito of both: a name does not begin with a plural. */
export function isPluralFirst(words: readonly Word[] | null, pool: CandidatePool): boolean {
  const [first, ...others] = dropState(words ?? []);
  if (first === undefined || others.length === 0 || !isPluralFood({ words: [first.text] })) return false;
  return [joinTerms([first]), joinTerms(others)].every((terms) => pool.isPlainName(terms));
}

/** Words without the "fried" that they begin with. */
export function dropState(words: readonly Word[]): readonly Word[] {
  return stateWords.has(words[0]?.text ?? "") ? words.slice(1) : words;
}

/** "sausages beans", though there are beans with sausages, and "pancakes syrup", unlike "almonds milk" */
export function isServedBesidePlural(words: readonly Word[] | null, pool: CandidatePool): boolean {
  const last = joinTerms(words?.slice(-1) ?? []).at(-1) ?? "";
  const isServed = [mainTerms, sideTerms, vegetables, besidePlurals, servedParts].some((names) =>
    names.has(last),
  );
  return isServed && isPluralFirst(words, pool);
}

/** "granola berries", though there is a granola with berries in it */
export function isServedOnCereal(words: readonly Word[] | null): boolean {
  const [cereal = "", added = ""] = words?.slice(-2).map((word) => termsOf([word])) ?? [];
  return cereals.has(cereal) && besideFoods.has(added);
}

export function isDippable(host: string): boolean {
  return isDish(host) || mainTerms.has(host) || sideTerms.has(host) || dipHosts.has(host);
}

export function isDish(term: string): boolean {
  return dishTerms.has(term) || softHeads.has(term) || partTerms.has(term) || headlessTerms.has(term);
}

/** "turkey burger" is no turkey beside a burger. */
export function isDishName(name: readonly Word[]): boolean {
  const [head = "", ...others] = joinTerms(name).toReversed();
  return others.length === 0 && dishTerms.has(head) && !sideTerms.has(head) && !toasts.has(head);
}

/** "vegemite toast" */
export function isSpread(name: readonly Word[] | undefined): boolean {
  return toastSpreads.has(termsOf(name));
}

export function isToast(name: readonly Word[] | undefined): boolean {
  return toasts.has(termsOf(name));
}

export function termsOf(name: readonly Word[] | undefined): string {
  return joinTerms(name ?? []).join(" ");
}

/** "fish fingers" are called fish sticks. */
export function joinTerms(name: readonly Word[]): string[] {
  return joinPhrases(name.flatMap(({ terms }) => terms));
}

/** The "mince 5%" of "turkey mince 5%": it says how lean the meat before it is, though it is a name of beef too. */
export function isShareOfMince(terms: readonly string[]): boolean {
  return terms.length === 2 && terms[0] === mince && isPercent(terms[1] ?? "");
}
