import type { IngredientLine } from "../../../../shared/domain/food/mod.ts";
import type { PantryFood } from "./pantry.ts";

/** An ingredient in fields, as a caller may give it. */
export type TypedLine = {
  readonly name: string;
  readonly quantity?: number | null;
  readonly unit?: string | null;
};

/** The first reading of one food of an ingredient line, before the catalogue is asked. */
export type LineOutline = {
  /** Which of the given lines it is from; a line that lists foods ("salt and pepper") gives several outlines. */
  readonly line: number;
  /** The line as given. */
  readonly text: string;
  /** The food as the line words it. */
  readonly name: string;
  readonly parsed: IngredientLine;
  /** The share of the line's amount that is this food's. */
  readonly share: number;
  /** What the pantry knows the name as; null leaves it to the catalogue's own names. */
  readonly known: PantryFood | null;
  /** True when `known` disregards a word: only a food of the catalogue that has it may stand for the name. */
  readonly isLoose: boolean;
  /** True for a food that the catalogue is known to lack. */
  readonly isAbsent: boolean;
  /** Term lists to look up in the catalogue. */
  readonly queries: readonly (readonly string[])[];
};
