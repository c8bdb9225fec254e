/** An ingredient of a catalogue recipe. */
export type SensoryIngredient = {
  readonly name: string;
  readonly foodGroup: string;
  readonly grams: number;
};

/** One food of a meal, the input of a profile: what the text says of it and what the catalogue has. */
export type SensoryFood = {
  readonly itemId: number;
  /** The name shown to the caller. */
  readonly name: string;
  /** Null, as is the group, for a food without a match in the catalogue. */
  readonly catalogueName: string | null;
  readonly foodGroup: string | null;
  /** The normalised words of the text for this food, in order. */
  readonly terms: readonly string[];
  /** What the text says beyond the name: states, "no salt". */
  readonly attributes: readonly string[];
  readonly grams: number;
  /** Per 100 g by compound id, in the compound's unit; a missing one is unknown, never zero. */
  readonly amounts: ReadonlyMap<number, number>;
  /** From the catalogue's recipe; may be empty. */
  readonly ingredients: readonly SensoryIngredient[];
};

/** FDC ids of the compounds that affect taste or texture; sugars, water, fat, protein, alcohol in g, the rest in mg. */
export const tasteCompoundIds = {
  protein: 1003,
  fat: 1004,
  carbohydrate: 1005,
  starch: 1009,
  sucrose: 1010,
  glucose: 1011,
  fructose: 1012,
  lactose: 1013,
  maltose: 1014,
  alcohol: 1018,
  citricAcid: 1032,
  malicAcid: 1039,
  water: 1051,
  caffeine: 1057,
  theobromine: 1058,
  galactose: 1075,
  fibre: 1079,
  potassium: 1092,
  sodium: 1093,
  sugars: 2000,
  naringenin: 1377,
} as const;

/** The compounds whose amounts a profile uses. */
export const sensoryCompoundIds: readonly number[] = Object.values(tasteCompoundIds);
