import type { TasteProfile } from "./taste/taste.ts";

/** How a food is served: told by the text, its preparation, or usual for it. */
export type ServingTemperature = "hot" | "warm" | "room temperature" | "cold" | "frozen";

/** A texture or feel in the mouth; strength 1 to 3. */
export interface FeltTerm {
  readonly term: string;
  readonly strength: number;
}

/** A smell; strength 1 to 3. */
export interface SmeltNote {
  readonly note: string;
  readonly strength: number;
}

/** How one food tastes, feels and smells. */
export interface FoodProfile {
  readonly taste: TasteProfile;
  readonly texture: readonly FeltTerm[];
  readonly mouthfeel: readonly FeltTerm[];
  readonly aroma: readonly SmeltNote[];
  readonly temperature: ServingTemperature | null;
  /** Only what the words say: "golden", "charred". */
  readonly appearance: readonly string[];
  /** One plain sentence. */
  readonly summary: string;
}
