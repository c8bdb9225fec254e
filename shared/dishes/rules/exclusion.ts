import type { FoodFacts } from "../../nutrition/food-facts.ts";

/** Something that no dish may have. */
export type Exclusion = {
  /** Begins with the request field that it comes from: "diet: vegan". */
  name: string;
  description: string;
  /** What breaks it in a dish, as words that follow its name; null where nothing does. */
  findBreach: (facts: FoodFacts, portionGrams: number) => string | null;
};
