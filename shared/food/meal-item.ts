import type { FoodCandidate } from "./candidate.ts";

/** One food of a meal, read from text: what to show, how much, and the catalogue food it was matched with. */
export interface MealItem {
  readonly name: string;
  readonly brand: string | null;
  readonly attributes: readonly string[];
  readonly grams: number;
  readonly status: "matched" | "unresolved";
  /** Null when unresolved. */
  readonly food: FoodCandidate | null;
  /** The normalised words that name and describe it in the text. */
  readonly terms: readonly string[];
  /** Whether the text tells how much; else the grams are the food's usual portion. */
  readonly isAmountTold: boolean;
}
