import type {
  AllergenName,
  ConditionName,
  DietName,
  Eater,
  HealthRule,
} from "../../../../shared/domain/constraints/mod.ts";
import type { PantryFood } from "./pantry.ts";

/** An ordered swap; `to` is null where any fitting food may take the place, or none where it `isDropped`. */
export type NamedSwap = {
  readonly from: string;
  readonly to: string | null;
  readonly isDropped?: boolean | undefined;
  readonly isBare?: boolean | undefined;
  /** It goes even where no food fits its place. */
  readonly isGoing?: boolean | undefined;
  /** How much of it goes; all where it is not said. */
  readonly share?: number | undefined;
  /** What comes with its amount: "450 g cauliflower rice". */
  readonly amount?: string | undefined;
  /** What goes, with its amount: "one egg" of two. */
  readonly of?: string | undefined;
  /** What comes for the other half: "half olive oil, half yoghurt". */
  readonly rest?: string | undefined;
  /** As much comes by weight as goes. */
  readonly isSameMass?: boolean | undefined;
};

/**
 * A wish of taste, texture or content: `attribute` is a sense ("sweet", "salty", "spicy", "crunchy", "creamy", "rich") or a
 * nutrient goal ("sodium", "protein", "energy"); `food` is the ingredient that it is said of, where it is said of one.
 */
export type EditGoal = {
  readonly attribute: string;
  readonly direction: "more" | "less";
  readonly food?: string | null | undefined;
};

/** A bound on a compound in one portion, in the compound's own unit. */
export type PortionLimit = {
  readonly compoundId: number;
  readonly operator: "<" | "<=" | ">" | ">=" | "=";
  readonly threshold: number;
  /** The compound in words ("sodium") and its unit; without them it is stated by its id. */
  readonly what?: string | undefined;
  readonly unit?: string | undefined;
  /** As the request words it: "double the protein". */
  readonly label?: string | undefined;
};

/** A food that a request names. */
export type NamedFood = {
  readonly name: string;
  readonly food: PantryFood | null;
  /** For all servings; null where the request leaves the amount open. */
  readonly grams: number | null;
  readonly measure: string | null;
  readonly preparation: string | null;
};

/** A food that was asked to come in beside the others. */
export type AskedAddition = NamedFood & {
  /** With its amount, as the request words it. */
  readonly text: string;
  readonly place: "within" | "top" | "beside";
};

/** What a recipe is to be changed to. */
export type Edits = {
  readonly diets: readonly DietName[];
  readonly conditions: readonly ConditionName[];
  readonly gender: Eater["gender"];
  readonly allergens: readonly AllergenName[];
  /** What the health of those who eat forbids beside the conditions. */
  readonly health: readonly HealthRule[];
  readonly avoided: readonly {
    readonly words: string;
    /** Who eats reacts to it: what some makes hold counts as well. */
    readonly isReaction?: boolean | undefined;
  }[];
  readonly swaps: readonly NamedSwap[];
  /** Parts of the dish to leave out, with the 1-based lines that make them up. */
  readonly droppedParts: readonly { readonly from: string; readonly lines: readonly number[] }[];
  readonly goals: readonly EditGoal[];
  readonly limits: readonly PortionLimit[];
  /** Foods that stay as they are where no rule excludes them. */
  readonly keeps?: readonly string[] | undefined;
  /** No bound changes an amount: "don't change any of the amounts". */
  readonly isFixed?: boolean | undefined;
  /** Foods that are liked: among equals they are chosen. */
  readonly preferences: readonly string[];
};
