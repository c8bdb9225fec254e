import type { AllergenName } from "./allergen-name.ts";
import data from "./data/allergens.json" with { type: "json" };

/** An allergen of EU law: its name in plain words and the kinds of food that hold it. */
type Allergen = {
  readonly label: string;
  /** The allergy to it, with its article: "a peanut allergy". */
  readonly allergy: string;
  readonly kinds: readonly string[];
};

/** The 14 allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergens: Readonly<Record<AllergenName, Allergen>> = data.allergens;

/** The names of the allergens in the order of the regulation's data. */
export const allergenNames = Object.keys(allergens) as readonly AllergenName[];
