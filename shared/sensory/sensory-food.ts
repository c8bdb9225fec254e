/** A part of a catalogue recipe. */
export interface SensoryIngredient {
  readonly name: string;
  readonly foodGroup: string;
  readonly grams: number;
}

/** One food of a meal, as its senses are read: what the text calls it and what the catalogue knows of it. */
export interface SensoryFood {
  readonly itemId: number;
  /** The name that is shown. */
  readonly name: string;
  /** Null, as the group, for a food that no catalogue food matches. */
  readonly catalogueName: string | null;
  readonly foodGroup: string | null;
  /** Normalised words that the text says of it, in order. */
  readonly terms: readonly string[];
  /** What the text says beyond the name: states, "no salt". */
  readonly attributes: readonly string[];
  readonly grams: number;
  /** Per 100 g by compound id, in the compound's unit; an absent one is unknown, never zero. */
  readonly amounts: ReadonlyMap<number, number>;
  /** Of the catalogue's recipe; may be empty. */
  readonly ingredients: readonly SensoryIngredient[];
}
