import { type Interval, mapRising } from "./interval.ts";

/** A part of the catalogue's recipe of a dish. */
type FactIngredient = {
  readonly name: string;
  readonly foodGroup: string;
  readonly grams: number;
};

/** What is known of a food when a rule judges it. */
export type FoodFacts = {
  /** The catalogue's name, or the words of the caller where the catalogue has no such food. */
  readonly name: string;
  /** Normalised terms that were said of the food ("oat", "milk", "vegan"), in their order. */
  readonly words: readonly string[];
  readonly foodGroup: string | null;
  readonly ingredients: readonly FactIngredient[];
  /** The ingredients are all of the dish: a title like "devilled eggs" shows nothing beside them. */
  readonly hasWholeRecipe?: boolean;
  /** Per 100 g. */
  readonly amounts: NutrientAmounts;
};

/** Amounts per 100 g by compound id, each in the compound's own unit. A missing compound is unknown, never zero. */
export type NutrientAmounts = ReadonlyMap<number, Interval>;

/** The amount of a compound in a portion, in the compound's unit; null where it is unknown. */
export function amountOfPortion(
  amounts: NutrientAmounts,
  compoundId: number,
  portionGrams: number,
): Interval | null {
  const per100Grams = amounts.get(compoundId);
  return per100Grams === undefined ? null : mapRising(per100Grams, (figure) => (figure * portionGrams) / 100);
}
