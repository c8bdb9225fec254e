import type { Span } from "../../../shared/nutrition/needs/needs.ts";

/** An alternative of a question: where it stands, its words, and the words to read its foods from. */
export interface SplitOption extends Span {
  readonly label: string;
  readonly words: string;
  /** Counts only where a food is found in it. */
  readonly isSoft: boolean;
}
