/** Catalogue foods with what rules and plans ask of them. */
export type FoodTable = {
  catalogueRelease: string;
  foods: ReadonlyMap<number, TableFood>;
};

/** A food; amounts per 100 g by compound id, in the compound's unit. */
export type TableFood = {
  id: number;
  name: string;
  foodGroup: string;
  amounts: ReadonlyMap<number, AmountRange>;
};

export type AmountRange = { low: number; value: number; high: number };
