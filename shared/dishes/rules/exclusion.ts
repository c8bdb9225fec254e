import type { FoodFacts } from "../../nutrition/food-facts.ts";

/** What breaks a rule in a dish: words that follow its name, and whether they are more than a doubt. */
export type Breach = { words: string; isSure: boolean };

/** Something that no dish may have. */
export type Exclusion = {
  /** Begins with the request field that it comes from: "diet: vegan". */
  name: string;
  description: string;
  /** The words of a food that is not wanted; null for other rules. */
  avoids: string | null;
  /** Null where nothing breaks it. */
  findBreach: (facts: FoodFacts, portionGrams: number) => Breach | null;
};
