/** FDC ids of the compounds that tell of taste; sugars, water, fat, protein, alcohol in g, the rest in mg. */
export const compoundIds = {
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

/** The compounds to ask the catalogue for. */
export const sensoryCompoundIds: readonly number[] = Object.values(compoundIds);
