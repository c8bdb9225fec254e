import type { ValueType } from "../build/catalogue-model.ts";

/** A value per 100 g in the compound's unit; `amount` is the bound of a `less_than` or `greater_than`. */
export interface OwnValue {
  readonly compoundId: number;
  readonly amount: number | null;
  readonly valueType: ValueType;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly sampleCount: number | null;
  /** How the value came about: empty as told, `unit` from another unit, else the source's own code. */
  readonly derivation: string;
}

/** A measure of a food with the grams of the whole label. */
export interface OwnPortion {
  readonly label: string;
  readonly grams: number;
}

/** A food of the operator's. The same code means the same food in the next file. */
export interface OwnFood {
  readonly code: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly foodGroup: string;
  readonly portions: readonly OwnPortion[];
  /** Grams where no amount is told; null for what is usual in the food group. */
  readonly defaultPortionGrams: number | null;
  /** Names in other languages by ISO 639-1 code. */
  readonly names: ReadonlyMap<string, string>;
  readonly values: readonly OwnValue[];
  /** What its values are taken from. */
  readonly citation: string;
}
