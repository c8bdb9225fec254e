import type { MealItem } from "../../../shared/domain/food/mod.ts";
import type { FoodFacts } from "../../../shared/domain/nutrition/mod.ts";
import type { StatedFigures } from "./figures/stated-figures.ts";

/** An alternative as it was stated: `words` are read for foods, `items` stand where they were read already. */
export type StatedOption = {
  readonly label: string;
  readonly words: string;
  readonly items: readonly MealItem[] | null;
  /** What the question states of it in figures; its words are without them. */
  readonly stated: StatedFigures | null;
  /** Counts only where a food is found in it. */
  readonly isSoft: boolean;
  /** "A banana" is one of them; "banana" is no amount. */
  readonly isPiece: boolean;
};

export type OptionItem = MealItem & {
  /** The nearest dish of the catalogue, which is not quite what is stated: its recipe says nothing of the other. */
  readonly isStandIn: boolean;
};

/** What an alternative turned out to be; of a labelled one nothing is known but the figures that the question states. */
export type CandidateKind = "food" | "labelled" | "nothing" | "placeholder" | "thing" | "unread";

/** An alternative with the foods read from it; `id` is its 1-based place. */
export type ReadOption = {
  readonly id: number;
  readonly label: string;
  /** What was read for foods: the label with what the question says of it. */
  readonly words: string;
  readonly kind: CandidateKind;
  readonly items: readonly OptionItem[];
  readonly stated: StatedFigures | null;
  readonly isPiece: boolean;
  /** Words of it that may name food but belong to no item. */
  readonly unread: readonly string[];
};

export type Candidate = Omit<ReadOption, "unread"> & {
  /** One for each food read, and for an unread option its words alone. */
  readonly foods: readonly FoodFacts[];
  /** The option as one dish. */
  readonly whole: FoodFacts;
  readonly portionGrams: number;
  /** Whether the question states how much is eaten, or figures of all that is eaten. */
  readonly isAmountStated: boolean;
  /** Whether the grams are those that the figures are of. */
  readonly isWeightKnown: boolean;
  readonly isDrink: boolean;
  /** Foods of it that the catalogue does not have. */
  readonly missing: readonly string[];
};
