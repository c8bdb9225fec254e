import type { SectionName } from "./recipe-words.ts";
import type { Block } from "./split-blocks.ts";

/** A stretch of the text that says what to do or what is wished; what it seems at first, and how surely. */
export type Piece = {
  readonly kind: "step" | "wish";
  readonly text: string;
  readonly weight: number;
};

/** What was read of a recipe so far. */
export type RecipeDraft = {
  title: string | null;
  lines: string[];
  /** The part that each line belongs to ("frosting"), where headings of the list name parts. */
  parts: (string | null)[];
  part: string | null;
  /** In the order of the text. */
  pieces: Piece[];
  facts: string[];
  section: SectionName | "remarks" | null;
};

/** A recipe stated in free text, taken apart. */
export type RecipeOutline = {
  readonly title: string | null;
  /** Ingredient lines as stated, headings left out. */
  readonly lines: readonly string[];
  /** The part of the dish that each line belongs to, by the headings of the list: "frosting". */
  readonly parts: readonly (string | null)[];
  readonly steps: readonly string[];
  readonly servings: number | null;
  readonly totalMinutes: number | null;
  /** Whether the lines are what the steps measure, for want of a list. */
  readonly isOfSteps?: boolean;
  /** What is left: the wishes, and what else the text says of who eats. */
  readonly request: string;
};

/** Where a line stands in the text. */
export type Around = {
  readonly isSectioned: boolean;
  /** True for a text of several lines. */
  readonly isMany: boolean;
  readonly blocks: readonly Block[];
  readonly at: number;
};

/** How surely a place shows what stands there: a heading, a number, a paragraph. */
export const certainties = { sure: 20, headed: 1.4, listed: 1, loose: 0.5 } as const;
