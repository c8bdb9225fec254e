import type { Schemas } from "../../../../client/src/mod.ts";

export type { SensoryResult } from "../../../../client/src/mod.ts";

/** The profile of a food, with its amount if the input has one. */
export type FoodProfile = Schemas["FoodProfile"];
/** The profile of the whole meal. */
export type MealProfile = Schemas["MealProfile"];
/** The intensity of a taste, 0 to 100, null if unknown; only a meal has a peak. */
export type TasteRating = Schemas["TasteRating"] & Partial<Pick<Schemas["MealTasteRating"], "peak">>;
type Taste = keyof FoodProfile["taste"];

/** The members that foods and meals have in common. */
export type Sensations = Pick<FoodProfile, "texture" | "mouthfeel" | "aroma" | "temperature" | "summary"> & {
  taste: Readonly<Record<Taste, TasteRating>>;
};
export type Term = Schemas["FeltTerm"];

/** The tastes in display order. */
export const tastes: readonly Taste[] = [
  "sweet",
  "salty",
  "sour",
  "bitter",
  "umami",
  "fatty",
  "pungent",
  "astringent",
];
