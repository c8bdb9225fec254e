/** One food of a meal, read from text: what to show, how much, and the catalogue food it was matched with. */
export interface MealItem {
  readonly name: string;
  readonly brand: string | null;
  readonly attributes: readonly string[];
  readonly grams: number;
  readonly status: "matched" | "unresolved";
  readonly foodId: number | null;
}
