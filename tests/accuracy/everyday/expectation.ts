/** A food that a sensible reader finds in a meal: how the catalogue may name it and how much it may weigh. */
export type ExpectedFood = {
  /** How the set calls it, for reports. */
  readonly label: string;
  readonly status: "matched" | "unresolved";
  /** Part of a dish that may also stand in the dish itself. */
  readonly isOptional: boolean;
  readonly minGrams: number;
  readonly maxGrams: number;
  readonly fits: (name: string) => boolean;
};

/** A meal text with every reading that is right: no foods, or one of several lists of foods. */
export type ExpectedMeal = {
  readonly kind: string;
  readonly text: string;
  readonly readings: readonly (readonly ExpectedFood[])[];
  /** Energy of the whole meal, kcal, where the set gives one. */
  readonly energyKcal: { readonly min: number; readonly max: number } | null;
};
