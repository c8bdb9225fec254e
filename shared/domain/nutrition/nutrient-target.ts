/** A bound on a compound. */
export type NutrientTarget = {
  /** The compound in plain words: "saturated fat". */
  readonly what: string;
  readonly compoundId: number;
  /** A compound that does not count: fibre in net carbohydrate. */
  readonly minusCompoundId: number | null;
  /** The kind of food without which there is none of the compound: no lactose without milk. */
  readonly carrier: string | null;
  /** What the bounds are for: see `measureTarget`. */
  readonly basis: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
  readonly gender: string | null;
  /** How much missing the bound counts, 1 for the usual. */
  readonly weight: number;
  /** Missing the bound rules the food out. */
  readonly isHard: boolean;
  readonly source: string;
};
