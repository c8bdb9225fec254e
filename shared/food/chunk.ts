import type { Measure } from "./measure.ts";

/** How a phrase hangs on the one before it: `hard` begins a new thought, `with` and `prep` usually describe. */
export type ChunkLink = "hard" | "comma" | "and" | "or" | "with" | "prep";

/** A run of words between boundaries of the text, with the amount before it. */
export interface Chunk {
  readonly link: ChunkLink;
  readonly terms: readonly string[];
  /** The words as written, for the name of an item that no food matches. */
  readonly words: readonly string[];
  readonly sizes: readonly string[];
  readonly negated: readonly string[];
  readonly measure: Measure | null;
}

/** "left half of the rice": the food's terms, none for "it", and the share that was eaten. */
export interface Leftover {
  readonly terms: readonly string[];
  readonly factor: number;
  /** Index of the chunk behind which it was told. */
  readonly after: number;
}

/** The first reading of a text: phrases, and the term lists to look up in the catalogue. */
export interface MealOutline {
  readonly chunks: readonly Chunk[];
  readonly leftovers: readonly Leftover[];
  readonly queries: readonly (readonly string[])[];
}
