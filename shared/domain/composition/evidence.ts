/** How a published amount is to be read (contract, 2.5). */
export type ValueType = "quantified" | "calculated" | "less_than" | "greater_than" | "trace" | "unquantified";

/** A compound as results name it. */
export type Compound = { id: number; name: string; identifier: string; unit: string };

/** What the catalogue knows of one compound in one food; amounts per 100 g in the compound's unit. */
export type Evidence = {
  foodId: number;
  compoundId: number;
  /** The point; for `less_than` and `greater_than` the bound; null for `trace` and `unquantified`. */
  amount: number | null;
  valueType: ValueType;
  /** Smallest and largest amount published; null where none is. */
  minimum: number | null;
  maximum: number | null;
  /** True where a related food's value stands in for a missing one. */
  interpolated: boolean;
  referenceIds: number[];
  /** The sources of a bound, where they are not those of the amount. */
  minimumReferenceIds?: number[];
  maximumReferenceIds?: number[];
};

/** A citable source. */
export type Reference = { id: number; citation: string };

/** Everything the sums of one meal need. */
export type MealEvidence = {
  catalogueRelease: string;
  compounds: Compound[];
  evidence: Evidence[];
  references: Reference[];
};
