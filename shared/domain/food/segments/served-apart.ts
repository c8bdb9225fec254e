import { hasEnglishForm } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import { type FoodProfile, isGenericEquivalent } from "../candidates/food-names.ts";
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import { showName } from "../describe-food.ts";
import { isDip } from "../text/phrases/dips.ts";
import { normaliseTerms, normaliseWord } from "../text/terms.ts";
import { weakTerms } from "../text/vocabulary.ts";
import {
  condiments,
  isDish,
  isShareOfMince,
  joinTerms,
  tableSauces,
  termsOf,
  type Word,
} from "./listed-words.ts";

type Course = keyof typeof groups.courses | "drink";

const courses = new Map<string, Course>([
  ...groups.drinkGroups.map((group) => [group, "drink"] as const),
  ...Object.entries(groups.courses).flatMap(([course, names]) =>
    names.map((group) => [group, course as Course] as const),
  ),
]);
const whole: ReadonlySet<Course> = new Set(["baked", "cereal", "dish", "general"]);
const hosts: ReadonlySet<Course> = new Set(["baked", "cured"]);
const fillings: ReadonlySet<Course> = new Set(["cured", "meat", "dairy"]);
const besides: ReadonlySet<Course> = new Set(["fruit", "dairy", "yogurt", "condiment"]);
const ingredients: ReadonlySet<Course> = new Set(["fruit", "condiment", "drink"]);
/** The "white" of "white tea" is no bread. */
const kinds = new Set([...language.breads, ...language.invertedKinds].flatMap(normaliseWord));
const coffeeGroup = "Coffee";
/** Drinks that are not made of grain, unlike rice wine and barley tea. */
const besideStaples = new Set([coffeeGroup, "Soft drinks", "Diet soft drinks", "Citrus juice"]);
const milkName = "milk";
const eggNames = new Set(["egg"]);
const longestName = 3;
const longestList = 6;
const leastSaid = 0.6;

/** Finds the food that words name when they stand alone. */
type FindBest = (name: readonly Word[]) => FoodProfile | undefined;

type Named = { readonly words: readonly Word[]; readonly food: FoodProfile; readonly course: Course };

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
  if (words.length < 2 || words.length > longestList || isName(words, pool)) return null;
  const best = findBest(words);
  if (isCalledSo(terms, best)) return null;
  const isOne = () => isOneDish(terms, best);
  const areApart = (one: Named, other: Named) =>
    areAlwaysApart(one, other) || isAfterDrink(one, other, words) || (mayStandApart(one, other) && !isOne());
  const cut =
    cutInto(words, null, { areApart, find: (name) => findCalled(name, pool) }) ??
    cutInto(words, null, {
      areApart,
      find: (name) => findCalled(name, pool) ?? findCovering(name, findBest),
    });
  return cut?.map((name) => name.words) ?? null;
}

function isName(words: readonly Word[], pool: CandidatePool): boolean {
  const isNamed = (name: readonly string[]) => pool.findNamed(name.join(" ")) !== null;
  return pool.isOrderedName(joinTerms(words)) || isNamed(words.map(({ text }) => text));
}

type Cutter = { readonly areApart: (one: Named, other: Named) => boolean; readonly find: FindBest };

/** The names behind `before`, longest first; null where two that stand side by side may be one food. */
function cutInto(words: readonly Word[], before: Named | null, cutter: Cutter): Named[] | null {
  if (words.length === 0) return [];
  const longest = before === null ? words.length - 1 : words.length;
  for (let length = Math.min(longestName, longest); length > 0; length--) {
    const food = cutter.find(words.slice(0, length));
    const course = food === undefined ? undefined : courseOf(food, words.slice(0, length));
    if (food === undefined || course === undefined) continue;
    const name = { words: words.slice(0, length), food, course };
    if (before !== null && !cutter.areApart(before, name)) continue;
    const rest = cutInto(words.slice(length), name, cutter);
    // The "blood orange" of "blood orange juice" is no blood.
    return rest === null ? null : [name, ...rest];
  }
  return null;
}

/** Whether a food has just these words before its first comma: "blood orange juice". */
function isCalledSo(terms: readonly string[], best: FoodProfile | undefined): boolean {
  const [naming] = best?.namings ?? [];
  const first = [...(naming?.terms ?? [])].filter(([, place]) => place === "first");
  return first.length === terms.length && first.every(([term]) => terms.includes(term));
}

/**
 * Whether most of what a food is called was said, or all that stands before its first comma: "chicken curry with rice",
 * unlike a chutney powder of "dosa chutney".
 */
function isOneDish(terms: readonly string[], best: FoodProfile | undefined): boolean {
  const isSaid = (named: readonly string[]) => named.every((term) => terms.includes(term));
  return (
    best?.namings.some((naming) => {
      const named = [...naming.terms].filter(([term]) => !weakTerms.has(term));
      const first = named.filter(([, place]) => place === "first").map(([term]) => term);
      const isMost = terms.length >= leastSaid * named.length || (first.length > 1 && isSaid(first));
      return isMost && terms.every((term) => naming.terms.has(term));
    }) === true
  );
}

