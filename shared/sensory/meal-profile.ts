import type { FeltTerm, ServingTemperature, SmeltNote } from "./food-profile.ts";
import type { Taste } from "./taste/taste.ts";
import type { TasteDimension } from "./taste/taste-dimension.ts";

/** The food in which one taste of a meal is strongest. */
export interface TastePeak {
  readonly intensity: number;
  readonly item_id: number;
  readonly food: string;
}

/** One taste of a meal: its mean over the meal and where it peaks, null where nothing is known. */
export type MealTaste = Taste & { readonly peak: TastePeak | null };

/** How the tastes of a meal stand to each other. */
export interface Balance {
  /** Evenness of sweet, salty, sour, bitter and umami, 0 for one taste alone to 1 for five alike. */
  readonly figure: number;
  readonly leading: readonly TasteDimension[];
  readonly missing: readonly TasteDimension[];
  /** The same in plain words. */
  readonly description: string;
}

/** How a whole meal tastes, feels and smells: of one dish pooled, of a plate as a mean by mass with its peaks. */
export interface MealProfile {
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
}
