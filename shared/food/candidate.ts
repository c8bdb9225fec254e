/** A catalogue food as the database offers it for a meal. Portion grams are of the whole label at the same index. */
export interface FoodCandidate {
  readonly id: number;
  readonly source: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly foodGroup: string;
  readonly portionLabels: readonly string[];
  readonly portionGrams: readonly number[];
  readonly defaultPortionGrams: number | null;
}

/** The answer of the catalogue to the queries of an outline. */
export interface FoundFoods {
  readonly foods: readonly FoodCandidate[];
  /** In how many catalogue foods each queried term stands. */
  readonly termFrequency: Readonly<Record<string, number>>;
  readonly foodCount: number;
}