function courseOf({ food: { name, foodGroup } }: FoodProfile, words: readonly Word[]): Course | undefined {
  if (isDip(joinTerms(words))) return "condiment";
  const course = courses.get(foodGroup);
  return course === "dairy" && /^yogh?o?urt/i.test(name) ? "yogurt" : course;
}

/** "Fries ketchup", "bacon coffee", "toast egg" and "porridge banana", unlike "oat milk", "apple tea" and "rice wine". */
function areAlwaysApart({ course }: Named, { words, course: beside, food }: Named): boolean {
  if (beside === "condiment") {
    const name = termsOf(words);
    return whole.has(course)
      ? tableSauces.has(name) || condiments.has(name)
      : !ingredients.has(course) && tableSauces.has(name);
  }
  // "sausage egg muffin"
  if (beside === "dairy") return hosts.has(course) && !isDish(joinTerms(words).at(-1) ?? "");
  if (beside === "cured") return course === "dairy";
  if (beside === "fruit") return course === "cereal";
  if (beside !== "drink" || course === "drink" || course === "condiment") return false;
  if (course === "fruit") return food.food.foodGroup === coffeeGroup;
  if (course === "staple") return besideStaples.has(food.food.foodGroup);
  return whole.has(course) || !food.plainKeys.includes(milkName);
}

/**
 * "poha tea biscuit", though there are tea biscuits, and "tea toast marmalade": a drink with foods before it, or with two
 * after it.
 */
function isAfterDrink(drink: Named, { course, words: name }: Named, words: readonly Word[]): boolean {
  const isListed = drink.words[0] !== words[0] || name.at(-1) !== words.at(-1);
  const isMilk = drink.food.plainKeys.includes(milkName);
  return drink.course === "drink" && isListed && !isMilk && (whole.has(course) || course === "fruit");
}

/** Whether they are two foods where no food has the words of both. */
function mayStandApart(one: Named, other: Named): boolean {
  const [{ course }, { words, course: beside }] = [one, other];
  const isFull = words.length > 1;
  if (isOfOne(one, other)) return false;
  if (ingredients.has(course)) return course === "fruit" && beside === "fruit";
  if (besides.has(beside))
    return whole.has(course) || fillings.has(course) || course === "legume" || beside === "condiment";
  if (beside === "dish" || beside === "legume")
    return (whole.has(course) && course !== "general") || (course === "staple" && isFull);
  return beside === "general" && isFull && (whole.has(course) || course === "staple");
}

/** Whether one name is the filling, the flavour, the maker or the kind of the other. */
function isOfOne(
  { words: name, course, food }: Named,
  { words, food: other, course: beside }: Named,
): boolean {
  const isFilled = words.length === 1 && isDish(joinTerms(words).at(-1) ?? "");
  if (isFilled || isGenericEquivalent(other, new Set(joinTerms(words)))) return true;
  // "Lays sour cream"
  if (besides.has(beside) && isGenericEquivalent(food, new Set(joinTerms(name)))) return true;
  // "stamppot boerenkool" and "pecorino cheese" are one of a kind, and herring eggs are of the fish.
  const isOfKind = food.food.foodGroup === other.food.foodGroup || course === beside;
  return (isOfKind && course !== "fruit") || (course === "meat" && eggNames.has(termsOf(words)));
}

/** "egg boiled" is a boiled egg: a food behind another keeps its own name. */
function findCalled(name: readonly Word[], pool: CandidatePool): FoodProfile | undefined {
  const terms = joinTerms(name);
  if (isShareOfMince(terms) || kinds.has(terms.join(" ")) || terms.every((term) => weakTerms.has(term)))
    return undefined;
  const isTurned = pool.isPlainName(terms.slice(-1)) && !pool.isOrderedName(terms);
  return isTurned ? undefined : (pool.findPlain(terms) ?? pool.findNamed(terms.join(" ")) ?? undefined);
}

/** The best food that has all of the words, and little more; a foreign word may be the first of its name. */
function findCovering(name: readonly Word[], findBest: FindBest): FoodProfile | undefined {
  const terms = joinTerms(name);
  const best = findBest(name);
  if (best === undefined) return undefined;
  const isForeign = terms.length === 1 && !hasEnglishForm(name[0]?.text ?? "");
  const [shown = ""] = showName(best.food.name).split(",", 1);
  const isFirst = isForeign && normaliseTerms(shown).join() === terms.join();
  // "reduced sugar" says which cereal it is, and names none.
  const isCalled = terms.length > 1 && terms.includes(normaliseTerms(shown).at(-1) ?? "");
  return isFirst || (isCalled && isOneDish(terms, best)) ? best : undefined;
}
