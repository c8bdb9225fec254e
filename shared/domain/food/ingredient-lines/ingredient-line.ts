/** A number with its unit: "400 g", "2 to 3 tablespoons" with `quantityMax`, "2 lb 4 oz" with `plus`. */
export type LineAmount = {
  readonly quantity: number;
  /** The upper end, when the line gives a range. */
  readonly quantityMax?: number;
  /** Singular, as a recipe writes it: "g", "oz", "pound", "cup", "tablespoon", "clove", "can"; null for a bare count. */
  readonly unit: string | null;
  /** What is added to it: the 4 oz of "2 lb 4 oz", the 2 tablespoons of "1 cup plus 2 tablespoons". */
  readonly plus?: LineAmount;
};

/** What one line of a recipe's ingredient list says. */
export type IngredientLine = {
  /** The food as the line words it, without amount, preparation and remarks; empty when there is none. */
  readonly name: string;
  /** The first measure's number; null when the line gives none, or only "few". */
  readonly quantity: number | null;
  readonly quantityMax?: number;
  /** As in `LineAmount`. */
  readonly unit: string | null;
  readonly plus?: LineAmount;
  /** Size words of the piece or unit: "large", "heaped", "extra large". */
  readonly size: string | null;
  /** What each of them holds: 400 g in "2 (400 g) cans", 50 g in "2 x 50 g pieces", 4 pounds in "1 4-pound goose". */
  readonly each?: LineAmount;
  /** The container or piece a measured amount comes in: "can" in "400 g can", "piece" in "3 cm piece". */
  readonly package?: string;
  /** True for "1 teaspoon each cumin and mace": the amount holds for every food the name lists. */
  readonly isForEach: boolean;
  /** The same amount in other measures: 3.5 oz in "100g/3½oz", 1 cup in "2 onions (about 1 cup)". */
  readonly others: readonly LineAmount[];
  /** Parts of the food that are meant, when only they are: "juice", "zest", "rind", "peel". */
  readonly parts: readonly string[];
  readonly preparation: string | null;
  readonly comment: string | null;
  /** What it is for: "for serving", "to garnish". */
  readonly purpose: string | null;
  readonly isOptional: boolean;
};
