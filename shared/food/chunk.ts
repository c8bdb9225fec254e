import type { Measure } from "./measure.ts";

/**
 * How a phrase hangs on the one before it: `hard` begins a new thought, `with` and `prep` usually describe,
 * `made` ("filled with", "featuring") nearly always does.
 */
export type ChunkLink = "hard" | "comma" | "and" | "or" | "with" | "made" | "prep";

/** Whether a link usually describes the food before it. */
export function isDetailLink(link: ChunkLink | undefined): boolean {
  return link === "with" || link === "made" || link === "prep";
}

/** A run of words between boundaries of the text, with the amount before it. */
export interface Chunk {
  readonly link: ChunkLink;
  readonly terms: readonly string[];
  /** The words as written, for the name of an item that no food matches. */
  readonly words: readonly string[];
  readonly sizes: readonly string[];
  readonly negated: readonly string[];
  readonly measure: Measure | null;
  /** `said`: the text tells it was eaten or drunk; `listed`: the text is a list of foods. */
  readonly eaten: "said" | "listed" | "no";
  /** The share that was eaten, 1 unless something was left. */
  readonly eatenShare: number;
}

/** The first reading of a text: phrases, and the term lists to look up in the catalogue. */
export interface MealOutline {
  readonly chunks: readonly Chunk[];
  readonly queries: readonly (readonly string[])[];
}
