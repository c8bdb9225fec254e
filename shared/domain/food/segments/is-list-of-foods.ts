import { hasEnglishForm } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import { isFlavour } from "../text/flavours.ts";
import { isDipHead } from "../text/phrases/dips.ts";
import { normaliseTerms } from "../text/terms.ts";
import {
  additionTerms,
  dishTerms,
  drinkHeads,
  mainTerms,
  sideTerms,
  stateWords,
  vesselTerms,
} from "../text/vocabulary.ts";
import {
  additionHosts,
  besideFoods,
  chips,
  condiments,
  finishedDrinks,
  isDippable,
  isDish,
  isPluralFirst,
  isServedOnCereal,
  isServedWithChips,
  isSpread,
  isToast,
  joinTerms,
  staples,
  termsOf,
  vegetables,
  type Word,
} from "./listed-words.ts";

/** What is spread: "scone jam & cream". */
const spreadOn = new Set(language.spreadOn.flatMap(normaliseTerms));
const milkDrinks = new Set(groups.milkDrinks);
const milkKinds = new Set(groups.milkKinds);
/** "roti canai dal", "jacket potato tuna mayo": so many words are two names where no food has them all. */
const leastOfTwoNames = 3;

/** Two names side by side may be one food ("ginger tea"), unless one is a main food and the other stands beside such. */
export function isListOfFoods(names: readonly (readonly Word[])[], pool: CandidatePool): boolean {
  if (names.length !== 2) return names.length > 2;
  const [first = "", second = ""] = names.map((name) => joinTerms(name).at(-1) ?? "");
  if (milkDrinks.has(first) && isMilk(names[1])) return false;
  if (isPluralFirst(names.flat(), pool) || isTurned(names.flatMap(joinTerms), pool)) return true;
  if (finishedDrinks.has(first) || isServedOnCereal(names.flat())) return true;
  // "butter black coffee": the drink has its full name, and butter is another food.
  if (joinTerms(names[1] ?? []).length > 1 && drinkHeads.has(second)) return true;
  if (isAddedTo(first, second) || areForeign(names, pool)) return true;
  if (!drinkHeads.has(first) && isMilk(names[1])) return true;
  if (isSpread(names[0]) && (isToast(names[1]) || isSpread(names[1]))) return true;
  if (areServedTogether(first, second)) return true;
  return chips.has(names[1]?.at(-1)?.text ?? "") ? isServedWithChips(first) : isBeside(names, pool);
}

/** "milk banana", though there is banana milk: two foods that have one name in the other order. */
export function isTurned(terms: readonly string[], pool: CandidatePool): boolean {
  const areFoods = terms.length === 2 && terms.every((term) => pool.isPlainName([term]));
  return areFoods && pool.isPlainName(terms) && !pool.isOrderedName(terms);
}

/** "steak peas", "rice broccoli", unlike "lentil pasta" and "potato chips" */
function areServedTogether(first: string, second: string): boolean {
  if (mainTerms.has(first)) return sideTerms.has(second);
  if (mainTerms.has(second)) return sideTerms.has(first);
  return staples.has(first) && vegetables.has(second);
}

/** "lunu miris parippu", "curtido horchata": dishes whose names are no English words, and no food has both. */
function areForeign(names: readonly (readonly Word[])[], pool: CandidatePool): boolean {
  const isForeign = names.flat().every(({ text }) => !hasEnglishForm(text));
  return isForeign && !pool.hasFoodOf(names.flatMap(joinTerms));
}

/** "coffee cream", "scone jam", "burger relish" */
function isAddedTo(host: string, addition: string): boolean {
  const isDipped = (condiments.has(addition) || isDipHead(addition)) && isDippable(host);
  return isDipped || (additionTerms.has(addition) && (additionHosts.has(host) || spreadOn.has(host)));
}

/** Whether a food whose name is complete stands beside another: "coffee croissant", "cottage cheese pineapple". */
function isBeside(names: readonly (readonly Word[])[], pool: CandidatePool): boolean {
  const [first = "", second = ""] = names.map((name) => joinTerms(name).at(-1) ?? "");
  const isWhole = drinkHeads.has(first) || dishTerms.has(first) || milkDrinks.has(termsOf(names[0]));
  // A name of two words is whole, and fruit stands beside it.
  const isFull = (names[0]?.length ?? 0) > 1 && besideFoods.has(second);
  const isBesideWhole = isFull || areLong(names) || (isWhole && !isDish(second));
  return isBesideWhole && !pool.hasFoodOf(names.flatMap(joinTerms));
}

/** "jacket potato tuna mayo", unlike "wild rice pilaf", "la croix grapefruit", "coconut milk tin" and "kedgeree smoked cod" */
function areLong(names: readonly (readonly Word[])[]): boolean {
  const isWhole = (name: readonly Word[] = []) => name.length > 1 || isServed(termsOf(name));
  const isOpen = stateWords.has(names[0]?.at(-1)?.text ?? "");
  const isVessel = vesselTerms.has(joinTerms(names[1] ?? []).at(-1) ?? "");
  return names.flat().length >= leastOfTwoNames && names.every(isWhole) && !isOpen && !isVessel;
}

function isServed(term: string): boolean {
  const isKnown = [sideTerms, mainTerms, besideFoods].some((names) => names.has(term));
  return isKnown && !isFlavour({ terms: [term] });
}

/** "2 weetabix semi skimmed" */
function isMilk(name: readonly Word[] | undefined): boolean {
  const terms = joinTerms(name ?? []);
  return terms.length > 0 && terms.every((term) => term === "milk" || milkKinds.has(term));
}
