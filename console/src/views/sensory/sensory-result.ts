import type { Schemas } from "../../../../client/src/mod.ts";

export type { SensoryResult } from "../../../../client/src/mod.ts";

/** A food's profile, with its amount where the input tells one. */
export type FoodProfile = Schemas["FoodProfile"];
/** The meal as one. */
export type MealProfile = Schemas["MealProfile"];
/** How strong a taste is, 0 to 100, null where nothing is known; only a meal's has a peak. */
export type TasteRating = Schemas["TasteRating"] & Partial<Pick<Schemas["MealTasteRating"], "peak">>;
export type Taste = keyof FoodProfile["taste"];

/** What foods and meals have in common. */
export type Sensations = Pick<FoodProfile, "texture" | "mouthfeel" | "aroma" | "temperature" | "summary"> & {
  taste: Readonly<Record<Taste, TasteRating>>;
};
export type Term = Schemas["FeltTerm"];

/** The tastes in the order in which they are shown. */
export const TASTES: readonly Taste[] = [
  "sweet",
  "salty",
  "sour",
  "bitter",
  "umami",
  "fatty",
  "pungent",
  "astringent",
];
