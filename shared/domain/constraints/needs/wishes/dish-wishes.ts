import type { NamedFood } from "../needs.ts";

export type WantedFood = NamedFood & {
  readonly alternatives: readonly NamedFood[];
};

export type WantedAmount = NamedFood & {
  readonly operator: "<=" | ">=" | "=";
  readonly grams: number;
  /** Null where the text does not say for whom. */
  readonly per: "portion" | null;
};

export type SensoryAttribute =
  | "sweet"
  | "salty"
  | "sour"
  | "bitter"
  | "umami"
  | "spicy"
  | "rich"
  | "crunchy"
  | "creamy"
  | "soft"
  | "juicy"
  | "smoky"
  | "thick";

/** What more or less of a dish is to taste or feel of. */
export type SensoryGoal = {
  readonly attribute: SensoryAttribute;
  readonly direction: "more" | "less";
};

/** What a text wishes to eat. */
export type DishWishes = {
  readonly wanted: readonly WantedFood[];
  readonly wantedAmounts: readonly WantedAmount[];
  /** Kinds of dishes, each as the tables name it ("soup", "stir-fry"). */
  readonly dishWords: readonly string[];
  readonly sensory: readonly SensoryGoal[];
};
