import {
  listDishWords,
  type NamedGoal,
  nearCuisines,
  type ShownVerification,
} from "../../../shared/domain/constraints/mod.ts";
import { goals, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { type MealType, type Recipe, recipeBook } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { isCookedSo } from "./cooking-way.ts";
import counts from "./data/ingredient-counts.json" with { type: "json" };
import { shareOfFood } from "./holds-food.ts";
import { writtenId } from "./is-dish.ts";
import { kindOfDish, listKinds } from "./kind-of-dish.ts";
import { meetsGoal, rateGoal, weighGoal } from "./rate-goal.ts";
import type { Practice } from "./read-practice.ts";
import { suitsSense } from "./suits-sense.ts";

/** A wish that a dish meets or not; none is a condition. */
type Wish = {
  words: string;
  weight: number;
  /** Whether an answer says that it is unmet. */
  isStated: boolean;
  /** 0 for unmet to 1 for met. */
  rate: (candidate: Candidate) => number;
  /** Whether a dish may be said to meet it; where it is rated above 0 unless stated. */
  isMet?: (candidate: Candidate) => boolean;
  /** The meal of a plan that it is of; any other wish is of all main meals. */
  meal?: string | null;
  /** Whether it is of every meal of a plan. */
  isOfAll?: boolean;
};

/** Whether a dish meets a wish so that a response may say it. */
export function meetsWish({ rate, isMet }: Pick<Wish, "rate" | "isMet">, candidate: Candidate): boolean {
  return isMet === undefined ? rate(candidate) > 0 : isMet(candidate);
}

/** Share of the mass from which on a dish is one of a food. */
const muchOfFood = 0.2;

const weights = {
  dish: 8,
  alike: 5,
  name: 4,
  food: 3,
  main: 3,
  meal: 6,
  cuisine: 4,
  sensory: 2,
  goal: 2,
} as const;

const practiceWeights = { way: 8, few: 8, fewer: 2 } as const;

const uncounted = new Set(counts.uncounted);

/** The wishes of a brief; `rate` gives 0 for unmet and 1 for met. */
export function listWishes({ wishes, dishes, wanted, recipeCount }: Brief): Wish[] {
  const { dishWords, dishNames, mealTypes, cuisines, sensory, goals: stated } = wishes;
  return [
    ...dishNames.map(({ rule }) => ({
      words: rule,
      weight: weights.name,
      isStated: false,
      rate: ({ recipe }: Candidate) => (namesDish(recipe.title, rule) ? 1 : 0),
    })),
    ...dishes.map(({ rule }) => ({
      words: rule.words,
      weight: weights.name,
      isStated: false,
      rate: ({ recipe }: Candidate) => (rule.exact.has(writtenId(recipe)) ? 1 : 0),
    })),
    ...listAlike(dishes),
    ...listFoodWishes(wanted),
    ...(isOpen(wishes) || hasMainDish(dishes) ? [asAMeal] : []),
    ...(dishes.some(({ rule }) => rule.isSweet) ? [asADessert] : []),
    ...listPracticeWishes(wishes.practice),
    ...anyOf("dish", dishWords, (word, { recipe }) => listKinds(recipe).includes(word)).map(
      // A dish that is named is served or reported by its name.
      (wish) => ({ ...wish, isStated: dishes.length === 0 }),
    ),
    ...(recipeCount === 1 ? courses : [courses.flat()]).flatMap((course) =>
      anyOf(
        "meal",
        mealTypes.filter(({ rule }) => course.includes(rule)),
        (meal, { recipe }) => recipe.mealTypes.includes(meal),
        // Of a dinner with a dessert, one recipe is the dinner.
      ).map((wish) => (course.includes("dinner") ? { ...wish, weight: weights.meal + 1 } : wish)),
    ),
    ...(asksForDrink(wishes) ? [] : [noDrink]),
    ...anyOf("cuisine", cuisines, (cuisine, { recipe }) => nearCuisines(cuisine).includes(recipe.cuisine)),
    ...sensory.map(({ rule }) => ({
      words: `${rule.direction} ${rule.attribute}`,
      weight: weights.sensory,
      isStated: true,
      rate: (candidate: Candidate) => (suitsSense(rule, candidate) ? 1 : 0),
    })),
    ...stated.map(({ rule }) => ({
      words: wordGoal(rule),
      weight: weights.goal * weighGoal(rule),
      isStated: true,
      rate: (candidate: Candidate) => rateGoal(rule, candidate),
      isMet: (candidate: Candidate) => meetsGoal(rule, candidate),
    })),
  ];
}

function wordGoal({ goal, direction }: NamedGoal): string {
  if (goal === "health" && direction === "more") return "healthy";
  return `${direction} ${goals[goal].label}`;
}

/** Who asks for no kind of dish wants something to eat. */
const asAMeal: Wish = {
  words: "a meal",
  weight: weights.main,
  isStated: false,
  rate: ({ recipe }) => (!recipe.isMain ? 0 : isLunchOrDinner(recipe) ? 1 : 0.5),
};

function isLunchOrDinner({ mealTypes }: Recipe): boolean {
  return mealTypes.some((type) => type === "lunch" || type === "dinner");
}

const asADessert: Wish = {
  words: "a dessert",
  weight: weights.meal,
  isStated: false,
  rate: ({ recipe }) => (recipe.mealTypes.includes("dessert") ? 1 : 0),
};

/** Who asks for nothing to drink wants something to eat. */
const noDrink: Wish = {
  words: "something to eat",
  weight: weights.main,
  isStated: false,
  rate: ({ recipe }) => (recipe.mealTypes.includes("drink") ? 0 : 1),
};

/** The words of those wishes that a dish does not meet. */
export function listUnmet(wishes: readonly Wish[], candidate: Candidate): string[] {
  return wishes.filter((wish) => wish.isStated && !meetsWish(wish, candidate)).map(({ words }) => words);
}

/** The wishes that a dish meets, as rows of the verification; the others are listed as unmet. */
export function verifyWishes(
  wishes: readonly Wish[],
  candidate: Candidate,
  place: Pick<ShownVerification, "recipe" | "day" | "meal">,
): ShownVerification[] {
  const met = wishes.filter((wish) => wish.isStated && meetsWish(wish, candidate));
  return met.map(({ words }) => ({
    constraint: `wish: ${words}`,
    description: `a dish that is or has: ${words}`,
    value: 1,
    value_min: 1,
    value_max: 1,
    operator: ">=",
    limit: 1,
    unit: "dishes",
    slack: 0,
    satisfied: true,
    hard: false,
    complete: true,
    ...place,
  }));
}

/** How far a dish meets the wishes, 0 to 1. */
export function rateWishes(wishes: readonly Wish[], candidate: Candidate): number {
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 0;
  return wishes.reduce((sum, { weight, rate }) => sum + weight * rate(candidate), 0) / whole;
}

/** "Lunch or dinner" is either; a dessert with a dinner is a second wish, of which one recipe leaves one open. */
const courses: readonly (readonly MealType[])[] = [
  ["breakfast", "lunch", "dinner", "snack"],
  ["dessert"],
  ["drink"],
];

const lightMeals: readonly string[] = ["snack", "dessert", "drink", "breakfast"];

function isOpen({ dishWords, mealTypes, practice }: Brief["wishes"]): boolean {
  const isOther = practice.ways.some(({ isMain, isDrink }) => isMain === false || isDrink === true);
  return dishWords.length === 0 && !isOther && !mealTypes.some(({ rule }) => lightMeals.includes(rule));
}

function asksForDrink({ dishWords, mealTypes, practice }: Brief["wishes"]): boolean {
  const isNamed = dishWords.some(({ rule }) => rule === "smoothie");
  return (
    isNamed ||
    mealTypes.some(({ rule }) => rule === "drink") ||
    practice.ways.some(({ isDrink }) => isDrink === true)
  );
}

/** Who asks for a moussaka that cannot be had wants a meal. */
function hasMainDish(dishes: Brief["dishes"]): boolean {
  return dishes.some(({ rule }) => !rule.isSweet);
}

function namesDish(title: string, name: string): boolean {
  const terms = new Set(splitTerms(title));
  return splitTerms(name).every((term) => terms.has(term));
}

function anyOf<Rule extends string>(
  kind: "dish" | "meal" | "cuisine",
  stated: readonly { rule: Rule }[],
  meets: (rule: Rule, candidate: Candidate) => boolean,
): Wish[] {
  if (stated.length === 0) return [];
  const words = stated.map(({ rule }) => rule).join(" or ");
  return [
    {
      words,
      weight: weights[kind],
      isStated: true,
      rate: (candidate) => (stated.some(({ rule }) => meets(rule, candidate)) ? 1 : 0),
    },
  ];
}

/** In place of a dish that cannot be had one that is like it: of its kind, then of its cuisine. */
function listAlike(dishes: Brief["dishes"]): Wish[] {
  return dishes.flatMap(({ rule }): Wish[] => {
    const own = recipeBook.filter(({ id }) => (rule.exact.size > 0 ? rule.exact : rule.all).has(id));
    const [kindOfName] = listDishWords(rule.words);
    const kinds = new Set(own.length > 0 ? own.map(kindOfDish) : [kindOfName ?? null]);
    const cuisines = new Set(own.map(({ cuisine }) => cuisine));
    const isAlike = ({ recipe }: Candidate) => {
      const kind = kindOfDish(recipe);
      return (kind !== null && kinds.has(kind) ? 0.75 : 0) + (cuisines.has(recipe.cuisine) ? 0.25 : 0);
    };
    return [{ words: `like ${rule.words}`, weight: weights.alike, isStated: false, rate: isAlike }];
  });
}

/** A dish that a wanted food names, or that has much of it, comes before one with a little. */
function listFoodWishes(wanted: Brief["wanted"]): Wish[] {
  return wanted
    .filter(({ rule }) => rule.grams === null)
    .map(({ rule }) => ({
      words: rule.words,
      weight: weights.food,
      isStated: false,
      rate: (candidate) => {
        const isTitled = [rule.words, ...rule.alternatives].some((food) =>
          namesDish(candidate.recipe.title, food),
        );
        return isTitled ? 1 : Math.min(1, shareOfFood(candidate, rule) / muchOfFood);
      },
    }));
}

/** The wishes for a way of cooking and for few ingredients. */
function listPracticeWishes({ ways, maxIngredients: most }: Practice): Wish[] {
  const ofWays = ways.map((way): Wish => {
    const rate: Wish["rate"] = (candidate) => (isCookedSo(candidate, way) ? 1 : 0);
    return {
      words: way.words,
      weight: practiceWeights.way,
      isStated: !way.isHint,
      rate,
      meal: way.meal,
      isOfAll: way.isOfAll === true,
    };
  });
  if (most === null) return ofWays;
  const few: Wish = {
    words: `at most ${most} ingredients besides water, salt, pepper and oil`,
    weight: practiceWeights.few,
    isStated: true,
    rate: ({ recipe }) => (countIngredients(recipe) <= most ? 1 : 0),
  };
  const fewer: Wish = {
    words: "few ingredients",
    weight: practiceWeights.fewer,
    isStated: false,
    rate: ({ recipe }) => Math.min(1, most / Math.max(1, countIngredients(recipe))),
  };
  return [...ofWays, few, fewer];
}

function countIngredients({ ingredients }: Recipe): number {
  return ingredients.filter(({ name, role }) => role !== "salt" && !uncounted.has(name)).length;
}
