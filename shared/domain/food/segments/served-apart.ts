import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { FoodProfile } from "../candidates/food-names.ts";
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import { normaliseWord } from "../text/terms.ts";
import { weakTerms } from "../text/vocabulary.ts";
import { isDish, joinTerms, type Word } from "./listed-words.ts";

const { baked, cereals, cooked, staples, cured, meats, dairy, fruits, condiments } = groups.courses;
const bakedGroups = new Set(baked);
const cerealGroups = new Set(cereals);
const curedGroups = new Set(cured);
const wholeGroups = new Set([...baked, ...cereals, ...cooked]);
const stapleGroups = new Set(staples);
const animalGroups = new Set([...cured, ...meats, ...dairy]);
const dairyGroups = new Set(dairy);
const fruitGroups = new Set(fruits);
const besideGroups = new Set([...fruits, ...dairy, ...condiments]);
const drinkGroups = new Set(groups.drinkGroups);
/** "white tea" */
const kindsOfBread = new Set(language.breads.flatMap(normaliseWord));
const coffeeGroup = "Coffee";
const milkName = "milk";
const longestName = 3;
const longestList = 6;
const leastSaid = 0.6;

/** Finds the food that words name when they stand alone. */
type FindBest = (name: readonly Word[]) => FoodProfile | undefined;

type Named = { readonly words: readonly Word[]; readonly food: FoodProfile };

/**
 * Cuts foods that nobody makes one of, and that have no comma between them: "poha tea", "roti dal", "toast eggs bacon".
 * Null where the words may be one name, as those of "bread pudding" and "banana milk" are.
 */
export function cutServedApart(
  words: readonly Word[],
  findBest: FindBest,
  pool: CandidatePool,
): (readonly Word[])[] | null {
  const terms = joinTerms(words);
  if (words.length < 2 || words.length > longestList || pool.isOrderedName(terms)) return null;
  const isDish = () => isOneDish(terms, findBest(words));
  const areApart = (one: Named, other: Named) =>
    areAlwaysApart(one.food, other.food) ||
    isBehindDrink(one, other, words) ||
    (mayStandApart(one.food, other) && !isDish());
  const cut =
    cutInto(words, null, { areApart, find: (name) => findCalled(name, pool) }) ??
    cutInto(words, null, {
      areApart,
      find: (name) => findCalled(name, pool) ?? findCovering(name, findBest),
    });
  return cut?.map((name) => name.words) ?? null;
}

type Cutter = { readonly areApart: (one: Named, other: Named) => boolean; readonly find: FindBest };

/** The names behind `before`, longest first; null where two that stand side by side may be one food. */
function cutInto(words: readonly Word[], before: Named | null, cutter: Cutter): Named[] | null {
  if (words.length === 0) return [];
  const longest = before === null ? words.length - 1 : words.length;
  for (let length = Math.min(longestName, longest); length > 0; length--) {
    const food = cutter.find(words.slice(0, length));
    if (food === undefined) continue;
    const name = { words: words.slice(0, length), food };
    if (before !== null && !cutter.areApart(before, name)) continue;
    const rest = cutInto(words.slice(length), name, cutter);
    if (rest !== null) return [name, ...rest];
  }
  return null;
}

/** Whether most of what a food is called was said: "chicken curry with rice", unlike a chutney powder of "dosa chutney". */
function isOneDish(terms: readonly string[], best: FoodProfile | undefined): boolean {
  return (
    best?.namings.some((naming) => {
      const named = [...naming.terms.keys()].filter((term) => !weakTerms.has(term));
      return terms.every((term) => naming.terms.has(term)) && terms.length >= leastSaid * named.length;
    }) === true
  );
}

/** "Bacon coffee", "toast egg" and "porridge banana", unlike "oat milk", "apple tea" and "rice wine". */
function areAlwaysApart({ food: { foodGroup: group } }: FoodProfile, other: FoodProfile): boolean {
  const beside = other.food.foodGroup;
  const isHost = bakedGroups.has(group) || curedGroups.has(group);
  if ((isHost && dairyGroups.has(beside)) || (dairyGroups.has(group) && curedGroups.has(beside))) return true;
  if (cerealGroups.has(group) && fruitGroups.has(beside)) return true;
  if (!drinkGroups.has(beside)) return false;
  if (fruitGroups.has(group)) return beside === coffeeGroup;
  const isMilk = other.plainKeys.includes(milkName);
  return wholeGroups.has(group) || (!isMilk && (animalGroups.has(group) || stapleGroups.has(group)));
}

/** "poha tea biscuit", though there are tea biscuits. */
function isBehindDrink(drink: Named, { food }: Named, words: readonly Word[]): boolean {
  const isListed = drink.words[0] !== words[0] && drinkGroups.has(drink.food.food.foodGroup);
  return isListed && (wholeGroups.has(food.food.foodGroup) || fruitGroups.has(food.food.foodGroup));
}

/** Whether they are two foods where no food has the words of both. */
function mayStandApart({ food: { foodGroup: group } }: FoodProfile, { words, food: other }: Named): boolean {
  const beside = other.food.foodGroup;
  const isFilled = words.length === 1 && isDish(joinTerms(words).at(-1) ?? "");
  if (isFilled || drinkGroups.has(group)) return false;
  if (fruitGroups.has(group)) return fruitGroups.has(beside);
  const isBeside = besideGroups.has(beside);
  if (wholeGroups.has(group)) return isBeside || (wholeGroups.has(beside) && !bakedGroups.has(beside));
  const isWhole = words.length > 1;
  const isServed = isBeside || (wholeGroups.has(beside) && isWhole);
  return isServed && (animalGroups.has(group) || (stapleGroups.has(group) && isWhole));
}

/** "egg boiled" is a boiled egg: a food behind another keeps its own name. */
function findCalled(name: readonly Word[], pool: CandidatePool): FoodProfile | undefined {
  const terms = joinTerms(name);
  if (kindsOfBread.has(terms.join(" "))) return undefined;
  const isTurned = pool.isPlainName(terms.slice(-1)) && !pool.isOrderedName(terms);
  return isTurned ? undefined : (pool.findPlain(terms) ?? pool.findNamed(terms.join(" ")) ?? undefined);
}

/** The best food that has all of the words, and little more. */
function findCovering(name: readonly Word[], findBest: FindBest): FoodProfile | undefined {
  const best = findBest(name);
  return isOneDish(joinTerms(name), best) ? best : undefined;
}
