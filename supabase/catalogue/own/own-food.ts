import type { ValueType } from "../build/catalogue-model.ts";

/** A value per 100 g in the compound's unit; `amount` is the bound of a `less_than` or `greater_than`. */
export type OwnValue = {
  readonly compoundId: number;
  readonly amount: number | null;
  readonly valueType: ValueType;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly sampleCount: number | null;
  /** Origin of the value: empty as given, `unit` converted from another unit, else the source's own code. */
  readonly derivation: string;
};

/** A household measure of a food with the grams of the whole label. */
export type OwnPortion = {
  readonly label: string;
  readonly grams: number;
};

/** A food of the operator. The same code in a later file means the same food. */
export type OwnFood = {
  readonly code: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly foodGroup: string;
  readonly portions: readonly OwnPortion[];
  /** Grams assumed where no amount is given; null for the usual portion of the food group. */
  readonly defaultPortionGrams: number | null;
  /** Names in other languages by ISO 639-1 code. */
  readonly names: ReadonlyMap<string, string>;
  readonly values: readonly OwnValue[];
  /** The source of its values. */
  readonly citation: string;
};

/** The source of the operator's foods in `nas.food`; their ids follow those of the publications. */
export const ownSource = "own";
