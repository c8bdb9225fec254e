/** A recipe told in free text, taken apart. */
export type RecipeOutline = {
  readonly title: string | null;
  /** Ingredient lines as told, headings left out. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly servings: number | null;
  readonly totalMinutes: number | null;
  /** What is left: the wishes, and what else the text says of who eats. */
  readonly request: string;
};
