import type { FoodFacts } from "../../nutrition/mod.ts";

/** What somebody must not eat for the sake of their health, beside what the rules of a condition leave out. */
export type HealthRule = {
  /** Follows "safe": "on an MAO inhibitor", "under five years old", "for a child". */
  readonly label: string;
  /** The word that shows that a portion of a food is not for them: "salami"; null where nothing does. */
  readonly findTerm: (facts: FoodFacts, portionGrams: number) => string | null;
};
