/** What a rule has against an ingredient. */
export type Breach = {
  /** The rule in plain words: "vegan", "milk allergy", "no mushrooms". */
  readonly rule: string;
  /** The kind that is out; null where words are. */
  readonly kind: string | null;
  /** The word that shows it: "parmesan". */
  readonly term: string;
  /** False where only some makes of the food hold it. */
  readonly isSure: boolean;
  /** Kinds that decide which rows of the tables fit. */
  readonly causes: readonly string[];
};
