import type { Span } from "../../../language/mod.ts";
import type { GoalName } from "../../nutrition/mod.ts";
import type { AllergenName } from "../allergen-name.ts";
import type { ConditionName } from "../condition-name.ts";
import type { DietName } from "../diet-name.ts";

/** The meals a text can name. */
export type MealType = "breakfast" | "lunch" | "dinner" | "snack" | "dessert" | "drink";

/** A food that a text names: its words and the normalised terms of each of them. */
export type NamedFood = {
  readonly text: string;
  readonly terms: readonly string[];
};

export type AvoidedFood = NamedFood &
  Span & {
    /** True where the words stand right behind a food ("salad without dressing"): then they may only describe it. */
    readonly isAttached: boolean;
    /** True for what somebody is said to react to. */
    readonly isReaction: boolean;
  };

/** What more or less of is wished for; weight 1 is a plain wish, 0.5 one that is only implied. */
export type NamedGoal = {
  readonly goal: GoalName;
  readonly direction: "more" | "less";
  readonly weight: number;
};

/** A bound on a compound in the compound's own unit (salt is stated as sodium, kJ as kcal). */
export type NamedLimit = {
  readonly compoundId: number;
  /** Fibre is not counted: "net carbs". */
  readonly isNet: boolean;
  readonly operator: "<" | "<=" | ">" | ">=" | "=";
  readonly threshold: number;
  readonly unit: string;
  readonly scope: "portion" | "day" | null;
};

/** What a text says that somebody needs. Absent things are null or empty. */
export type Needs = {
  readonly diets: readonly DietName[];
  /** Diets that only describe a food ("vegan lasagne"): of one of several foods to choose from they say nothing. */
  readonly attachedDiets: readonly DietName[];
  readonly conditions: readonly ConditionName[];
  readonly allergies: readonly AllergenName[];
  readonly avoided: readonly AvoidedFood[];
  readonly wanted: readonly NamedFood[];
  readonly goals: readonly NamedGoal[];
  readonly limits: readonly NamedLimit[];
  readonly servings: number | null;
  readonly totalMinutes: number | null;
  readonly mealTypes: readonly MealType[];
  readonly cuisines: readonly string[];
  readonly gender: "male" | "female" | null;
  /** What was used, in order and without overlap: what is left of the text names foods and asks. */
  readonly spans: readonly Span[];
  /** "Which is the unhealthiest": the last in order is asked for. */
  readonly isAskingForWorst: boolean;
};
