/** How sure it is that a food has something: its recipe or kind says so, or some makes of it have it. */
export type Certainty = "contains" | "may_contain";

/** What shows that a food is or has something of a kind. */
export type Finding = {
  /** The word that shows it, as the data writes it: "parmesan". */
  readonly term: string;
  readonly certainty: Certainty;
  /** Name of the ingredient of the recipe that shows it; null where the food's own words do. */
  readonly ingredient: string | null;
};
