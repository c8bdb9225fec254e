/** A catalogue food with its composition. */
export type PantryFood = {
  readonly id: number;
  readonly name: string;
  readonly foodGroup: string;
  /** Per 100 g by compound id, each in the compound's own unit; a missing compound is unknown. */
  readonly amounts: ReadonlyMap<number, number>;
};

/** The foods of the recipe and all that may take a place in it. */
export type Pantry = {
  readonly foodOf: (id: number) => PantryFood | undefined;
};
