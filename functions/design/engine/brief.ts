import type {
  DishLimit,
  NamedGoal,
  SensoryGoal,
  Stated,
  StatedRules,
} from "../../../shared/domain/constraints/mod.ts";
import type { MealType } from "../../../shared/domain/recipes/mod.ts";
import type { Language } from "../../../shared/language/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { NamedDish } from "./read-dishes.ts";
import type { Practice } from "./read-practice.ts";
import type { Week } from "./read-week.ts";

/** A food that should be in the dish, or one of its alternatives; with grams, at least that much in each portion. */
export type WantedFood = { words: string; alternatives: readonly string[]; grams: number | null };

/** A food of which a whole dish is to use an amount: "use up 500 g turkey mince". */
export type StockedFood = {
  readonly words: string;
  readonly grams: number;
  readonly operator: "<=" | ">=" | "=";
};

/** What a design must be and should be. */
export type Brief = {
  type: "recipe" | "meal_plan";
  recipeCount: number;
  planDays: number;
  mealsPerDay: number;
  /** How the days of a plan are cooked for. */
  week: Week;
  /** Null: as many as the recipe is written for. */
  servings: number | null;
  /** Eaters of a plan, who all have the same meals. */
  people: number;
  rules: StatedRules;
  limits: readonly DishLimit[];
  maxMinutes: Stated<number> | null;
  /** Of the cook's own time. */
  maxActiveMinutes: Stated<number> | null;
  /** Somebody cannot chew or swallow other food. */
  mustBeSoft: boolean;
  wanted: readonly Stated<WantedFood>[];
  /** Foods to use up, with the amount for all servings together. */
  stocked: readonly StockedFood[];
  /** Dishes that are asked for by name; any of them. */
  dishes: readonly Stated<NamedDish>[];
  wishes: {
    /** "soup", "pancakes": any of them. */
    dishWords: readonly Stated<string>[];
    /** As the request names the dishes: "gazpacho". */
    dishNames: readonly Stated<string>[];
    cuisines: readonly Stated<string>[];
    mealTypes: readonly Stated<MealType>[];
    sensory: readonly Stated<SensoryGoal>[];
    goals: readonly Stated<NamedGoal>[];
    practice: Practice;
  };
  gender: "male" | "female" | null;
  language: Language;
  notices: readonly string[];
  /** What was not understood, and what a field overrules. */
  unmet: readonly UnmetWish[];
  /** Any whole number: the same request gives the same. */
  seed: number;
};
