/** An amount as the text gives it, before any food is known. */
export interface Measure {
  /** How many of the unit: 2 in "2 slices", 0.5 in "half a cup". */
  readonly count: number;
  /** `mass` and `volume` carry an exact size, `piece` a unit word, `count` neither, `article` only "a". */
  readonly kind: "mass" | "volume" | "piece" | "count" | "article";
  /** Unit word in the singular: "slice", "cup", "can"; empty for bare counts. */
  readonly unit: string;
  /** Size words in the order met: "large", "single serving". */
  readonly sizes: readonly string[];
  /** Grams of one unit, when a mass was given. */
  readonly grams: number | null;
  /** Millilitres of one unit, when a volume was given. */
  readonly millilitres: number | null;
  /** The vessel or piece word beside an explicit size: "can" in "12 fl oz can". */
  readonly vessel: string;
  /** Energy of one unit in "100-calorie pack". */
  readonly kilocalories: number | null;
  /** True for "half of the rice": a share of something told before, or of its default portion. */
  readonly isShare: boolean;
}
