import type { Taste, TasteDimension, TasteProfile } from "./taste.ts";

/** The temperature a food is served at: from the text, from its preparation, or the usual one. */
export type ServingTemperature = "hot" | "warm" | "room temperature" | "cold" | "frozen";

/** A texture or mouthfeel; strength 1 to 3. */
export type FeltTerm = {
  readonly term: string;
  readonly strength: number;
};

/** A smell; strength 1 to 3. */
export type SmeltNote = {
  readonly note: string;
  readonly strength: number;
};

/** How one food tastes, feels and smells. */
export type FoodProfile = {
  readonly taste: TasteProfile;
  readonly texture: readonly FeltTerm[];
  readonly mouthfeel: readonly FeltTerm[];
  readonly aroma: readonly SmeltNote[];
  readonly temperature: ServingTemperature | null;
  /** Only what the text says: "golden", "charred". */
  readonly appearance: readonly string[];
  /** One plain sentence. */
  readonly summary: string;
};

/** The food in which one taste of a meal is strongest. */
export type TastePeak = {
  readonly intensity: number;
  readonly item_id: number;
  readonly food: string;
};

/** One taste of a meal: its mean over the meal and where it peaks, null if unknown. */
type MealTaste = Taste & { readonly peak: TastePeak | null };

/** How the tastes of a meal compare. */
export type Balance = {
  /** Evenness of sweet, salty, sour, bitter and umami: 0 if there is only one, 1 if all five are equal. */
  readonly figure: number;
  readonly leading: readonly TasteDimension[];
  readonly missing: readonly TasteDimension[];
  /** The same in plain words. */
  readonly description: string;
};

/** How a whole meal tastes, feels and smells: a dish as a mixture, a plate as the mean by mass with its peaks. */
export type MealProfile = {
  readonly kind: "dish" | "plate";
  readonly taste: Readonly<Record<TasteDimension, MealTaste>>;
  readonly texture: readonly FeltTerm[];
  readonly mouthfeel: readonly FeltTerm[];
  readonly aroma: readonly SmeltNote[];
  readonly temperature: ServingTemperature | null;
  /** The tastes and smells that stand out. */
  readonly dominant: readonly string[];
  /** "crunchy against creamy", "sweet against salty". */
  readonly contrasts: readonly string[];
  readonly balance: Balance;
  /** One plain sentence. */
  readonly summary: string;
};
