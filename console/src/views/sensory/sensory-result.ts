/** The tastes in the order in which they are shown. */
export const TASTES = [
  "sweet",
  "salty",
  "sour",
  "bitter",
  "umami",
  "fatty",
  "pungent",
  "astringent",
] as const;
export type Taste = (typeof TASTES)[number];

/** How strong a taste is, 0 to 100, null where nothing is known; `confidence` is 0 to 1. */
export type TasteRating = {
  intensity: number | null;
  confidence: number;
  basis: "composition" | "curated" | "rule";
  peak?: { intensity: number; item_id: number; food: string } | null;
};

export type Term = { term: string; strength: number };
export type Aroma = { note: string; strength: number };

/** What foods and meals have in common. */
export type Sensations = {
  taste: Readonly<Record<Taste, TasteRating>>;
  texture: readonly Term[];
  mouthfeel: readonly Term[];
  aroma: readonly Aroma[];
  temperature: string | null;
  summary: string;
};

/** A food's profile, with its amount where the input tells one. */
export type FoodProfile = Sensations & {
  item_id: number;
  canonical_name: string;
  display_name: string;
  quantity: number | null;
  unit: string | null;
  appearance: readonly string[];
};

/** The meal as one. */
export type MealProfile = Sensations & {
  kind: "dish" | "plate";
  dominant: readonly string[];
  contrasts: readonly string[];
  balance: { figure: number; leading: readonly Taste[]; missing: readonly Taste[]; description: string };
};

/** What the view reads of the result. */
export type SensoryResult = {
  type: "food_detected" | "no_food_detected";
  items: readonly { item_id: number; status: "matched" | "unresolved" }[];
  sensory: { per_food?: readonly FoodProfile[]; whole_meal?: MealProfile } | null;
};
