import type { SectionName } from "./recipe-words.ts";
import type { Block } from "./split-blocks.ts";

/** What was read of a recipe so far. */
export type RecipeDraft = {
  title: string | null;
  lines: string[];
  /** The part that each line belongs to ("frosting"), where headings of the list name parts. */
  parts: (string | null)[];
  part: string | null;
  steps: string[];
  facts: string[];
  wishes: string[];
  section: SectionName | null;
};

/** Where a line stands in the text. */
export type Around = {
  readonly isSectioned: boolean;
  /** True for a text of several lines. */
  readonly isMany: boolean;
  readonly blocks: readonly Block[];
  readonly at: number;
};
